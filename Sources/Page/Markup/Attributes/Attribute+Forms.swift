extension Attribute {
  package static func type(_ type: String) -> Self { Self(known: "type", type) }

  package static func name(_ name: String) -> Self { Self(known: "name", name) }

  /// The id of the control that a label names.
  package static func `for`(_ id: String) -> Self { Self(known: "for", id) }

  /// What a control holds.
  ///
  /// A view that also listens to its changes owns it: what the player types and the state does not
  /// take over is put back. So a field for a number keeps its text in the state as it is typed: an
  /// empty field on the way from 5 to 12 is no number, and would be filled with the 5 again.
  package static func value(_ value: String) -> Self { Self(.property(.value(value))) }

  package static func checked(_ isChecked: Bool) -> Self { Self(.property(.checked(isChecked))) }

  package static func selected(_ isSelected: Bool) -> Self {
    Self(.property(.selected(isSelected)))
  }

  package static func disabled(_ isDisabled: Bool = true) -> Self { flag("disabled", isDisabled) }

  package static func required(_ isRequired: Bool = true) -> Self { flag("required", isRequired) }

  package static func readonly(_ isReadOnly: Bool = true) -> Self { flag("readonly", isReadOnly) }

  package static func min(_ number: Double) -> Self { Self(known: "min", number) }

  package static func max(_ number: Double) -> Self { Self(known: "max", number) }

  package static func step(_ number: Double) -> Self { Self(known: "step", number) }

  package static func maxlength(_ count: Int) -> Self { Self(known: "maxlength", "\(count)") }

  package static func rows(_ count: Int) -> Self { Self(known: "rows", "\(count)") }

  package static func placeholder(_ text: String) -> Self { Self(known: "placeholder", text) }

  package static func inputmode(_ keyboard: String) -> Self { Self(known: "inputmode", keyboard) }

  package static func autocomplete(_ kind: String) -> Self { Self(known: "autocomplete", kind) }
}

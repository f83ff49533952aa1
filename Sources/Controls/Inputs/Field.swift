import Core
import Domain
import Markup
import Strings
import Time

/// Something to be typed under its name.
///
/// - Parameters:
///   - kind: what the control is, and all that is special about it.
///   - help: what more there is to know, read out after the name.
package func labelledField(
  _ id: String,
  _ name: String,
  _ kind: Attribute<Action>,
  _ value: String,
  help: String? = nil,
  _ action: @escaping (String) -> Action
) -> View {
  div(.class("field"), .key(id)) {
    label(.for(id)) { name }
    input(
      .class("input"),
      .id(id),
      kind,
      .group(help.map { _ in [.aria("describedby", id + "-help")] } ?? []),
      .value(value),
      .onValue(.input, action)
    )
    if let help { p(.class("help"), .id(id + "-help")) { help } }
  }
}

extension Attribute<Action> {
  /// A line of text that no browser has to remember.
  package static func text(upTo longest: Int) -> Self {
    .group([.type("text"), .autocomplete("off"), .maxlength(longest)])
  }
}

/// Something that is on or off; its name is for those who listen.
package func switchControl(
  _ name: String,
  isOn: Bool,
  isEnabled: Bool,
  _ action: @escaping (Bool) -> Action
) -> View {
  label(.class("switch")) {
    input(
      .type("checkbox"),
      .role("switch"),
      .aria("label", name),
      .disabled(!isEnabled),
      .checked(isOn),
      .onSwitch(.change, action)
    )
    span {}
  }
}

/// A day of a week to be chosen.
///
/// - Parameter kind: a checkbox or a radio button, and what choosing it does.
package func dayOption(_ day: Weekday, _ kind: Attribute<Action>, _ texts: Texts) -> View {
  label(.class("option day")) {
    input(kind, .aria("label", texts.name(of: day)))
    span(.aria("hidden", true)) { texts.shortName(of: day) }
  }
}

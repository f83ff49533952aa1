import AppCore
import Basics
import Domain
import Markup
import Strings
import Time

/// Something to be typed under its name.
package func labelledField(
  _ field: LabelledField,
  _ action: @escaping (String) -> Action
) -> View {
  div(.class("field"), .key(field.id)) {
    label(.for(field.id)) { field.name }
    field.control(
      .class(field.asks.exists ? "input asks" : "input"),
      .id(field.id),
      field.kind,
      .described(by: field.id, hasHelp: field.help.exists, asks: field.asks.exists),
      .value(field.value),
      .onValue(.input, action),
      .key(field.key)
    )
    if let asks = field.asks { message(asks, field.id) }
    if let help = field.help { p(.class("help"), .id(field.id + "-help"), .key("help")) { help } }
  }
}

/// Why a field cannot be taken yet, right under it.
///
/// - Parameter id: the field's; it is described by this.
package func message(_ words: String, _ id: String) -> View {
  p(.class("message"), .id(id + "-message"), .key("message")) { words }
}

extension Attribute<Action> {
  /// What is read out after a field's name: its message, then its help.
  package static func described(by id: String, hasHelp: Bool = false, asks: Bool) -> Self {
    let message = id + "-message"
    let help = id + "-help"
    switch (hasHelp, asks) {
    case (false, false): return .group([])
    case (true, false): return .aria("describedby", help)
    case (false, true): return .group([.aria("describedby", message), .aria("invalid", true)])
    case (true, true):
      return .group([.aria("describedby", message + " " + help), .aria("invalid", true)])
    }
  }

  /// *Enter*, and *Go* on a phone, do what the screen's main action does.
  package static func onEnter(_ action: Action) -> Self {
    .onKey { $0.hasSameScalars(as: "Enter") ? action : nil }
  }

  /// No keyboard changes what is no word.
  package static var letters: Self {
    .group([.attribute("autocapitalize", "characters"), .attribute("spellcheck", "false")])
  }

  /// Of a text area, which has two lines: a recovery code is as long on a phone.
  package static var writtenCode: Self {
    .group([
      .class("code"), .letters, .maxlength(60), .attribute("enterkeyhint", "go"),
    ])
  }

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
/// - Parameters:
///   - kind: a checkbox or a radio button, and what choosing it does.
///   - name: for those who listen, where it is more than a weekday.
package func dayOption(
  _ day: Weekday,
  _ kind: Attribute<Action>,
  _ texts: Texts,
  named name: String? = nil
) -> View {
  label(.class("option day")) {
    input(kind, .aria("label", name ?? texts.name(of: day)))
    span(.aria("hidden", true)) { texts.shortName(of: day) }
  }
}

/// What a field is called, what is in it, and what is said of it.
package struct LabelledField {
  let id: String
  let name: String
  let kind: Attribute<Action>
  let value: String
  let help: String?
  let asks: String?
  let key: String
  let control: VoidTag

  /// - Parameters:
  ///   - kind: what the control is, and all that is special about it.
  ///   - help: what more there is to know, read out after the name.
  ///   - asks: why it cannot be taken yet.
  ///   - key: another one makes it a new field, which can take the focus.
  ///   - control: what has one line, or several.
  package init(
    _ id: String,
    _ name: String,
    _ kind: Attribute<Action>,
    _ value: String,
    help: String? = nil,
    asks: String? = nil,
    key: String = "",
    control: VoidTag = input
  ) {
    (self.id, self.name, self.kind, self.value) = (id, name, kind, value)
    (self.help, self.asks, self.key, self.control) = (help, asks, key, control)
  }
}

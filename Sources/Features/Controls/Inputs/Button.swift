import AppCore
import Markup

/// The one main action of a screen.
///
/// - Parameter name: what it is called to those who listen; begins with the label.
package func mainAction(
  _ label: String,
  _ action: Action,
  named name: String? = nil,
  isEnabled: Bool = true
) -> View {
  button(
    .class("action"),
    .type("button"),
    .group(name.map { [.aria("label", $0)] } ?? []),
    .disabled(!isEnabled),
    .on(.click, action)
  ) { label }
}

/// Anything else that can be done.
package func quietAction(_ label: String, _ action: Action, isEnabled: Bool = true) -> View {
  button(
    .class("quiet"),
    .type("button"),
    .disabled(!isEnabled),
    .on(.click, action)
  ) { label }
}

/// What is no screen's main action and yet more than words.
package func outlinedAction(_ label: String, _ action: Action, isEnabled: Bool = true) -> View {
  button(
    .class("quiet outlined"),
    .type("button"),
    .disabled(!isEnabled),
    .on(.click, action)
  ) { label }
}

/// A picture to press; its name is for those who listen.
package func roundAction(
  _ picture: String,
  _ name: String,
  _ action: Action,
  isEnabled: Bool = true
) -> View {
  button(
    .class("round"),
    .type("button"),
    .aria("label", name),
    .disabled(!isEnabled),
    .on(.click, action)
  ) { pictogram(picture) }
}

/// Words that are read out and not shown.
package func hidden(_ words: String) -> View {
  span(.class("hidden-text")) { words }
}

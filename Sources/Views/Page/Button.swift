import AppCore
import Markup

/// The one main action of a screen.
func mainAction(_ label: String, _ action: Action, isEnabled: Bool = true) -> View {
  button(
    .class("action"),
    .type("button"),
    .disabled(!isEnabled),
    .on(.click, action)
  ) { label }
}

/// Anything else that can be done.
func quietAction(_ label: String, _ action: Action, isEnabled: Bool = true) -> View {
  button(
    .class("quiet"),
    .type("button"),
    .disabled(!isEnabled),
    .on(.click, action)
  ) { label }
}

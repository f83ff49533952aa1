import AppCore
import Markup

/// A row of a list that leads on, and says how things stand there.
package func leadingRow(
  _ picture: String,
  _ name: String,
  _ state: String,
  _ action: Action
) -> View {
  li(.key(name)) {
    button(.class("row"), .type("button"), .on(.click, action)) {
      span(.class("puck")) { pictogram(picture) }
      span(.class("grow")) {
        b { name }
        span(.class("soft")) { state }
      }
      pictogram("right")
    }
  }
}

/// A row of settings that leads on, and says how things stand there.
package func settingRow(_ name: String, _ state: String, _ action: Action) -> View {
  li(.key(name)) {
    button(.class("row"), .type("button"), .on(.click, action)) {
      span(.class("grow")) {
        b { name }
        span(.class("soft")) { state }
      }
      pictogram("right")
    }
  }
}

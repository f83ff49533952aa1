import AppCore
import Domain
import Markup

/// One step of a quest on its string.
struct Lantern {
  enum Light {
    /// The step is done, whatever the guess was.
    case lit
    /// The step comes next.
    case now
    case off
  }

  let picture: String
  let light: Light

  /// What the look calls the light.
  var className: String {
    switch light {
    case .lit: "lit"
    case .now: "now"
    case .off: "off"
    }
  }
}

extension Lantern {
  /// A lantern is 64 units wide and 84 high.
  static let proportion = 1.3125

  /// Drawn with its upper end at (`x`, `y`), `width` wide.
  func drawing(x: Double, y: Double, width: Double) -> View {
    let height = width * Self.proportion
    let side = width * 0.406
    let middle = y + height / 2
    return g(.class("lantern " + className)) {
      if light == .lit {
        circle(
          .class("halo"),
          .cx(x),
          .cy(middle),
          .r(width * 0.97),
          .fill("url(#halo)")
        )
      }
      use(
        .drawing("lantern-" + className),
        .x(x - width / 2),
        .y(y),
        .width(width),
        .height(height)
      )
      use(
        .class("mark mark-" + className),
        .drawing("i-" + picture),
        .x(x - side / 2),
        .y(middle - side / 2),
        .width(side),
        .height(side)
      )
    }
  }
}

/// The step that a screen is about, large.
func heroLantern(_ lantern: Lantern) -> View {
  svg(.class("hero-lantern"), .viewBox(0, 0, 64, 84), .aria("hidden", true)) {
    lantern.drawing(x: 32, y: 0, width: 64)
  }
}

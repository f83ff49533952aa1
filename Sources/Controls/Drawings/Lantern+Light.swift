import Core
import Markup

extension HangingLantern {
  var unlit: HangingLantern {
    HangingLantern(lantern: Lantern(picture: lantern.picture, light: .off), x: x, y: y)
  }

  /// A lantern's light, by itself, over the unlit one; a ring goes out from it.
  func catchingLight(_ width: Double) -> View {
    let light = Lantern(picture: lantern.picture, light: .lit)
    return g(.class("catches-light")) {
      halo(width)
      circle(.class("ring"), .cx(x), .cy(middle(width)), .r(width * 62 / 58))
      g(.class("light-itself")) {
        use(
          .drawing("lantern-lit"),
          .x(x - width / 2),
          .y(y),
          .width(width),
          .height(width * Self.proportion)
        )
        HangingLantern(lantern: light, x: x, y: y).mark(width)
      }
    }
  }
}

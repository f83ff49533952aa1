import AppCore
import Markup

extension HangingLantern {
  var unlit: HangingLantern {
    HangingLantern(lantern: Lantern(picture: lantern.picture, light: .off), x: x, y: y)
  }

  /// A lantern's light, by itself, over the unlit one; rings go out from it.
  ///
  /// Several of them, which come and go: to scale what is in a drawing is a layout in every frame.
  func catchingLight(_ width: Double) -> View {
    let light = Lantern(picture: lantern.picture, light: .lit)
    return g(.class("catches-light")) {
      halo(width)
      for radius in [46.0, 50, 54, 58, 62] {
        circle(.class("ring"), .cx(x), .cy(middle(width)), .r(width * radius / 58))
      }
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

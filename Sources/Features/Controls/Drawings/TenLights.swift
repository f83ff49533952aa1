import AppCore
import Markup

/// Ten small lanterns on a string, lit from the left: how many of ten.
package struct TenLights {
  private let lit: Int

  package init(_ lit: Int) { self.lit = lit }

  /// - Parameter name: for those who listen.
  package func drawing(named name: String) -> View {
    svg(.class("ten"), .viewBox(0, 0, 300, 44), .role("img"), .aria("label", name)) {
      path(.class("cord"), .d("M-6 4Q150 22 306 4"))
      for place in 0..<10 { light(place) }
    }
  }

  private func light(_ place: Int) -> View {
    let x = 15 + 30 * Double(place)
    let share = (x + 6) / 312
    let y = 4 + 36 * share * (1 - share) - 1
    let isLit = place < lit
    return g(.class(isLit ? "light on" : "light")) {
      if isLit { circle(.class("halo"), .cx(x), .cy(y + 18), .r(19), .fill("url(#halo)")) }
      path(.class("cord"), .d("M" + decimal(x) + " " + decimal(y + 1) + "v4"))
      rect(.class("ten-cap"), .x(x - 4), .y(y + 4), .width(8), .height(3), .rx(1.5))
      rect(
        .class(isLit ? "ten-lit" : "ten-off"),
        .x(x - 8.5),
        .y(y + 6.5),
        .width(17),
        .height(20),
        .rx(7.5)
      )
    }
  }
}

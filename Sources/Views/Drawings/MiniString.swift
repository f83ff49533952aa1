import AppCore
import Markup

/// A quest in a list, and where she is in the head of a quest.
func miniString(_ lanterns: [Lantern]) -> View {
  let count = Double(max(lanterns.count, 1))
  let width = min(8 + 16 * count, 104)
  let bulb = min(9, width / count * 0.7)
  return svg(
    .class("mini"),
    .viewBox(0, 0, width, 26),
    .width(width),
    .height(26),
    .aria("hidden", true)
  ) {
    path(
      .class("cord"),
      .d("M0 3Q" + decimal(width / 2) + " 13 " + decimal(width) + " 3")
    )
    for index in lanterns.indices {
      let share = (Double(index) + 0.5) / count
      let x = width * share
      let y = 3 + 20 * share * (1 - share)
      path(.class("cord"), .d("M" + decimal(x) + " " + decimal(y) + "v3"))
      rect(
        .class(lanterns[index].light == .off ? "bulb" : "bulb " + lanterns[index].className),
        .x(x - bulb / 2),
        .y(y + 2),
        .width(bulb),
        .height(11),
        .rx(bulb * 0.44)
      )
    }
  }
}

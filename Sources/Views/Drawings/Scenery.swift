import AppCore
import Markup

/// Stars at places that keep away from letters, since they read as accents.
///
/// - Parameter places: x and y by turns, from the upper left of a screen 375 units wide.
func stars(_ places: [Double]) -> View {
  let sizes = [1.2, 0.8, 1.6]
  return svg(
    .class("stars"),
    .viewBox(0, 0, 375, 812),
    .preserveAspectRatio("xMidYMin slice"),
    .aria("hidden", true)
  ) {
    for index in 0..<places.count / 2 {
      circle(
        .cx(places[index * 2]),
        .cy(places[index * 2 + 1]),
        .r(sizes[index % sizes.count])
      )
    }
  }
}

/// Three curves of land, as wide as the window.
func hills() -> View {
  svg(
    .class("hills"),
    .viewBox(0, 0, 1440, 160),
    .preserveAspectRatio("none"),
    .aria("hidden", true)
  ) {
    path(.class("hill-far"), .d("M0 70C160 10 330 20 480 70S790 120 960 60s330-50 480 10v90H0Z"))
    path(
      .class("hill-mid"),
      .d("M0 110C220 50 400 130 620 105S1010 60 1180 100s180 20 260 0v60H0Z")
    )
    path(
      .class("hill-near"),
      .d("M0 140c180-40 380 0 560-4s420-38 600-14 200 24 280 10v30H0Z")
    )
  }
}

import AppCore
import Markup

/// Stars at places that keep away from letters, since they read as accents.
///
/// - Parameter places: x and y by turns, from the upper left of a screen 375 units wide.
package func stars(_ places: [Double]) -> View {
  svg(
    .class("stars"),
    .viewBox(0, 0, 375, 812),
    .preserveAspectRatio("xMidYMin slice"),
    .aria("hidden", true)
  ) {
    dots("star middle", places, from: 0)
    dots("star small", places, from: 1)
    dots("star large", places, from: 2)
  }
}

/// Every third place: points that the round ends of their line make stars.
private func dots(_ name: String, _ places: [Double], from first: Int) -> View {
  var course = ""
  var index = first * 2
  while index + 1 < places.count {
    course += "M" + decimal(places[index]) + " " + decimal(places[index + 1]) + "h0"
    index += 6
  }
  return path(.class(name), .d(course))
}

/// Three curves of land, as wide as the window.
package func hills() -> View {
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

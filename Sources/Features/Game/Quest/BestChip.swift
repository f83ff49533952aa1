import AppCore
import Controls
import Markup

/// A guess that was closer than ever, with sparks of its own.
func bestChip(_ words: String) -> View {
  span(.class("chip best")) {
    pictogram("best")
    words
    svg(.class("best-sparks"), .viewBox(0, 0, 200, 60), .aria("hidden", true)) {
      sparks(places)
    }
  }
}

/// x, y and radius by turns, around the chip and never on its letters.
private let places: [Double] =
  [8, 0, 8, 52, 2, 4, 104, 0, 5, 152, 3, 4, 188, -2, 8, 20, 46, 5, 178, 44, 6]

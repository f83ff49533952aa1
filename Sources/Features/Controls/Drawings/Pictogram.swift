import AppCore
import Basics
import Domain
import Markup

/// One drawing of the sprite that stands in the page, in the color of the text around it.
///
/// Words beside it say the same, so it is hidden from those who listen.
package func pictogram(_ name: String, as kind: String = "icon") -> View {
  svg(.class(kind), .aria("hidden", true)) {
    use(.drawing("i-" + name))
  }
}

/// The flame of days in a row: it burns in color, or rests and is hollow.
package func flame(isBurning: Bool) -> View { pictogram(flameDrawing(isBurning: isBurning)) }

/// Its drawing's name in the sprite.
package func flameDrawing(isBurning: Bool) -> String { isBurning ? "flame-on" : "flame-rest" }

/// The shape of a rating: never its color alone says something.
package func glyph(_ rating: Rating) -> View {
  pictogram(rating == .close ? "close-to" : rating.className, as: "glyph is-" + rating.className)
}

extension Rating {
  package var className: String {
    switch self {
    case .spotOn: "spot-on"
    case .close: "close"
    case .off: "off"
    case .wayOff: "way-off"
    }
  }
}

extension Icon {
  /// What a family can choose; a lantern stands for what this version does not know.
  package static let pictures = [
    "shirt", "jacket", "shoe", "comb", "teeth", "shower", "bed", "bowl", "apple", "lunch", "bottle",
    "cup", "bag", "book", "pencil", "laptop", "map", "keys", "bus", "bicycle", "friend", "ball",
    "music", "headphones", "plant", "bone", "sock", "wand",
  ]

  /// The drawing's name in the sprite.
  package var picture: String {
    Self.pictures.contains { $0.hasSameScalars(as: name) } ? name : "quests"
  }
}

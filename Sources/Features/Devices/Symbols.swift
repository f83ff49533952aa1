import AppCore
import Controls
import Domain
import Markup
import Strings

/// What two people compare: 64 pictures with their names.
///
/// NB: devices of different versions show the same, so a picture keeps its place. First come those of routines: a
/// literal of their own would travel with the first part. Behind the last of these come those of
/// `Public/symbols.svg`, which go by their numbers.
private var pictures: [String] {
  Icon.pictures + [
    "letter", "box", "lock", "calendar", "gear", "flame-on", "quests", "best", "breath", "bell",
  ]
}

/// Four of them, to be read out as well.
func symbols(_ numbers: [Int], _ texts: DeviceTexts) -> View {
  let (names, pictures) = (texts.symbols, pictures)
  return ul(.class("four"), .key("symbols")) {
    for number in numbers where names.indices.contains(number) {
      li {
        pictogram(pictures.indices.contains(number) ? pictures[number] : "s\(number)")
        names[number]
      }
    }
  }
}

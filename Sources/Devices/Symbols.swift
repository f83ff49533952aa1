import Controls
import Core
import Domain
import Markup
import Strings

/// What two people compare: 64 pictures with their names.
///
/// NB: devices of different versions show the same, so a picture keeps its place. First come those of routines: a
/// literal of their own would travel with the first part. After the last of these a name stands under its first
/// letter.
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
        if pictures.indices.contains(number) {
          pictogram(pictures[number])
        } else {
          span(.class("letter"), .data("letter", firstLetter(of: names[number]))) {}
        }
        names[number]
      }
    }
  }
}

private func firstLetter(of name: String) -> String {
  name.unicodeScalars.first.map { String($0) } ?? ""
}

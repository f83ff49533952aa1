import Controls
import Core
import Markup
import Strings

/// What two people compare: 64 pictures with their names.
///
/// NB: devices of different versions show the same, so a picture keeps its place. After the last of these a name
/// stands under its first letter.
private let pictures = [
  "shirt", "jacket", "shoe", "comb", "teeth", "shower", "bed", "bowl", "apple", "lunch", "bottle",
  "cup", "bag", "book", "pencil", "laptop", "map", "keys", "bus", "bicycle", "friend", "ball",
  "music", "headphones", "plant", "bone", "sock", "wand", "letter", "box", "lock", "calendar",
  "gear", "flame-on", "quests", "best", "breath", "bell",
]

/// Four of them, to be read out as well.
func symbols(_ numbers: [Int], _ texts: DeviceTexts) -> View {
  let names = texts.symbols
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
  String(String.UnicodeScalarView(name.unicodeScalars.prefix(1)))
}

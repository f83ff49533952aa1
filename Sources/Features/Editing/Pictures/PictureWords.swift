import Basics
import Controls
import Domain
import Strings
import SyncWire

extension Texts {
  /// The picture that goes with a name; a lantern where none of its words is known.
  package func picture(for name: String) -> Icon {
    pictures(for: name).first.map { Icon($0) } ?? .plain
  }

  /// Pictures that go with a name, the best first.
  ///
  /// Where two words speak for different ones, the later word does: it is the thing in "Brush teeth".
  func pictures(for name: String) -> [String] {
    let words = Self.words(TaskName(name).folded)
    if words.isEmpty { return [] }
    var found: [(picture: String, score: Int)] = []
    for (picture, known) in zip(Icon.pictures, family.editor.pictureWords) {
      let score = Self.score(of: words, among: Self.words(Array(known.utf8)))
      guard score > 0 else { continue }
      let place = found.firstIndex { $0.score < score } ?? found.count
      found.insert((picture, score), at: place)
    }
    return found.map { $0.picture }
  }

  private static func score(of words: [ArraySlice<UInt8>], among known: [ArraySlice<UInt8>]) -> Int
  {
    var best = 0
    for (place, word) in words.enumerated() where known.contains(where: { word.speaks(of: $0) }) {
      best = place + 1
    }
    return best
  }

  /// What stands between blanks and signs.
  private static func words(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { !$0.isLetter && $0 < 0x80 }
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is the word, or a longer one that begins with it: "packing" with "pack".
  fileprivate func speaks(of word: Self) -> Bool {
    word.count < 4 ? elementsEqual(word) : starts(with: word)
  }
}

extension Icon {
  /// Four pictures to begin with: what goes with a name, then their neighbours in the list, which is in kinds.
  ///
  /// Whatever is chosen of them, they stay: nothing moves under a finger.
  static func fitting(_ proposed: [String]) -> [String] {
    var four: [String] = []
    func take(_ picture: String) {
      if four.count < 4, !four.contains(where: { $0.hasSameScalars(as: picture) }) {
        four.append(picture)
      }
    }
    for picture in proposed { take(picture) }
    let best = four.first.flatMap { first in
      pictures.firstIndex { $0.hasSameScalars(as: first) }
    }
    for distance in 0..<pictures.count {
      for place in [(best ?? 0) - distance, (best ?? 0) + distance]
      where pictures.indices.contains(place) { take(pictures[place]) }
    }
    return four
  }
}

import TextTables

@testable import Strings

/// Everything that a language can say, with samples in the places of its parameters.
struct SaidTexts {
  struct Said {
    /// Where it stands: "reveal.spotOn.remarks".
    let place: String
    let text: String
  }

  private(set) var all: [Said] = []

  /// None, one, a few, and the numbers that languages with more plurals treat by themselves.
  private static let numbers = [0, 1, 2, 3, 5, 11, 21, 22, 50, 100, 101, 1940]
  private static let words = ["Breakfast", "2 min 10 s", "Monday", ""]

  init(_ language: Language) {
    var number = 0
    for section in language.file.module {
      for entry in section.entries {
        let place = section.type == "Texts" ? entry.name : section.path + "." + entry.name
        for text in Self.said(entry, number, language.texts) {
          all.append(Said(place: place, text: text))
        }
        number += 1
      }
    }
    for (name, text) in language.page { all.append(Said(place: "page." + name, text: text)) }
  }

  private static func said(_ entry: TextFile.Entry, _ number: Int, _ texts: Texts) -> [String] {
    if entry.isList, entry.parameters.isEmpty { return texts.list(number) }
    let samples = samples(for: entry.parameters[...])
    if !entry.isList { return samples.map { texts.said(number, $0) } }
    return (0..<entry.texts.count).flatMap { turn in
      samples.map { texts.item(number, turn, $0) }
    }
  }

  private static func samples(for parameters: ArraySlice<TextFile.Parameter>) -> [[Argument]] {
    guard let first = parameters.first else { return [[]] }
    let rest = samples(for: parameters.dropFirst())
    let ones = first.isNumber ? numbers.map { Argument.number($0) } : words.map { .words($0) }
    return ones.flatMap { one in rest.map { [one] + $0 } }
  }
}

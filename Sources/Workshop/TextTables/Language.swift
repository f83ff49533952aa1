import Strings

/// A language with all that there is of it: what the module reads, and what is for others.
package struct Language: Sendable {
  /// As browsers call it: "en".
  package let name: String
  package let file: TextFile
  /// The tables of both parts, and what the first one is without the other.
  package let table: [UInt8]
  package let laterTable: [UInt8]
  package let firstTexts: Texts
  package let texts: Texts
  /// What stands in index.html itself, each text by its name there.
  package let page: [String: String]
  /// Whole words, in lower case, that no text of the player's screens has.
  package let neverSaid: [String]
  /// Words that are never said of a guess: it is longer or shorter.
  package let neverSaidOfGuesses: [String]

  /// - Throws: what a translator has to look at.
  package init(_ file: TextFile) throws(LanguageFault) {
    guard let rule = file.pluralRule else { throw LanguageFault("There is no rule for plurals.") }
    self.file = file
    table = file.table(.first, rule)
    laterTable = file.table(.later, rule)
    guard let firstTexts = Texts(table), let texts = firstTexts.joined(by: laterTable) else {
      throw LanguageFault(
        "These texts have other names than the module's, which was built of another table."
      )
    }
    self.firstTexts = firstTexts
    self.texts = texts
    name = texts.language
    page = Dictionary(
      uniqueKeysWithValues: (file.sections.first { $0.path == "page" }?.entries ?? []).map {
        ($0.name, $0.plainTexts.joined())
      }
    )
    neverSaid = file.entry("neverSaid", "anywhere")?.plainTexts ?? []
    neverSaidOfGuesses = file.entry("neverSaid", "ofGuesses")?.plainTexts ?? []
  }
}

package struct LanguageFault: Error {
  package let words: String

  init(_ words: String) { self.words = words }
}

extension TextFile.Entry {
  var plainTexts: [String] {
    texts.map { text in
      text.pieces.map { if case .words(let words) = $0 { words } else { "" } }.joined()
    }
  }
}

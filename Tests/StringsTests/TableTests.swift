import Strings
import TestApp
import Testing
import TextTables

/// The table that the page loads beside the module.
@Suite struct TableTests {
  private let table = Language.english.table

  @Test func aWholeTableIsTaken() {
    #expect(Texts(table)?.appName == "TimeQuest")
  }

  @Test func aTableThatIsCutOffIsRefusedWherever() {
    for length in stride(from: 0, to: table.count, by: 97) {
      #expect(Texts(Array(table.prefix(length))) == nil)
    }
    #expect(Texts(table + [0]) == nil)
  }

  @Test func aTableWithADamagedByteIsRefusedWherever() {
    for place in stride(from: 0, to: table.count, by: 101) {
      var damaged = table
      damaged[place] ^= 0x10
      #expect(Texts(damaged) == nil)
    }
  }

  @Test func aTableOfOtherNamesIsRefused() throws {
    let file = try TextFile(
      Language.englishFile(changed: ["doneToday = Done today": "doneTomorrow = Done tomorrow"])
    )
    #expect(throws: LanguageFault.self) { try Language(file) }
    #expect(Texts(file.table(.oneOther)) == nil)
  }

  /// It is part of every first visit.
  @Test func aTableIsNotMuchLargerThanItsWords() {
    let words = SaidWords.count(in: Language.english.file)
    #expect(table.count < words + words / 10)
  }
}

/// How long all texts are, in bytes.
private enum SaidWords {
  static func count(in file: TextFile) -> Int {
    file.module.flatMap { $0.entries }.flatMap { $0.texts }.map { length(of: $0) }.reduce(0, +)
  }

  private static func length(of text: TextPattern) -> Int {
    text.pieces.reduce(0) { sum, piece in
      switch piece {
      case .words(let words): sum + words.utf8.count
      case .argument: sum + 2
      case .plural(_, let forms): sum + forms.reduce(3) { $0 + 3 + length(of: $1.text) }
      }
    }
  }
}

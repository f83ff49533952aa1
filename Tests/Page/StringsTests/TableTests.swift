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
    #expect(Texts(file.table(.first, .oneOther)) == nil)
    #expect(Language.english.firstTexts.joined(by: file.table(.later, .oneOther)) == nil)
  }

  @Test func theLaterTableIsTakenOnceAndBehindTheFirst() {
    let later = Language.english.laterTable
    let first = Language.english.firstTexts
    #expect(Texts(later) == nil && first.joined(by: table) == nil)
    #expect(first.joined(by: later)?.days.onWeekday == Texts.english.days.onWeekday)
    #expect(first.joined(by: later)?.joined(by: later) == nil)
    #expect(first.joined(by: Array(later.dropLast())) == nil)
  }

  @Test func whatHasNotComeYetSaysNothing() {
    let first = Language.english.firstTexts
    #expect(first.family.title.isEmpty && first.days.onWeekday.isEmpty)
    #expect(first.patterns.guesses(3).isEmpty)
  }

  /// It is part of every first visit.
  @Test func aTableIsNotMuchLargerThanItsWords() {
    let words = SaidWords.count(in: Language.english.file)
    #expect(table.count + Language.english.laterTable.count < words + words / 10)
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

import Basics
import Foundation
import Strings
import Testing

/// Rule 1 of the product page, over every text there is in every language.
@Suite struct SaidTextsTests {
  private func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map { String($0) })
  }

  @Test func theCheckSeesEveryMemberOfTheTable() {
    for language in Language.all {
      let said = SaidTexts(language)
      #expect(said.unknown == [])
      #expect(said.all.count > 200)
    }
  }

  @Test func noTextSaysAWordOfJudgement() {
    for language in Language.all {
      for said in SaidTexts(language).all {
        let found = words(of: said.text).intersection(language.neverSaid)
        #expect(found == [], "\(language.texts.language) \(said.place): \(said.text)")
      }
    }
  }

  /// *Under way* and the like have nothing to do with a guess.
  @Test func aGuessIsLongerOrShorter() {
    let aboutOtherThings = ["home.", "trouble.", "page."]
    for language in Language.all {
      for said in SaidTexts(language).all
      where !aboutOtherThings.contains(where: { said.place.hasPrefix($0) }) {
        let found = words(of: said.text).intersection(language.neverSaidOfGuesses)
        #expect(found == [], "\(language.texts.language) \(said.place): \(said.text)")
      }
    }
  }

  @Test func noTextShouts() {
    for language in Language.all {
      for said in SaidTexts(language).all {
        #expect(
          said.text.filter { $0 == "!" || $0 == "！" }.count <= 1,
          "\(said.place): \(said.text)"
        )
      }
    }
  }

  @Test func noRemarkIsSaidOfTwoRatings() {
    for language in Language.all {
      let reveal = language.texts.reveal
      let remarks = [reveal.spotOn, reveal.close, reveal.off, reveal.wayOff]
        .flatMap { $0.remarks.map { $0("Breakfast") } }
      #expect(Set(remarks).count == remarks.count)
    }
  }

  @Test func eachLanguageNamesSevenDaysAndTwelveMonths() {
    for language in Language.all {
      #expect(Set(language.texts.days.weekdays).count == 7)
      #expect(Set(language.texts.days.months).count == 12)
    }
  }

  // The check itself.

  private struct PlantedTexts {
    let plain = "You should"
    let counted: @Sendable (Int) -> String = { $0 == 21 ? "Too LATE!" : "fine" }
    let inner = InnerTexts()
  }

  private struct InnerTexts {
    let remarks: [@Sendable (String) -> String] = [{ "\($0) failed." }]
  }

  @Test func plantedWordsAreFound() {
    let found = SaidTexts(PlantedTexts()).all.flatMap { words(of: $0.text) }
    #expect(["should", "late", "failed"].allSatisfy { found.contains($0) })
  }

  private struct OddTexts {
    let maybe: String? = nil
    let other: @Sendable (Double) -> String = { _ in "bad" }
    let isolated: [String: String] = ["one": "bad"]
    let none: [String] = []
    let pair = ("bad", "worse")
  }

  @Test func membersThatTheCheckCannotReadAreFound() {
    #expect(SaidTexts(OddTexts()).unknown.count == 5)
  }

  // What a mirror cannot see.

  @Test func everyTextIsAStoredMemberOfTheTable() throws {
    let computed = try sources().flatMap { file in
      file.text.split(separator: "\n").filter {
        $0.contains("package var ") || $0.contains("package func ")
          || $0.contains("package static func ") || $0.contains("package static var ")
          || $0.contains("public ")
      }.map { "\(file.name): \($0)" }
    }
    #expect(computed == [])
  }

  @Test func everyLanguageIsChecked() throws {
    let tables = try sources().map { $0.text.split(separator: "= Texts(").count - 1 }
    #expect(tables.reduce(0, +) == Language.all.count)
    #expect(Set(Language.all.map { $0.texts.language }).count == Language.all.count)
  }

  private func sources() throws -> [(name: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Strings")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count > 3)
    return try names.map {
      (name: $0, text: try String(contentsOf: root.appending(path: $0), encoding: .utf8))
    }
  }
}

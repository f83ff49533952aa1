import Foundation
import Strings
import TestApp
import Testing
import TextTables

/// Another language is one more file.
@Suite struct SecondLanguageTests {
  private static let german = [
    "language = en": "language = de", "thousands = ,": "thousands = .",
    "compounds = no": "compounds = yes",
    "start = Start": "start = Los",
    "ready(#steps) = Ready, {steps|one: {steps} step|other: {steps} steps}":
      "ready(#steps) = {steps|one: Ein Schritt|other: {steps} Schritte}, bereit",
    "  - on Monday": "  - am Montag",
    "inHours(#number) = {number}\u{A0}h": "inHours(#number) = {number}\u{A0}Std.",
  ]

  @Test func aFileBesideTheFirstIsALanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, lines) in [("en", [:]), ("de", Self.german)] {
      try Language.englishFile(changed: lines)
        .write(to: folder.appending(path: name + ".texts"), atomically: true, encoding: .utf8)
    }
    let languages = try Languages(folder.path)
    #expect(languages.all.map { $0.name } == ["en", "de"])
    let texts = try #require(languages.language("de")?.texts)
    #expect(texts.home.ready(1) == "Ein Schritt, bereit")
    #expect(texts.home.ready(3) == "3 Schritte, bereit")
    #expect(texts.number(12_345) == "12.345")
    #expect(texts.days.onWeekday[0] == "am Montag")
    #expect(texts.buildsCompounds)
    #expect(languages.language("en")?.texts.buildsCompounds == false)
    #expect(languages.language("de")?.firstTexts.home.start == "Los")
  }

  @Test func aLanguageThatLacksSomethingStopsTheBuild() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Language.englishFile(changed: [:])
      .write(to: folder.appending(path: "en.texts"), atomically: true, encoding: .utf8)
    try Language.englishFile(changed: ["start = Start": ""])
      .write(to: folder.appending(path: "de.texts"), atomically: true, encoding: .utf8)
    #expect(throws: LanguageFault.self) { try Languages(folder.path) }
  }
}

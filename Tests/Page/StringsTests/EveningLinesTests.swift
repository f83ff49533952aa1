import Foundation
import Testing
import TextTables

/// What is said of the things of an evening stands beside the table, a line each, in every language.
@Suite struct EveningLinesTests {
  private func lines(_ language: String) throws -> [[Substring]] {
    let tables = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Page/Strings/Tables/")
    let file = tables.appending(path: "Evening/\(language).lines")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .map { $0.split(separator: "|", omittingEmptySubsequences: false) }
  }

  @Test func everyThingHasANameAndASentence() throws {
    let lines = try lines("en")
    #expect(lines.count == 60)
    for line in lines {
      #expect(line.count == 2 && line.allSatisfy { !$0.isEmpty }, "\(line)")
      #expect(line.last?.hasSuffix(".") == true, "\(line)")
    }
  }

  @Test func nothingIsSaidThatJudges() throws {
    let never: Set = [
      "wrong", "fail", "failed", "bad", "late", "slow", "lost", "missed", "should", "must", "only",
      "over",
    ]
    for line in try lines("en") {
      let words = line.joined(separator: " ").lowercased().split { !$0.isLetter }.map { String($0) }
      #expect(never.isDisjoint(with: words), "\(line)")
    }
  }
}

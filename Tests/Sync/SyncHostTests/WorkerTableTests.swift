import Foundation
import Testing

@testable import SyncHost

/// What the worker and Swift's module call by the same numbers.
@Suite struct WorkerTableTests {
  @Test func everyKindHasItsNumberAndItsNameOnBothSides() throws {
    #expect(try Self.table("MESSAGES") == MessageKind.allCases.map { "\($0): \($0.rawValue)," })
    #expect(try Self.table("ORDERS") == OrderKind.allCases.map { "\($0): \($0.rawValue)," })
    #expect(try Self.table("ROWS") == RowKind.allCases.map { "\($0): \($0.rawValue)," })
    #expect(try Self.table("CALLERS") == CallerKind.allCases.map { "\($0): \($0.rawValue)," })
    #expect(try Self.table("QUESTIONS") == QuestionKind.allCases.map { "\($0): \($0.rawValue)," })
    #expect(try Self.table("FORMS") == AnswerForm.allCases.map { "\($0): \($0.rawValue)," })
  }

  /// One without would be asked for in vain.
  @Test func everyQuestionHasOneAnswererAndEveryMessageOneWriter() throws {
    for kind in QuestionKind.allCases { #expect(try Self.rows(kind, in: "answers.js") == 1) }
    for kind in MessageKind.allCases { #expect(try Self.rows(kind, in: "machine.js") == 1) }
    for kind in RowKind.allCases { #expect(try Self.rows(kind, in: "rows.js") == 1) }
    for kind in CallerKind.allCases { #expect(try Self.rows(kind, in: "worker.js") == 1) }
    // These two are no work of a lane's: they are done at once.
    for kind in OrderKind.allCases where kind != .show && kind != .listen {
      #expect(try Self.rows(kind, in: "worker.js") == 1)
    }
  }

  /// The lines of a table, such as `begin: 0,`.
  private static func table(_ name: String) throws -> [String] {
    let lines = try script("numbers.js").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("export const \(name) = {") })
    let rows = lines[(start + 1)...].prefix { $0 != "};" }
    return rows.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func rows<Kind>(_ kind: Kind, in name: String) throws -> Int {
    let row = try Regex("^  (async )?\(kind)[:(]")
    let lines = try script(name).components(separatedBy: "\n")
    return lines.count { $0.firstMatch(of: row) != nil }
  }

  private static func script(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Public/runtime/later/sync")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}

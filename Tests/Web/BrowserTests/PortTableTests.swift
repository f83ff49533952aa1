import Access
import App
import AppCore
import Editing
import Family
import Foundation
import Game
import Setup
import Testing
import Transfer

/// What JavaScript and Swift call by the same numbers.
///
/// In `Public/runtime`, `port.js` has those of the first scripts, and `later/kinds.js` those of the later ones.
@Suite struct PortTableTests {
  @Test func everyKindOfRequestHasItsNumberAndItsNameOnBothSides() throws {
    let kinds = PortKind.allCases.map { "\($0): \($0.rawValue)," }
    #expect(try Self.table("KINDS") == kinds)
  }

  @Test func allNewsHaveTheirNumbersAndTheirNamesOnBothSides() throws {
    let news = NewsKind.allCases.map { "\($0): \($0.rawValue)," }
    #expect(try Self.table("NEWS") == news)
  }

  /// A kind without a row would be asked for in vain, and so would one whose number has not come yet.
  @Test func everyKindHasOneRowInTheScriptsOfItsTable() throws {
    let scripts = try Self.parts.map { part in
      try Self.scripts(in: part.folder).filter { $0.contains("ows") }
    }
    for kind in PortKind.allCases {
      let row = try Regex("(?m)^ {2,6}(async )?\(kind)[:(,]")
      let rows = scripts.map { $0.count { $0.firstMatch(of: row) != nil } }
      let entries = try Self.parts.map {
        try $0.lines(of: "KINDS").count { $0.hasPrefix("\(kind):") }
      }
      #expect(rows == entries && rows.reduce(0, +) == 1, "\(kind)")
    }
  }

  /// Otherwise they would be told before they have a number.
  @Test func whatTheFirstScriptsTellIsInTheFirstTable() throws {
    let first = try Self.scripts(in: Self.parts[0].folder).joined()
    for line in try Self.parts[1].lines(of: "NEWS") {
      let name = try #require(line.components(separatedBy: ":").first)
      #expect(!first.contains("'\(name)'"))
    }
  }

  /// The lines of both parts of a table, in the order of their numbers.
  private static func table(_ name: String) throws -> [String] {
    try parts.flatMap { try $0.lines(of: name) }.sorted { number(of: $0) < number(of: $1) }
  }

  /// Of a line such as `append: 1,`.
  private static func number(of line: String) -> Int {
    Int(line.filter(\.isNumber)) ?? 0
  }

  private static let parts = [
    TablePart(folder: "", file: "port.js"), TablePart(folder: "later/", file: "later/kinds.js"),
  ]

  /// All in a folder, but for the tables themselves.
  private static func scripts(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: TablePart.runtime + folder)
    return try names.map { folder + $0 }
      .filter { file in file.hasSuffix(".js") && !parts.contains { $0.file == file } }
      .map(TablePart.text(of:))
  }
}

/// The tables of one file, and where the scripts lie whose rows they number.
private struct TablePart {
  let folder: String
  let file: String

  func lines(of table: String) throws -> [String] {
    let parts = try Self.text(of: file).components(separatedBy: "const \(table) = {\n")
    let lines = try #require(parts.dropFirst().first?.components(separatedBy: "\n};").first)
    return lines.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  static func text(of file: String) throws -> String {
    try String(contentsOfFile: runtime + file, encoding: .utf8)
  }

  static var runtime: String {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(root)/Public/runtime/"
  }
}

import Access
import App
import Core
import Editing
import Family
import Foundation
import Game
import Setup
import Testing
import Transfer

/// What `Public/runtime/port.js` and Swift call by the same numbers.
@Suite struct PortTableTests {
  @Test func everyKindOfRequestHasItsNumberAndItsNameOnBothSides() throws {
    let kinds = PortKind.allCases.map { "\($0): \($0.rawValue)," }
    #expect(try Self.table("KINDS") == kinds)
  }

  @Test func allNewsHaveTheirNumbersAndTheirNamesOnBothSides() throws {
    let news = NewsKind.allCases.map { "\($0): \($0.rawValue)," }
    #expect(try Self.table("NEWS") == news)
  }

  /// A kind without a row would be asked for in vain.
  @Test func everyKindHasOneRow() throws {
    let files = try ["", "later/"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: Self.runtime + folder).map { folder + $0 }
    }
    let subjects = try files.filter { $0.hasSuffix(".js") && $0 != "port.js" }.map { name in
      try String(contentsOfFile: Self.runtime + name, encoding: .utf8)
    }
    for kind in PortKind.allCases {
      let row = try Regex("(?m)^ {2,6}(async )?\(kind)[:(,]")
      let count = subjects.filter { $0.contains("ows") && $0.firstMatch(of: row) != nil }.count
      #expect(count == 1, "\(kind)")
    }
  }

  /// The lines of a table.
  private static func table(_ name: String) throws -> [String] {
    let file = try String(contentsOfFile: runtime + "port.js", encoding: .utf8)
    let table = try #require(file.components(separatedBy: "const \(name) = {\n").dropFirst().first)
    let lines = try #require(table.components(separatedBy: "\n};").first)
    return lines.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static var runtime: String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(root)/Public/runtime/"
  }
}

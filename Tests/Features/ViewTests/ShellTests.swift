import Foundation
import Game
import Strings
import TestApp
import Testing
import TextTables

/// What a first paint shows stands in a file, because no screen of Swift can be drawn before Swift is there.
@Suite struct ShellTests {
  @Test func theShellInThePageIsTheOneThatSwiftDraws() throws {
    for language in [Language.english, .pseudo] {
      #expect(language.filled(try Self.file) == shell(language.texts).html)
    }
  }

  /// As `Scripts/build-page` puts it into the page.
  private static var file: String {
    get throws {
      let path = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Public/shell.html")
      let text = try String(contentsOf: path, encoding: .utf8)
      let behindTheComment = try #require(text.firstRange(of: "-->")).upperBound
      return text[behindTheComment...].split(separator: "\n")
        .map { String($0.trimmingPrefix { $0 == " " }) }.joined()
    }
  }
}

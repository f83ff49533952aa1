import Domain
import Foundation
import Testing

@testable import Controls
@testable import Game

/// The drawings that screens name, and those that there are.
@Suite struct DrawingIDTests {
  private static let sprite = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../Public/drawings.svg")
    .standardizedFileURL

  /// What stands between a beginning and the next end.
  private func parts(of text: String, from start: String, to end: Character) -> [String] {
    text.components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != end }) }
  }

  private func drawn() throws -> Set<String> {
    Set(parts(of: try String(contentsOf: Self.sprite, encoding: .utf8), from: " id=\"", to: "\""))
  }

  @Test func everyDrawingThatAScreenNamesIsThere() throws {
    let drawn = try drawn()
    for (name, html) in Gallery.play() {
      // What a screen draws itself, such as the wedge's clip path, it may name too.
      let known = drawn.union(parts(of: html, from: " id=\"", to: "\""))
      let named =
        parts(of: html, from: "href=\"#", to: "\"") + parts(of: html, from: "url(#", to: ")")
      #expect(!named.isEmpty || !html.contains("<use"), "\(name)")
      for id in named { #expect(known.contains(id), "\(name) names #\(id)") }
    }
  }

  @Test func everyPictureThatAFamilyCanChooseIsThere() throws {
    let drawn = try drawn()
    for picture in Icon.pictures { #expect(drawn.contains("i-" + picture), "\(picture)") }
  }
}

import Domain
import Foundation
import Testing

@testable import Controls
@testable import Game

/// The drawings that screens name, and those that there are.
@Suite struct DrawingIDTests {
  private static func file(_ name: String) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../../Public/" + name)
      .standardizedFileURL
  }

  /// What stands between a beginning and the next end.
  private func parts(of text: String, from start: String, to end: Character) -> [String] {
    text.components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != end }) }
  }

  private func drawn(in file: String = "drawings.svg") throws -> Set<String> {
    let text = try String(contentsOf: Self.file(file), encoding: .utf8)
    return Set(parts(of: text, from: " id=\"", to: "\""))
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

  /// Some of them come with what is loaded last.
  @Test func everyDrawingOfThePagesOfDevicesIsThere() throws {
    let drawn = try drawn().union(drawn(in: "symbols.svg"))
    var named: Set<String> = []
    for (_, html) in Gallery.devices() {
      named.formUnion(parts(of: html, from: "href=\"#", to: "\""))
    }
    #expect(named.subtracting(drawn) == [])
    #expect(named.isSuperset(of: try self.drawn(in: "symbols.svg")))
  }

  @Test func everyPictureThatAFamilyCanChooseIsThere() throws {
    let drawn = try drawn()
    for picture in Icon.pictures { #expect(drawn.contains("i-" + picture), "\(picture)") }
  }
}

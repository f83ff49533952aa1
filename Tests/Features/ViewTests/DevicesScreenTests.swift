import Basics
import Devices
import Foundation
import TestApp
import Testing
import TextTables

@Suite struct DevicesScreenTests {
  private static let screens = Gallery.devices()

  @Test func everyScreenHasOneHeadingThatIsFocusedAndOneMain() {
    #expect(Self.screens.count > 50)
    for (name, html) in Self.screens {
      #expect(html.count(of: "<h1 ") == 1, "\(name)")
      #expect(html.count(of: "<main") == 1, "\(name)")
      #expect(html.count(of: "class=\"action\"") <= 1, "\(name)")
    }
  }

  /// People read them out to each other.
  @Test func sixtyFourSymbolsHaveDifferentNames() {
    for language in Languages.there.all {
      let names = language.texts.devices.symbols
      #expect(names.count == 64 && Set(names.map { $0.lowercased() }).count == 64)
    }
  }

  @Test func noPageOfThePlayerNamesAParent() {
    for (name, html) in Self.screens where name.hasPrefix("who sees") {
      #expect(!Gallery.text(of: html).lowercased().contains("parent"), "\(name)")
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}

import App
import AppCore
import Basics
import Copies
import Foundation
import Setup
import Testing
import Transfer

/// What a copy would do, as somebody reads it before anything is stored.
@Suite struct CopyPreviewTests {
  @Test func whereNothingIsYetACopyIsShownBeforeItIsStored() {
    let text = Self.shown(Self.fixture("schema-1"))
    #expect(text.contains("What it would do here"))
    #expect(text.contains("New") && text.contains("Import") && text.contains("Cancel"))
    #expect(text.contains("Nothing that is here is removed."))
    #expect(!text.contains("passphrase") && !text.contains("Bring it in"))
  }

  @Test func aSealedCopyAsksForItsPassword() {
    var gallery = Self.emptyPlace()
    gallery.send(.copies(.opening(.chosen(size: 1000))))
    gallery.send(.copies(.opening(.foundSealed(SealedCopy(salt: [], iv: [], sealed: [])))))
    let text = Gallery.text(of: gallery.html)
    #expect(text.contains("This copy has a password.") && text.contains("Cancel"))
    #expect(!text.contains("Try one guess"))
  }

  /// By accident or on purpose: it is refused in words, or shown; never anything else.
  @Test func aThousandChangedFilesAreShownOrRefusedInWords() {
    let seed: UInt64 = 20_261_123
    var dice = SplitMix64(seed: seed)
    let files = ["schema-1", "schema-3", "schema-6-all"].map { Self.fixture($0) }
    var shown = 0
    for round in 1...1000 {
      let text = Self.shown(Self.changed(dice.pick(files), &dice))
      if text.contains("What it would do here") {
        shown += 1
      } else {
        let isSaid = ["That file", "That copy", "Line ", "Nobody"].contains { text.contains($0) }
        #expect(isSaid, "seed \(seed), round \(round): \(text)")
      }
    }
    print("changed files at the preview, seed \(seed): \(shown) of 1000 shown, the others refused")
    #expect(shown > 50 && shown < 950)
  }

  private static func shown(_ file: [UInt8]) -> String {
    var gallery = emptyPlace()
    gallery.send(.copies(.opening(.chosen(size: Int64(file.count)))))
    gallery.send(.copies(.opening(.fileRead(file))))
    gallery.send(.copies(.opening(.logRead([]))))
    return Gallery.text(of: gallery.html)
  }

  private static func emptyPlace() -> Gallery {
    Gallery(place: LaunchContext(isInstalled: true, wasUsed: false), isSetUp: false)
  }

  /// One to three changes of bytes and of pieces.
  private static func changed(_ file: [UInt8], _ dice: inout SplitMix64) -> [UInt8] {
    var file = file
    for _ in 0...dice.below(3) where file.count > 40 {
      let place = dice.below(file.count)
      let end = min(place + 1 + dice.below(60), file.count)
      switch dice.below(5) {
      case 0: file[place] ^= 1 << UInt8(dice.below(8))
      case 1: file[place] = dice.pick(Array("0123456789aZ \"".utf8))
      case 2: file.removeSubrange(place..<end)
      case 3: file.insert(contentsOf: Array(file[place..<end]), at: dice.below(file.count))
      default: file.insert(contentsOf: "\u{202E}\u{30B}\u{30B}\u{30B}\u{30B}".utf8, at: place)
      }
    }
    return file
  }

  private static func fixture(_ name: String) -> [UInt8] {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(tests)/Fixtures/Backups/\(name).json"
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }
}

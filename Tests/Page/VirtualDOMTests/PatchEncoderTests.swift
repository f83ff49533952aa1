import Markup
import Testing
import VirtualDOM

/// The bytes that `Public/runtime/dom.js` reads.
struct PatchEncoderTests {
  @Test(
    arguments: [
      (.create(1, .p), [1, 1, 0, 1, 112]),
      (.create(1, .g), [2, 1, 0, 1, 103]),
      (.createText(2, "é"), [3, 2, 2, 0xc3, 0xa9]),
      (.setAttribute(1, name: "id", value: "x"), [4, 1, 0, 2, 105, 100, 1, 120]),
      (.removeAttribute(1, name: "id"), [5, 1, 0, 2, 105, 100]),
      (.setProperty(1, .value("x")), [6, 1, 1, 1, 120]),
      (.setProperty(1, .checked(true)), [6, 1, 2, 1]),
      (.setProperty(1, .selected(false)), [6, 1, 3, 0]),
      (.setProperty(1, .open(true)), [6, 1, 4, 1]),
      (.setProperty(1, .modal(true)), [6, 1, 5, 1]),
      (.setText(1, ""), [7, 1, 0]),
      (.insert(3, into: 2, before: 1), [8, 3, 2, 1]),
      (.insert(3, into: .root, before: nil), [8, 3, 0, 0]),
      (.remove(127), [9, 127]),
      (.remove(128), [9, 0x80, 1]),
      (.remove(4_294_967_295), [9, 0xff, 0xff, 0xff, 0xff, 0x0f]),
      (.listen(1, .click), [10, 1, 1]),
      (.unlisten(1, .animationEnd), [11, 1, 11]),
      (.focus(1), [12, 1]),
    ] as [(Patch, [UInt8])]
  )
  func patchesHaveTheirBytes(_ patch: Patch, _ bytes: [UInt8]) throws {
    var encoder = PatchEncoder()
    #expect(encoder.encode([patch]) == bytes)
    var decoder = PatchDecoder()
    #expect(try decoder.decode(bytes) == [patch])
  }

  @Test func namesAreSentOnceAndForAll() {
    var encoder = PatchEncoder()
    #expect(encoder.encode([.create(1, .p), .create(2, .b)]) == [1, 1, 0, 1, 112, 1, 2, 1, 1, 98])
    #expect(encoder.encode([.create(3, .b), .create(4, .p)]) == [1, 3, 1, 1, 4, 0])
  }

  @Test func nothingIsNoBytes() {
    var encoder = PatchEncoder()
    #expect(encoder.encode([]) == [])
  }

  @Test func everyEventAndTagHasItsName() throws {
    let patches =
      Tag.allCases.map { Patch.create(1, $0) } + Event.allCases.map { Patch.listen(1, $0) }
    var encoder = PatchEncoder()
    var decoder = PatchDecoder()
    for _ in 1...2 {
      #expect(try decoder.decode(encoder.encode(patches)) == patches)
    }
  }
}

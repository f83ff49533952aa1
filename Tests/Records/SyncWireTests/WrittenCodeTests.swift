import SyncWire
import Testing

@Suite struct WrittenCodeTests {
  private let values: [UInt128] = [
    0, 1, .max, 0x0123_4567_89AB_CDEF_FEDC_BA98_7654_3210, 1021, 1 << 127,
  ]

  @Test func whatWasWrittenIsReadAgain() {
    for value in values {
      let text = WrittenCode.text(of: value)
      #expect(text.count == 28 + 6)
      #expect(WrittenCode.value(of: text) == value, "\(text)")
    }
  }

  @Test func itIsReadAsPeopleTypeIt() throws {
    let text = WrittenCode.text(of: 1)
    #expect(text == "0000-0000-0000-0000-0000-0000-0101")
    for typed in [
      "0000000000000000000000000101", " oooo 0000 OOOO 0000-0000-0000-0l0I ",
      "0000-0000-0000-0000\n0000-0000-0i0L",
    ] { #expect(WrittenCode.value(of: typed) == 1, "\(typed)") }
  }

  @Test func oneWrongCharacterIsNoticedWhicheverItIs() {
    let characters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    for value in values {
      let text = Array(WrittenCode.text(of: value))
      for place in text.indices where text[place] != "-" {
        for character in characters where character != text[place] {
          var changed = text
          changed[place] = character
          #expect(WrittenCode.value(of: String(changed)) == nil)
        }
      }
    }
  }

  @Test func twoNeighboursThatChangedPlacesAreNoticed() {
    let text = Array(WrittenCode.text(of: values[3])).filter { $0 != "-" }
    for place in text.indices.dropLast() where text[place] != text[place + 1] {
      var changed = text
      changed.swapAt(place, place + 1)
      #expect(WrittenCode.value(of: String(changed)) == nil)
    }
  }

  @Test(arguments: [
    "", "0", "U000-0000-0000-0000-0000-0000-0000", "0000-0000-0000-0000-0000-0000-000", "ä",
  ])
  func anythingElseIsNoCode(text: String) {
    #expect(WrittenCode.value(of: text) == nil)
  }
}

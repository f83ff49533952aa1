import SyncWire
import Testing

/// One law a table; see ``JSONTexts`` for the texts.
@Suite struct JSONParsingTests {
  @Test(arguments: JSONTexts.accepted)
  func whatTheGrammarAllowsIsRead(example: JSONTexts.Accepted) throws {
    #expect(try JSON.parse(Array(example.text.utf8)) == example.value)
  }

  @Test(arguments: JSONTexts.refused)
  func whatTheGrammarForbidsIsRefusedWhereItGoesWrong(example: JSONTexts.Refused) {
    #expect(throws: example.error) { try JSON.parse(example.bytes) }
  }

  @Test(arguments: JSONTexts.eitherWay)
  func whatTheGrammarLeavesOpenIsDecidedOnce(example: JSONTexts.EitherWay) throws {
    if let error = example.error {
      #expect(throws: error) { try JSON.parse(example.bytes) }
    } else {
      #expect(try JSON.parse(example.bytes).bytes == example.bytes)
    }
  }

  @Test func aSpanIsReadWhereItLies() throws {
    let bytes = Array("xx[1]yy".utf8)
    #expect(try JSON.parse(bytes.span.extracting(2..<5)) == [1])
    #expect(throws: JSONError(reason: .unexpectedEnd, offset: 2)) {
      try JSON.parse(bytes.span.extracting(2..<4))
    }
  }

  /// Every lead byte with followers in and beyond its range, against the library's own judgement.
  @Test func aStringIsReadExactlyWhenItIsUTF8() throws {
    for lead in UInt8(0x80)...0xFF {
      for second in stride(from: UInt8(0x70), through: 0xD0, by: 1) {
        for rest: [UInt8] in [[], [0x80], [0xBF], [0x80, 0x80], [0xBF, 0xBF], [0x41]] {
          let text = [lead, second] + rest
          let value = try? JSON.parse([0x22] + text + [0x22])
          let expected = String(validating: text, as: UTF8.self).map(JSON.string)
          try #require(value == expected, "\(text)")
        }
      }
    }
  }

  @Test func anErrorSaysWhatIsWrongAndWhere() {
    let lone = JSONError(reason: .loneSurrogate, offset: 17)
    #expect(lone.description == "This escape is half of a surrogate pair (byte 17).")
    let end = JSONError(reason: .unexpectedEnd, offset: 0)
    #expect(end.description == "The text ends too early (byte 0).")
  }
}

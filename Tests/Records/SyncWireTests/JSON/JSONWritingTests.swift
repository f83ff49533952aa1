import SyncWire
import Testing

@Suite struct JSONWritingTests {
  @Test func aDocumentIsWrittenWithoutSpaceAndInItsOrder() {
    let document: JSON = ["z": [1, .null, true, false, []], "a": ["": "x"], "m": [:]]
    #expect(document.text == #"{"z":[1,null,true,false,[]],"a":{"":"x"},"m":{}}"#)
    #expect(document.bytes == Array(document.text.utf8))
  }

  @Test func writingAppends() {
    var output = Array("x".utf8)
    ([1] as JSON).write(into: &output)
    (["a": 2] as JSON).write(into: &output)
    #expect(String(decoding: output, as: UTF8.self) == #"x[1]{"a":2}"#)
  }

  @Test func onlyQuotesBackslashesAndControlCharactersAreEscaped() {
    for value in 0...0x7F {
      let scalar = Unicode.Scalar(UInt8(value))
      let text = JSON.string(String(scalar)).text
      let isPlain = value >= 0x20 && scalar != "\"" && scalar != "\\"
      #expect(isPlain == (text == "\"\(scalar)\""), "\(value)")
    }
    let beyond = "/\u{7F}\u{80}é\u{2028}\u{FEFF}\u{FFFF}😀\u{10FFFF}"
    #expect(JSON.string(beyond).text == "\"\(beyond)\"")
  }

  @Test(arguments: [
    ("\"", #""\"""#), ("\\", #""\\""#), ("\u{8}", #""\b""#), ("\t", #""\t""#), ("\n", #""\n""#),
    ("\u{C}", #""\f""#), ("\r", #""\r""#), ("\0", #""\u0000""#), ("\u{B}", #""\u000b""#),
    ("\u{F}", #""\u000f""#), ("\u{10}", #""\u0010""#), ("\u{1B}", #""\u001b""#),
    ("\u{1F}", #""\u001f""#), ("a\nb\n", #""a\nb\n""#), ("\r\n", #""\r\n""#),
  ])
  func anEscapeHasOneShortForm(string: String, text: String) throws {
    #expect(JSON.string(string).text == text)
    #expect(try JSON.parse(Array(text.utf8)) == .string(string))
  }

  @Test func namesAreEscapedLikeStrings() {
    #expect((["a\"\n": 1] as JSON).text == #"{"a\"\n":1}"#)
  }

  @Test func everyScalarSurvives() throws {
    var string = ""
    for value in UInt32(0)...0x10FFFF {
      if let scalar = Unicode.Scalar(value) { string.unicodeScalars.append(scalar) }
    }
    #expect(try JSON.parse(JSON.string(string).bytes) == .string(string))
  }
}

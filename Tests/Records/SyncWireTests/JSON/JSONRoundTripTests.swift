import SyncWire
import TestSupport
import Testing

@Suite struct JSONRoundTripTests {
  @Test func whatIsWrittenIsReadBackUnchanged() {
    forEachSeed(1...3000) { random in
      let value = JSON.random(using: &random)
      try #require(try JSON.parse(value.bytes) == value)
    }
  }

  @Test func spaceBetweenTokensChangesNothing() {
    forEachSeed(1...1000) { random in
      let value = JSON.random(using: &random)
      try #require(try JSON.parse(value.spacedText(using: &random)) == value)
    }
  }

  @Test func everyEscapedSpellingIsTheSameString() {
    forEachSeed(1...1000) { random in
      let string = String.randomNasty(using: &random)
      let text = "\"" + string.utf16.map(\.escaped).joined() + "\""
      try #require(try JSON.parse(Array(text.utf8)) == .string(string))
    }
  }

  @Test(arguments: JSONTexts.accepted)
  func whatIsReadIsWrittenInOneForm(example: JSONTexts.Accepted) throws {
    let written = example.value.bytes
    let read = try JSON.parse(written)
    #expect(read == example.value)
    #expect(read.bytes == written)
  }
}

extension UInt16 {
  /// `\uXXXX`, in one of both cases.
  fileprivate var escaped: String {
    let digits = String(self, radix: 16, uppercase: self % 2 == 0)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

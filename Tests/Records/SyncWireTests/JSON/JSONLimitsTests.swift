import SyncWire
import TestSupport
import Testing

@Suite struct JSONLimitsTests {
  private func bytes(_ text: String, times: Int = 1) -> [UInt8] {
    Array(String(repeating: text, count: times).utf8)
  }

  @Test(arguments: ["[", "{\"a\":", "[[{\"a\":[", "[{\"a\":"])
  func aMillionOpenBracketsAreRefused(opening: String) {
    #expect { try JSON.parse(bytes(opening, times: 1_000_000 / opening.utf8.count)) } throws: {
      ($0 as? JSONError)?.reason == .nestedTooDeeply
    }
  }

  @Test func aMillionClosedBracketsAreRefused() {
    let text = bytes("[", times: 1_000_000) + bytes("]", times: 1_000_000)
    #expect(throws: JSONError(reason: .nestedTooDeeply, offset: 64)) { try JSON.parse(text) }
  }

  @Test func aTextOfMoreValuesThanItsSizeCanMeanIsRefused() throws {
    let text = Array(("[" + String(repeating: "0,", count: 400_000) + "0]").utf8)
    let limits = JSONLimits(bytes: .max, depth: 64, bytesPerValue: 14)
    #expect { try JSON.parse(text, limits: limits) } throws: {
      ($0 as? JSONError)?.reason == .tooManyValues
    }
    #expect(try JSON.parse(text).array?.count == 400_001)
    let few = Array(("[" + String(repeating: "0,", count: 200_000) + "0]").utf8)
    #expect(try JSON.parse(few, limits: limits).array?.count == 200_001)
  }

  @Test func aMillionFlatBracketsAreRead() throws {
    let text = "[" + String(repeating: "[],", count: 999_999) + "[]]"
    #expect(try JSON.parse(Array(text.utf8)).array?.count == 1_000_000)
  }

  @Test(arguments: [0, 1, 2, 64, 256])
  func theDepthIsTheDeepestThatIsRead(depth: Int) throws {
    let limits = JSONLimits(bytes: 10_000, depth: depth)
    let deepest = bytes("[", times: depth) + bytes("0") + bytes("]", times: depth)
    #expect(try JSON.parse(deepest, limits: limits).bytes == deepest)
    #expect(throws: JSONError(reason: .nestedTooDeeply, offset: depth)) {
      try JSON.parse(bytes("[") + deepest + bytes("]"), limits: limits)
    }
  }

  @Test func noCallerCanAskForMoreThanTheStackHolds() {
    #expect(JSONLimits(bytes: 0, depth: .max).depth == JSONLimits.deepest)
    #expect(throws: JSONError(reason: .nestedTooDeeply, offset: JSONLimits.deepest)) {
      try JSON.parse(bytes("[", times: 100_000), limits: JSONLimits(bytes: .max, depth: .max))
    }
  }

  @Test func aTextOfTheLimitIsReadAndALongerOneIsNot() throws {
    let limits = JSONLimits(bytes: 10, depth: 1)
    #expect(try JSON.parse(bytes("\"12345678\""), limits: limits) == "12345678")
    #expect(throws: JSONError(reason: .textTooLong, offset: 10)) {
      try JSON.parse(bytes("\"123456789\""), limits: limits)
    }
  }

  @Test func theStandardLimitIsSixteenMebibytes() throws {
    let space = bytes(" ", times: 16 * 1024 * 1024 - 1)
    #expect(try JSON.parse(space + bytes("1")) == 1)
    #expect(throws: JSONError(reason: .textTooLong, offset: 16 * 1024 * 1024)) {
      try JSON.parse(space + bytes("12"))
    }
  }

  @Test func aStringOfMegabytesIsRead() throws {
    let plain = JSON.string(String(repeating: "Zähne putzen 🪥 ", count: 100_000))
    #expect(try JSON.parse(plain.bytes) == plain)
    let escapes = JSON.string(String(repeating: "\n\"\u{1}", count: 200_000))
    #expect(try JSON.parse(escapes.bytes) == escapes)
  }
}

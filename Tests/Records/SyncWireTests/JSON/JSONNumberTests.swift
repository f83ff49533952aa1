import SyncWire
import TestSupport
import Testing

@Suite struct JSONNumberTests {
  struct Example: Sendable {
    let literal: String
    let int64: Int64?
    let double: Double?

    init(_ literal: String, _ int64: Int64?, _ double: Double?) {
      self.literal = literal
      self.int64 = int64
      self.double = double
    }
  }

  static let examples = [
    Example("0", 0, 0),
    Example("-0", 0, -0.0),
    Example("-1", -1, -1),
    Example("1.0", nil, 1),
    Example("-0.0", nil, -0.0),
    Example("1e0", nil, 1),
    Example("1E2", nil, 100),
    Example("1e+2", nil, 100),
    Example("1E-2", nil, 0.01),
    Example("0e0", nil, 0),
    Example("0.000", nil, 0),
    Example("12.50", nil, 12.5),
    Example("2147483648", 2_147_483_648, 2_147_483_648),
    Example("-2147483649", -2_147_483_649, -2_147_483_649),
    Example("4294967296", 4_294_967_296, 4_294_967_296),
    Example("1700000000123", 1_700_000_000_123, 1_700_000_000_123),
    Example("9007199254740993", 9_007_199_254_740_993, 9_007_199_254_740_992),
    Example("9223372036854775807", .max, 9_223_372_036_854_775_808),
    Example("9223372036854775808", nil, 9_223_372_036_854_775_808),
    Example("-9223372036854775808", .min, -9_223_372_036_854_775_808),
    Example("-9223372036854775809", nil, -9_223_372_036_854_775_808),
    Example("18446744073709551616", nil, 18_446_744_073_709_551_616),
    Example("0.1", nil, 0.1),
    Example("3.14159265358979323846", nil, .pi),
    Example("5e-324", nil, .leastNonzeroMagnitude),
    Example("2.4703282292062327e-324", nil, 0),
    Example("1e-400", nil, 0),
    Example("1.7976931348623157e308", nil, .greatestFiniteMagnitude),
    Example("1.7976931348623159e308", nil, nil),
    Example("1e309", nil, nil),
    Example("-1e309", nil, nil),
    Example("1e999999999999999999999", nil, nil),
    Example("0e999999999999999999999", nil, 0),
  ]

  @Test(arguments: examples)
  func aNumberKeepsItsTextAndItsMeaning(example: Example) throws {
    let value = try JSON.parse(Array(example.literal.utf8))
    #expect(value.number?.literal == example.literal)
    #expect(value.text == example.literal)
    #expect(value.int64 == example.int64)
    #expect(value.double == example.double)
    #expect(value.double?.sign == example.double?.sign)
  }

  @Test(arguments: [Int64.min, .min + 1, -4_294_967_297, -1, 0, 1, 2_147_483_648, .max - 1, .max])
  func anIntegerIsExact(integer: Int64) throws {
    let text = JSON.number(JSONNumber(integer)).bytes
    #expect(try JSON.parse(text).int64 == integer)
  }

  @Test func everyIntegerSurvivesItsText() {
    forEachSeed(1...2000) { random in
      let integer = Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random)
      let text = JSON.number(JSONNumber(integer)).bytes
      try #require(try JSON.parse(text).int64 == integer)
    }
  }

  @Test func everyFiniteDoubleSurvivesItsText() {
    forEachSeed(1...2000) { random in
      let double = Double(bitPattern: random.next())
      let number = JSONNumber(double)
      try #require((number != nil) == double.isFinite)
      if let number {
        let read = try JSON.parse(JSON.number(number).bytes)
        try #require(read.double?.bitPattern == double.bitPattern)
      }
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, .signalingNaN])
  func whatIsNoNumberHasNoText(double: Double) {
    #expect(JSONNumber(double) == nil)
  }

  @Test(arguments: [
    (0.0, "0.0"), (-0.0, "-0.0"), (1.0, "1.0"), (0.1, "0.1"), (1e16, "1e+16"), (1e-7, "1e-07"),
    (.leastNonzeroMagnitude, "5e-324"), (123_456.789, "123456.789"),
  ])
  func aDoubleHasOneShortText(double: Double, text: String) {
    #expect(JSONNumber(double)?.literal == text)
  }

  @Test func numbersAreEqualWhenTheirTextsAre() throws {
    #expect(try JSON.parse(Array("1.0".utf8)) != 1)
    #expect(try JSON.parse(Array("1".utf8)) == 1)
  }

  @Test(arguments: ["1", "-0.", "1e", "0."])
  func aHundredThousandDigitsAreRead(start: String) throws {
    let text = start + String(repeating: "7", count: 100_000)
    let value = try JSON.parse(Array(text.utf8))
    #expect(value.text == text)
    #expect(value.int64 == nil)
    #expect(value.double.map { abs($0) < 1 } ?? true)
  }
}

import SyncWire
import TestSupport
import Testing

@Suite struct UniqueIDTextTests {
  @Test(arguments: [
    (UInt128.zero, "00000000000000000000000000000000"),
    (UInt128(1), "00000000000000000000000000000001"),
    (UInt128.max, "ffffffffffffffffffffffffffffffff"),
    (0x0123_4567_89ab_cdef_fedc_ba98_7654_3210, "0123456789abcdeffedcba9876543210"),
  ])
  func anIDHasThirtyTwoLowerCaseDigits(id: UInt128, text: String) {
    #expect(id.hexText == text)
    #expect(UInt128(hexText: text) == id)
  }

  @Test func everyIDSurvivesItsText() {
    forEachSeed(1...1000) { random in
      let id = UInt128(random.next()) << 64 | UInt128(random.next())
      try #require(UInt128(hexText: id.hexText) == id)
    }
  }

  @Test(arguments: [
    "", "0", "0123456789abcdeffedcba987654321", "0123456789abcdeffedcba98765432100",
    "0123456789ABCDEFFEDCBA9876543210", "0x123456789abcdeffedcba9876543210",
    "+123456789abcdeffedcba9876543210", "-0000000000000000000000000000001",
    " 123456789abcdeffedcba987654321 ", "0123456789abcdef fedcba987654321",
    "g123456789abcdeffedcba9876543210", "0123456789abcdeffedcba987654321/",
    "0123456789abcdeffedcba987654321:", "0123456789abcdeffedcba987654321`",
    "01234567-89ab-cdef-fedc-ba987654", "ééééééééééééééééééééééééééééééé0",
    "éééééééééééééééé", "００００００００００００００００００００００００００００００００",
  ])
  func everyOtherSpellingIsRefused(text: String) {
    #expect(UInt128(hexText: text) == nil)
  }
}

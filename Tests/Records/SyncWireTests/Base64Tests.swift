import Basics
import SyncWire
import TestSupport
import Testing

import struct Foundation.Data

@Suite struct Base64Tests {
  @Test func itIsWhatEverybodyElseWrites() {
    var dice = SplitMix64(seed: 64)
    for count in 0..<300 {
      let bytes = (0..<count).map { _ in UInt8(dice.below(256)) }
      let text = String(decoding: Base64.text(of: bytes), as: UTF8.self)
      #expect(text == Data(bytes).base64EncodedString())
      #expect(Base64.bytes(of: text) == bytes)
    }
  }

  @Test func bytesHaveOneTextAndEveryOtherIsRefused() {
    for text in [
      "A", "AA", "AAA", "AAAAA", "=", "====", "A===", "=AAA", "AA=A", "AAA=AAAA", "AA==AAAA",
      "AA A",
      "AAA\n", "AB==", "AAB=", "A-__", "AAAé", "ÄÄ",
    ] {
      #expect(Base64.bytes(of: text) == nil, "\(text)")
    }
  }
}

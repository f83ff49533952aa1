import Basics
import SyncWire
import TestSupport
import Testing

/// Nothing that comes from outside may crash the reader, and nothing cut off may pass for whole.
@Suite struct JSONDamageTests {
  private static let document: JSON = [
    "v": 1, "id": "0123456789abcdef0123456789abcdef", "kind": "stepFinished",
    "at": 1_700_000_000_123, "gone": .null, "late": false, "sure": true,
    "body": ["title": "Zähne 🪥 \"putzen\" \u{1}", "tags": [[], [:], -7, ["a", "b"]], "": "\\"],
  ]

  @Test func everyBeginningOfADocumentIsRefused() throws {
    try requireBeginningsToBeRefused(Self.document.bytes)
  }

  @Test func everyBeginningOfAnyDocumentIsRefused() {
    forEachSeed(1...100) { random in
      let document = JSON.array([.random(using: &random, levels: 2)]).bytes
      if document.count < 500 { try requireBeginningsToBeRefused(document) }
    }
  }

  @Test func damageIsRefusedOrReadAsWhatItNowSays() {
    forEachSeed(1...10_000) { random in
      var bytes = random.chance(oneIn: 2) ? Self.document.bytes : JSON.random(using: &random).bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        bytes.damage(using: &random)
      }
      if let value = try? JSON.parse(bytes) {
        try #require(try JSON.parse(value.bytes) == value)
      }
    }
  }

  @Test func everyFlippedBitIsRefusedOrReadAsWhatItNowSays() throws {
    for bit in 0..<(Self.document.bytes.count * 8) {
      var bytes = Self.document.bytes
      bytes[bit / 8] ^= 1 << (bit % 8)
      guard let value = try? JSON.parse(bytes) else { continue }
      try #require(try JSON.parse(value.bytes) == value)
    }
  }

  @Test func anyBytesAreRefusedOrRead() {
    forEachSeed(1...20_000) { random in
      let alphabet = Array("[]{},:\"\\u0019-+.eEtrfalsn \n\u{1}é😀".utf8) + [0x80, 0xFF]
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in random.pick(alphabet) }
      if let value = try? JSON.parse(bytes) {
        try #require(try JSON.parse(value.bytes) == value)
      }
    }
  }

  private func requireBeginningsToBeRefused(_ bytes: [UInt8]) throws {
    for count in bytes.indices {
      let beginning = Array(bytes[..<count])
      let error = refusal(of: beginning)
      let isCutInScalar = String(validating: beginning, as: UTF8.self) == nil
      try #require(error?.reason == (isCutInScalar ? .invalidUTF8 : .unexpectedEnd), "\(count)")
      try #require(isCutInScalar || error?.offset == count, "\(count)")
    }
  }

  private func refusal(of bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSON.parse(bytes)
      return nil
    } catch {
      return error
    }
  }
}

extension [UInt8] {
  fileprivate mutating func damage(using random: inout SplitMix64) {
    guard !isEmpty else { return append(UInt8.random(in: .min ... .max, using: &random)) }
    let place = Int.random(in: indices, using: &random)
    let other = Int.random(in: indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: self[place] = .random(in: .min ... .max, using: &random)
    case 1: remove(at: place)
    case 2: insert(.random(in: .min ... .max, using: &random), at: place)
    case 3: swapAt(place, other)
    case 4: insert(contentsOf: self[Swift.min(place, other)..<Swift.max(place, other)], at: place)
    default: removeSubrange(Swift.min(place, other)..<Swift.max(place, other))
    }
  }
}

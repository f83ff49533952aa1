import Basics
import SyncWire
import TestSupport

extension JSON {
  /// A tree of up to five levels, most of them small.
  static func random(using random: inout SplitMix64, levels: Int = 5) -> JSON {
    switch Int.random(in: 0..<(levels > 0 ? 8 : 5), using: &random) {
    case 0: .null
    case 1: .bool(random.chance(oneIn: 2))
    case 2: .number(.random(using: &random))
    case 3, 4: .string(.randomNasty(using: &random))
    case 5, 6: .object(randomMembers(using: &random, levels: levels - 1))
    default: .array(randomElements(using: &random, levels: levels - 1))
    }
  }

  private static func randomElements(using random: inout SplitMix64, levels: Int) -> [JSON] {
    (0..<Int.random(in: 0..<5, using: &random)).map { _ in
      .random(using: &random, levels: levels)
    }
  }

  private static func randomMembers(
    using random: inout SplitMix64,
    levels: Int
  ) -> [JSONMember] {
    let count = random.chance(oneIn: 50) ? 200 : Int.random(in: 0..<5, using: &random)
    var seen: Set<[UInt8]> = []
    return (0..<count).compactMap { _ in
      let name = String.randomNasty(using: &random)
      guard seen.insert(Array(name.utf8)).inserted else { return nil }
      return JSONMember(name: name, value: .random(using: &random, levels: levels))
    }
  }

  /// The value with random space wherever the grammar allows some.
  func spacedText(using random: inout SplitMix64) -> [UInt8] {
    var text: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      let isMark = !isInString && Array(",:[]{}".utf8).contains(byte)
      text += isMark ? String.randomSpace(using: &random) : []
      text.append(byte)
      text += isMark ? String.randomSpace(using: &random) : []
      if byte == 0x22 && !isEscaped { isInString.toggle() }
      isEscaped = byte == 0x5C && !isEscaped
    }
    return text
  }
}

extension JSONNumber {
  fileprivate static func random(using random: inout SplitMix64) -> JSONNumber {
    let bits = random.next()
    let double = JSONNumber(Double(bitPattern: bits))
    let integer = JSONNumber(Int64(bitPattern: bits) >> (bits % 64))
    return random.chance(oneIn: 2) ? double ?? integer : integer
  }
}

extension String {
  /// Pieces that break careless readers, and any other scalars.
  static func randomNasty(using random: inout SplitMix64) -> String {
    var string = ""
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      string += random.chance(oneIn: 3) ? randomScalar(using: &random) : random.pick(nastyPieces)
    }
    return string
  }

  private static func randomScalar(using random: inout SplitMix64) -> String {
    let highest = random.pick([0x7F, 0x7FF, 0xFFFF, 0x10FFFF] as [UInt32])
    let scalar = Unicode.Scalar(UInt32.random(in: 0...highest, using: &random))
    return String(Character(scalar ?? "\u{FFFD}"))
  }

  private static let nastyPieces = [
    "\"", "\\", "/", "\\\"", "\\u0041", "\0", "\n", "\r\n", "\t", "\u{1F}", "\u{7F}", "\u{2028}",
    "é", "e\u{301}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "👩\u{200D}👧", "{", "}", "[", "]", ",",
    ":", "null", "1e5", " ", "a", "name", "Zähne putzen", "\u{202E}", "'",
  ]

  fileprivate static func randomSpace(using random: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0..<3, using: &random)).map { _ in
      random.pick([0x20, 0x09, 0x0A, 0x0D])
    }
  }
}

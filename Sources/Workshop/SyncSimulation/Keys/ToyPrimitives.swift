import Basics
import NativeKeys
import SyncWire

/// Primitives that are quick and always the same for a seed: shapes and laws of the real ones, and none of their
/// strength.
///
/// OpenSSL signs with dice of its own, so with it no run could be repeated. Nobody in the simulation breaks what
/// could be broken here: hostile members and servers have the primitives and the keys that they hold, no more.
extension Primitives {
  package static func toy(_ dice: SharedDice) -> Primitives {
    var toy = Primitives.live
    toy.sha256 = { Toy.hash($0) }
    toy.derive = { Toy.derived($0 + $1 + $2, $3) }
    toy.seal = { Toy.sealed($0, $1) }
    toy.open = { Toy.opened($0, $1) }
    toy.makePair = { Toy.pair(dice.next()) }
    toy.sign = { Toy.signature($0, $1.publicKey) }
    toy.isSigned = { Toy.signature($0, $2) == $1 }
    toy.agree = { Toy.shared($0, $1) }
    toy.deflate = { $0 }
    toy.inflate = { $0.count <= $1 ? $0 : nil }
    toy.random = { dice.bytes($0) }
    return toy
  }
}

/// SharedDice that closures share.
///
/// Unchecked: a simulation runs in one thread.
package final class SharedDice: @unchecked Sendable {
  package var source: SplitMix64

  package init(seed: UInt64) { source = SplitMix64(seed: seed) }

  package func next() -> UInt64 { source.next() }

  /// From 0 to below.
  package func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  package func happens(_ share: Double) -> Bool {
    Double(next() >> 11) / Double(1 << 53) < share
  }

  package func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(next() >> 56) } }

  package func id() -> UInt128 { UInt128(next()) << 64 | UInt128(next() | 1) }

  package func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }
}

private enum Toy {
  // Odd numbers with about as many ones as zeros.
  private static let factors: [UInt64] = [
    0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0xD6E8_FEB8_6659_FD93,
  ]

  static func words(_ bytes: [UInt8]) -> (UInt64, UInt64, UInt64, UInt64) {
    var a = factors[0] ^ UInt64(bytes.count)
    var b = factors[1], c = factors[2], d = factors[3]
    bytes.withUnsafeBytes { raw in
      var place = 0
      while place < raw.count {
        var word: UInt64 = 0
        if place + 8 <= raw.count {
          word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        } else {
          for offset in place..<raw.count { word = word << 8 | UInt64(raw[offset]) }
        }
        place += 8
        a = (a ^ word) &* factors[0]
        a ^= a >> 29
        b = (b &+ a ^ word) &* factors[1]
        b ^= b >> 31
        c = (c ^ b &+ word) &* factors[2]
        c ^= c >> 27
        d = (d &+ c ^ a) &* factors[3]
        d ^= d >> 33
      }
    }
    for _ in 0..<3 {
      a = (a ^ d) &* factors[1]
      a ^= a >> 32
      b = (b ^ a) &* factors[2]
      b ^= b >> 29
      c = (c ^ b) &* factors[3]
      c ^= c >> 31
      d = (d ^ c) &* factors[0]
      d ^= d >> 30
    }
    return (a, b, c, d)
  }

  static func hash(_ bytes: [UInt8]) -> Hash256 { Hash256(derived(bytes, Hash256.length)) ?? .zero }

  static func derived(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
    let (a, b, c, d) = words(bytes)
    var derived: [UInt8] = []
    derived.reserveCapacity(count)
    for word in [a, b, c, d] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) where derived.count < count {
        derived.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    while derived.count < count { derived.append(derived[derived.count - 32] &+ 1) }
    return derived
  }

  static func sealed(_ content: [UInt8], _ frame: SealingFrame) -> [UInt8] {
    masked(content, frame) + tag(content, frame)
  }

  static func opened(_ sealed: [UInt8], _ frame: SealingFrame) -> [UInt8]? {
    guard sealed.count >= Pack.tagLength else { return nil }
    let content = masked(Array(sealed.dropLast(Pack.tagLength)), frame)
    return tag(content, frame) == Array(sealed.suffix(Pack.tagLength)) ? content : nil
  }

  private static func masked(_ content: [UInt8], _ frame: SealingFrame) -> [UInt8] {
    var stream = SplitMix64(seed: words(frame.key + frame.nonce).0)
    var (mask, masked) = (UInt64(0), content)
    for place in masked.indices {
      if place & 7 == 0 { mask = stream.next() }
      masked[place] ^= UInt8(truncatingIfNeeded: mask >> UInt64(place & 7 * 8))
    }
    return masked
  }

  private static func tag(_ content: [UInt8], _ frame: SealingFrame) -> [UInt8] {
    derived(frame.key + frame.nonce + frame.along + content, Pack.tagLength)
  }

  static func signature(_ bytes: [UInt8], _ key: PublicKey) -> Signature {
    Signature(derived(key.bytes + bytes, Signature.length)) ?? .blank
  }

  // Diffie and Hellman's exchange in the numbers below a small prime.

  private static let prime: UInt64 = (1 << 61) - 1

  static func pair(_ number: UInt64) -> PrivateKey {
    let exponent = number % (prime - 2) + 1
    let point = bytes(power(7, exponent))
    let publicKey = PublicKey([4] + point + derived(point, 56)) ?? .blank
    return PrivateKey(pkcs8: bytes(exponent), publicKey: publicKey)
  }

  static func shared(_ mine: PrivateKey, _ theirs: PublicKey) -> [UInt8] {
    bytes(power(number(theirs.bytes[1...8]), number(mine.pkcs8[...])))
  }

  private static func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var (result, square, left): (UInt64, UInt64, UInt64) = (1, base % prime, exponent)
    while left > 0 {
      if left & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      left >>= 1
    }
    return result
  }

  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
    UInt64(UInt128(left) * UInt128(right) % UInt128(prime))
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (UInt64($0) * 8)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

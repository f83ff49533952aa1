import SyncWire

/// Makes ids of what records say, so that whoever reads a file gives its records the same ids: FNV-1a,
/// 128 bits (draft-eastlake-fnv).
///
/// NB: ids lie in logs, so neither this nor what is fed into it may ever change.
struct ContentHash {
  private(set) var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// 2^88 + 2^8 + 0x3b.
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  init() {}

  /// - Parameter subject: what the id is of, so that two things of equal content differ.
  init(_ subject: StaticString) {
    absorb(subject.bytes)
  }

  @inline(never)
  mutating func absorb(_ bytes: [UInt8]) {
    for byte in bytes { take(byte) }
    // Texts never have it, so that "ab" and "c" differ from "a" and "bc".
    take(0xFF)
  }

  /// As 8 bytes, the lowest first.
  @inline(never)
  mutating func absorb(_ number: Int64) {
    for shift in stride(from: Int64(0), to: 64, by: 8) {
      take(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// As two numbers, the lower half first.
  mutating func absorb(_ id: UInt128) {
    absorb(Int64(truncatingIfNeeded: id))
    absorb(Int64(truncatingIfNeeded: id >> 64))
  }

  private mutating func take(_ byte: UInt8) { value = (value ^ UInt128(byte)) &* Self.prime }
}

/// What stands before the texts of a table.
///
///     4 bytes   "TQT1", or "TQT2" for those of the later part
///     4         the fingerprint of the names, little-endian, as all numbers
///     4         the checksum of all that follows
///     1         the plural rule
///     1         1 where the language builds one word of several, else 0
///     1, n      the bytes of what stands between thousands
///     2         how many texts there are
///     2 each    how long each one is
///
/// The texts follow, one after the other, in UTF-8 with the marks of ``TextMark``.
struct TableHead {
  let texts: ArraySlice<UInt8>
  let lengths: [Int]
  let pluralRule: PluralRule
  let buildsCompounds: Bool
  let thousands: String

  init?(_ table: [UInt8], _ part: TextPart) {
    var reader = TableReader(table)
    guard reader.number(bytes: 4) == part.magic, reader.number(bytes: 4) == Texts.fingerprint,
      reader.number(bytes: 4) == TableHead.checksum(table.dropFirst(12)),
      let pluralRule = PluralRule(rawValue: UInt8(reader.number(bytes: 1)))
    else { return nil }
    let compounds = reader.number(bytes: 1)
    guard compounds <= 1,
      let thousands = reader.text(bytes: Int(reader.number(bytes: 1)))
    else { return nil }
    let lengths = (0..<Int(reader.number(bytes: 2))).map { _ in Int(reader.number(bytes: 2)) }
    guard !lengths.isEmpty, reader.place + lengths.reduce(0, +) == table.count else { return nil }
    texts = table[reader.place...]
    self.lengths = lengths
    self.pluralRule = pluralRule
    buildsCompounds = compounds == 1
    self.thousands = thousands
  }

  /// FNV-1a: it finds what was damaged on its way, and nobody who means harm writes these files.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

/// Reads on, and zeros after the end.
struct TableReader {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Little-endian.
  mutating func number(bytes count: Int) -> UInt32 {
    var number: UInt32 = 0
    for shift in 0..<count {
      if place < bytes.count { number |= UInt32(bytes[place]) << (8 * UInt32(shift)) }
      place += 1
    }
    return number
  }

  mutating func text(bytes count: Int) -> String? {
    guard place + count <= bytes.count else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }
}

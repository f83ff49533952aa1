import Basics

/// A file in UTF-16, which some programs of Windows write, in the bytes that everybody else writes.
enum UTF16File {
  /// - Returns: none where no mark at the begin says that it is one.
  static func utf8(_ file: [UInt8]) -> [UInt8]? {
    guard file.count >= 2 else { return nil }
    let isSmallEndFirst = file[0] == 0xFF && file[1] == 0xFE
    guard isSmallEndFirst || file[0] == 0xFE && file[1] == 0xFF else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.count)
    var high: UInt32?
    for place in stride(from: 2, to: file.count - 1, by: 2) {
      let (first, second) = (UInt32(file[place]), UInt32(file[place + 1]))
      let unit = isSmallEndFirst ? second << 8 | first : first << 8 | second
      switch (unit, high) {
      case (0xD800..<0xDC00, _): high = unit
      case (0xDC00..<0xE000, let half?):
        append(0x10000 + (half - 0xD800) << 10 + (unit - 0xDC00), to: &bytes)
        high = nil
      case (0xDC00..<0xE000, nil): break
      default:
        append(unit, to: &bytes)
        high = nil
      }
    }
    return bytes
  }

  private static func append(_ letter: UInt32, to bytes: inout [UInt8]) {
    func rest(_ shift: UInt32) -> UInt8 { UInt8(letter >> shift & 0x3F | 0x80) }
    switch letter {
    case 0..<0x80: bytes.append(UInt8(letter))
    case 0..<0x800: bytes += [UInt8(letter >> 6 | 0xC0), rest(0)]
    case 0..<0x10000: bytes += [UInt8(letter >> 12 | 0xE0), rest(6), rest(0)]
    default: bytes += [UInt8(letter >> 18 | 0xF0), rest(12), rest(6), rest(0)]
    }
  }
}

import Basics

/// A file in UTF-16, which some programs of Windows write, in the bytes that everybody else writes.
enum UTF16File {
  /// - Returns: none where neither a mark at the begin nor the zeros of its first letters say that it is one.
  static func utf8(_ file: [UInt8]) -> [UInt8]? {
    guard file.count >= 4 else { return nil }
    let hasMark = file[0] >= 0xFE && file[0] ^ file[1] == 1
    let isSmallEndFirst = hasMark ? file[0] == 0xFF : file[1] == 0 && file[3] == 0
    let isBigEndFirst = hasMark ? file[0] == 0xFE : file[0] == 0 && file[2] == 0
    guard isSmallEndFirst != isBigEndFirst else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.count)
    var high: UInt32?
    for place in stride(from: hasMark ? 2 : 0, to: file.count - 1, by: 2) {
      let (first, second) = (UInt32(file[place]), UInt32(file[place + 1]))
      let unit = isSmallEndFirst ? second << 8 | first : first << 8 | second
      switch (unit, high) {
      case (0xD800..<0xDC00, _): high = unit
      case (0xDC00..<0xE000, let half?):
        bytes.appendLetter(0x10000 + (half - 0xD800) << 10 + (unit - 0xDC00))
        high = nil
      case (0xDC00..<0xE000, nil): break
      default:
        bytes.appendLetter(unit)
        high = nil
      }
    }
    return bytes
  }
}

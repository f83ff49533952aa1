/// How many letters of a name are drawn: what its field takes.
package enum NameLength: Int, Sendable {
  case player = 40
  case step = 100
  /// Of a routine, an activity, a break.
  case plan = 200
}

extension String {
  /// A name as it is drawn: never longer than it is typed, in one line, its marks near its letters, and never
  /// turning the direction of what stands beside it.
  ///
  /// Whoever made the file or the device that a name comes from may have put anything into it. The log keeps it
  /// to the last byte; this is what the ledger makes of it.
  package func drawable(_ length: NameLength) -> String {
    if isDrawable(length) { return self }
    var writer = NameWriter(length)
    for scalar in unicodeScalars where !writer.isFull { writer.take(scalar) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Whether nothing has to be done about it, as for nearly all: a short text of plain letters.
  package func isDrawable(_ length: NameLength) -> Bool {
    let bytes = utf8Span.span
    guard bytes.count <= length.rawValue else { return false }
    for index in bytes.indices where !bytes[index].isPlain { return false }
    return true
  }
}

extension UInt8 {
  /// Printable ASCII, and the first bytes of Latin, Greek and Cyrillic letters without marks.
  fileprivate var isPlain: Bool {
    switch self {
    case 0x20...0x7E, 0x80...0xBF, 0xC3...0xCB, 0xCE...0xD1: true
    default: false
    }
  }
}

private struct NameWriter {
  /// On one letter: Vietnamese has two, Hebrew with all its signs three.
  private static let mostMarks = 3

  private(set) var bytes: [UInt8] = []
  private(set) var isFull = false
  private var count = 0
  private var marks = 0
  private let length: NameLength

  init(_ length: NameLength) { self.length = length }

  mutating func take(_ scalar: Unicode.Scalar) {
    if scalar.turnsText { return }
    if scalar.isStackedMark {
      marks += 1
      if marks > Self.mostMarks || count == 0 { return }
      return write(scalar)
    }
    marks = 0
    count += 1
    isFull = count > length.rawValue
    write(isFull ? "\u{2026}" : scalar.breaksLine ? " " : scalar)
  }

  private mutating func write(_ scalar: Unicode.Scalar) { bytes += scalar.utf8 }
}

// Written out, because the standard library's way brings Unicode's tables into the browser's module.
extension Unicode.Scalar {
  /// Marks, embeddings, overrides and isolates of the direction: what is drawn is isolated as a whole.
  fileprivate var turnsText: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// A control character, or a separator of lines.
  fileprivate var breaksLine: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A mark that is drawn above or below the letter before it, and the next one above or below that.
  fileprivate var isStackedMark: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C7, 0x610...0x61A,
      0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6ED, 0x711, 0x730...0x74A,
      0x7EB...0x7F3, 0x816...0x82D, 0x859...0x85B, 0x898...0x8E1, 0x8E3...0x8FF, 0xE31,
      0xE34...0xE3A, 0xE47...0xE4E, 0xEB1, 0xEB4...0xEBC, 0xEC8...0xECE, 0xF18...0xF19,
      0xF71...0xF84, 0xF86...0xF87, 0xF8D...0xFBC, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF,
      0x20D0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0x302A...0x302F, 0x3099...0x309A,
      0xA66F...0xA67D, 0xA69E...0xA69F, 0xA6F0...0xA6F1, 0xA8E0...0xA8F1, 0xFE20...0xFE2F:
      true
    default: false
    }
  }
}

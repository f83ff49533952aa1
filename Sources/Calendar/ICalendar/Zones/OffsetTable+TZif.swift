import Basics
import Time

extension OffsetTable {
  /// Reads a file of the system's zones (RFC 8536, version 2 or above); none of what is no such file.
  ///
  /// The rule for the time behind its last transition is written out as well, for as long as one file's days may be.
  package init?(tzif file: [UInt8]) {
    guard file.count >= 88, file.prefix(4).elementsEqual("TZif".utf8), file[4] >= 0x32
    else { return nil }
    // The first part has 32 bits, for old readers.
    let old = TZifCounts(file, at: 20)
    let start = 44 + old.bytes(timeSize: 4)
    guard file.count >= start + 44 else { return nil }
    let counts = TZifCounts(file, at: start + 20)
    let times = start + 44
    guard file.count >= times + counts.bytes(timeSize: 8), counts.types > 0 else { return nil }
    let kinds = times + counts.times * 8
    let offsets = (0..<counts.types).map { type in
      Int(Int32(truncatingIfNeeded: file.number(at: kinds + counts.times + type * 6, size: 4)))
    }
    var transitions: [(at: Int64, offset: Int)] = []
    for index in 0..<counts.times {
      let type = Int(file[kinds + index])
      guard type < offsets.count else { return nil }
      transitions.append((file.number(at: times + index * 8, size: 8), offsets[type]))
    }
    let footer = file[(times + counts.bytes(timeSize: 8))...]
    transitions += Self.transitions(footer, after: transitions.last?.at)
    self.init(before: offsets[0], transitions: transitions)
  }

  /// In years, as far as the rule of a footer is written out; then the calendar begins again.
  private static let written = 400

  /// - Parameter footer: a rule between two ends of lines; an empty one says nothing.
  private static func transitions(
    _ footer: Bytes,
    after last: Int64?
  ) -> [(at: Int64, offset: Int)] {
    let line = footer.dropFirst().prefix { $0 != ASCII.lineFeed }
    guard footer.first == ASCII.lineFeed, let rule = ClockRule(reading: line) else { return [] }
    let begin = last ?? 0
    let year = WallTime(seconds: begin).day.date.year
    return rule.transitions(in: year..<year + written).filter { $0.at > begin }
  }
}

/// How much of what a part of the file has.
private struct TZifCounts {
  private let flags: Int
  private let leaps: Int
  let times: Int
  let types: Int
  private let letters: Int

  init(_ file: [UInt8], at place: Int) {
    let numbers = (0..<6).map { Int(file.number(at: place + $0 * 4, size: 4) & 0xFF_FFFF) }
    flags = numbers[0] + numbers[1]
    (leaps, times, types, letters) = (numbers[2], numbers[3], numbers[4], numbers[5])
  }

  func bytes(timeSize: Int) -> Int {
    times * (timeSize + 1) + types * 6 + letters + leaps * (timeSize + 4) + flags
  }
}

extension [UInt8] {
  /// Most significant byte first.
  fileprivate func number(at place: Int, size: Int) -> Int64 {
    self[place..<place + size].reduce(0) { $0 << 8 | Int64($1) }
  }
}

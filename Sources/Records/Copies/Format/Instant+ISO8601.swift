import Basics
import Domain
import Time

extension Instant {
  /// Reads "2026-01-21T06:00:00Z", also with a fraction of a second, which is dropped, and with an
  /// offset as "+01:00" in the place of the Z.
  ///
  /// None for days that no calendar has, and outside the years 2000 to 2099: nothing that this program
  /// is about happened there.
  package init?(isoText text: String) {
    var reader = ISOReader(text: Array(text.utf8))
    guard let date = reader.date(), let seconds = reader.time(), let offset = reader.offset(),
      reader.isAtEnd
    else { return nil }
    self.init(milliseconds: (Int64(date.number) * 86_400 + Int64(seconds - offset)) * 1000)
  }
}

private struct ISOReader {
  let text: [UInt8]
  private var place = 0

  init(text: [UInt8]) { self.text = text }

  var isAtEnd: Bool { place == text.count }

  /// The next byte; 0 at the end, which no text of ours has.
  private var next: UInt8 { place < text.count ? text[place] : 0 }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  mutating func date() -> LocalDay? {
    guard let year = number(4, UInt8(ascii: "-")), let month = number(2, UInt8(ascii: "-")),
      let day = number(2, UInt8(ascii: "T")),
      (2000..<2100).contains(year), (1...12).contains(month), day >= 1
    else { return nil }
    let local = LocalDay(year: year, month: month, day: day)
    // A day too many is the first of the next month.
    return local.date.day == day ? local : nil
  }

  /// Seconds since midnight.
  mutating func time() -> Int? {
    guard let hour = number(2, UInt8(ascii: ":")), let minute = number(2, UInt8(ascii: ":")),
      let second = number(2),
      hour < 24, minute < 60, second < 60
    else { return nil }
    if consume(UInt8(ascii: ".")) {
      guard digit() != nil else { return nil }
      while digit() != nil {}
    }
    return (hour * 60 + minute) * 60 + second
  }

  /// Seconds ahead of UTC.
  mutating func offset() -> Int? {
    if consume(UInt8(ascii: "Z")) { return 0 }
    let isBehind = consume(UInt8(ascii: "-"))
    guard isBehind || consume(UInt8(ascii: "+")), let hours = number(2, UInt8(ascii: ":")),
      let minutes = number(2), hours <= 24, minutes < 60
    else { return nil }
    let offset = (hours * 60 + minutes) * 60
    return isBehind ? -offset : offset
  }

  /// A number of so many digits, and what has to stand behind it.
  @inline(never)
  private mutating func number(_ count: Int, _ end: UInt8? = nil) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    if let end, !consume(end) { return nil }
    return number
  }

  @inline(never)
  private mutating func digit() -> Int? {
    guard next.isDigit else { return nil }
    place += 1
    return Int(text[place - 1] - ASCII.zero)
  }
}

import Basics

/// The lines of a file, one after the other, with those that go on in the next one joined (RFC 5545, 3.1).
///
/// At octets, because exporters cut letters in two. A line ends at CR LF, LF or CR; empty ones count for nothing, also
/// where ends were doubled on the way and stand inside of a folded line. Words in quoted-printable go on behind a "=" at
/// the end of a line.
struct UnfoldedLines {
  private let file: [UInt8]
  private var place = 0
  private var lines = 0

  init(_ file: [UInt8]) {
    self.file = file
    // A byte order mark is no part of the first name.
    if file.prefix(3).elementsEqual([0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The next line that is not empty, and where it begins.
  mutating func next() -> (bytes: Bytes, number: Int)? {
    while place < file.count {
      let number = lines + 1
      let first = oneLine()
      if first.isEmpty { continue }
      skipEmpty()
      guard goesOn || goesOnSoftly(behind: first) else { return (first, number) }
      var whole = Array(first)
      // Of a line in quoted-printable each "=" at an end is soft.
      let isSoft = goesOnSoftly(behind: first)
      while goesOn || isSoft && whole.last == Self.softEnd && !isAtProperty {
        let isHere = isSoft && whole.last == Self.softEnd
        if isHere { whole.removeLast() }
        whole.append(contentsOf: oneLine().dropFirst(isHere ? 0 : 1))
        skipEmpty()
      }
      return (whole[...], number)
    }
    return nil
  }

  var isAtEnd: Bool { place >= file.count }

  /// One of the first letters of the next line, small.
  func letter(_ offset: Int) -> UInt8 {
    place + offset < file.count ? file[place + offset].lowercased : 0
  }

  /// Leaves the next line out, without making anything of it.
  mutating func passOver() {
    let (begin, end) = (place, lineEnd)
    let isSoft =
      end > begin && file[end - 1] == Self.softEnd && goesOnSoftly(behind: file[begin..<end])
    var last: UInt8 = 0
    repeat {
      let end = lineEnd
      last = end > place ? file[end - 1] : 0
      endLine(at: end)
      skipEmpty()
    } while goesOn || isSoft && last == Self.softEnd && !isAtProperty
  }

  private static let softEnd = UInt8(ascii: "=")

  /// Whether a line ends within its words in quoted-printable; such a line says so before its colon.
  private func goesOnSoftly(behind line: Bytes) -> Bool {
    guard line.last == Self.softEnd, let line = ContentLine(line, number: 0) else { return false }
    return line.isQuotedPrintable
  }

  /// Whether the next line cannot be the rest of words: "DTSTART:", "END:".
  var isAtProperty: Bool {
    var end = place
    while end < file.count, file[end].isCapital || file[end] == ASCII.minus { end += 1 }
    guard end < file.count else { return true }
    return end - place >= 3 && (file[end] == ASCII.colon || file[end] == UInt8(ascii: ";"))
  }

  private mutating func skipEmpty() {
    while place < file.count, file[place].endsLine { _ = oneLine() }
  }

  private var goesOn: Bool { place < file.count && file[place].isBlank }

  private mutating func oneLine() -> Bytes {
    let line = file[place..<lineEnd]
    endLine(at: line.endIndex)
    return line
  }

  private var lineEnd: Int {
    file.withUnsafeBufferPointer { bytes in
      var end = place
      while end < bytes.count, !bytes[end].endsLine { end += 1 }
      return end
    }
  }

  private mutating func endLine(at end: Int) {
    place = end
    lines += 1
    guard place < file.count else { return }
    let isPair = file[place] == ASCII.carriageReturn && place + 1 < file.count
    place += isPair && file[place + 1] == ASCII.lineFeed ? 2 : 1
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == 0x0A || self == 0x0D }

  var isCapital: Bool { isLetter && self & 0x20 == 0 }
}

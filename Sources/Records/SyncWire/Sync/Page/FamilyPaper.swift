/// A family code that was put on paper before there was a family: what one is founded with, so that this paper brings it
/// back.
package struct FamilyPaper: Hashable, Sendable {
  /// 16 of the family's name, then what the roster is to have of the code: 16 of its look-up and what follows.
  package let bytes: [UInt8]

  /// None where there are not even a name and a look-up.
  package init?(bytes: [UInt8]) {
    if bytes.count < 32 { return nil }
    self.bytes = bytes
  }

  /// None where nothing follows: a family needs keys of its code.
  package init?(founding bytes: [UInt8]) {
    if bytes.count == 32 { return nil }
    self.init(bytes: bytes)
  }

  /// What the server finds the family by.
  package var lookup: UInt128 { Self.number(bytes[16..<32]) }

  /// Of 16 bytes in the order of their digits.
  package static func number(_ bytes: ArraySlice<UInt8>) -> UInt128 {
    bytes.reduce(0) { $0 << 8 | UInt128($1) }
  }
}

/// The same, with the code itself where this device has it in the clear; an object, for as a value its copies cost
/// kilobytes in the browser.
package final class WrittenPaper: Hashable, Sendable {
  package let paper: FamilyPaper
  /// 16 bytes; else none.
  package let code: [UInt8]

  package init(_ paper: FamilyPaper, code: [UInt8] = []) { (self.paper, self.code) = (paper, code) }

  convenience init?(_ reader: inout ByteReader) {
    let paper = FamilyPaper(bytes: Array(reader.piece()))
    let code = Array(reader.piece())
    guard let paper else {
      reader.refuse()
      return nil
    }
    self.init(paper, code: code)
  }

  package static func == (left: WrittenPaper, right: WrittenPaper) -> Bool {
    left.paper == right.paper && left.code == right.code
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(paper) }
}

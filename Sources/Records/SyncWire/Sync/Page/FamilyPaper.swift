/// A family code that was put on paper before there was a family.
///
/// A family is founded with it, so that this paper brings it back.
package struct FamilyPaper: Hashable, Sendable {
  /// 16 bytes of the family's name, then what the roster is to have of the code: 16 of its look-up, and the rest.
  package let bytes: [UInt8]

  /// Reads a paper; none where there are not even a name and a look-up.
  package init?(bytes: [UInt8]) {
    if bytes.count < 32 { return nil }
    self.bytes = bytes
  }

  /// Reads a paper that founds a family; none where it ends with the look-up, because a family needs keys of its code.
  package init?(founding bytes: [UInt8]) {
    if bytes.count == 32 { return nil }
    self.init(bytes: bytes)
  }

  /// The look-up by which the server finds the family.
  package var lookup: UInt128 { Self.number(bytes[16..<32]) }

  /// The number of 16 bytes in the order of their digits.
  package static func number(_ bytes: ArraySlice<UInt8>) -> UInt128 {
    bytes.reduce(0) { $0 << 8 | UInt128($1) }
  }
}

/// A paper with the code itself, where this device has it in the clear.
///
/// A class, because copies of a value cost kilobytes in the browser.
package final class WrittenPaper: Hashable, Sendable {
  package let paper: FamilyPaper
  /// The 16 bytes of the code; empty where this device does not have it.
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

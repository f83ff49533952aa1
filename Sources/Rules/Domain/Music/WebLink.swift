import Basics

/// A page with https.
package struct WebLink: Sendable {
  /// As it was typed; only the scheme is in small letters.
  package let address: String
  /// In small letters, without `www.` and without a port.
  package let host: String
  /// Whatever comes behind the host and its port.
  let path: [UInt8]
  let hasPort: Bool

  static let scheme: StaticString = "https://"

  /// - Parameter bytes: begin with `https://` in any case.
  init(_ bytes: [UInt8]) throws(MusicLinkFault) {
    guard bytes.count <= MusicLink.longest else { throw .tooLong }
    if bytes.hasOddSign { throw .oddSign }
    let rest = bytes.dropFirst(Self.scheme.utf8CodeUnitCount)
    let authority = rest.prefix { !Self.endsAuthority($0) }
    if authority.contains(UInt8(ascii: "@")) { throw .userInfo }
    if authority.contains(where: { $0 >= 0x80 }) { throw .foreignHost }
    let name = authority.prefix { $0 != ASCII.colon }
    guard Self.isHost(name), Self.isPort(authority.dropFirst(name.count)) else { throw .noHost }
    address = "https://" + String(decoding: rest, as: UTF8.self)
    host = Self.shown(name)
    path = Array(rest.dropFirst(authority.count))
    hasPort = authority.count > name.count
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// One word will do: at home it may be the name of a machine.
  private static func isHost(_ name: ArraySlice<UInt8>) -> Bool {
    let labels = name.split(separator: ASCII.point, omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty
        && label.allSatisfy {
          $0.isLetter || $0.isDigit || $0 == ASCII.minus || $0 == UInt8(ascii: "_")
        }
    }
  }

  private static func isPort(_ end: ArraySlice<UInt8>) -> Bool {
    end.isEmpty || (2...6).contains(end.count) && end.dropFirst().allSatisfy { $0.isDigit }
  }

  private static func shown(_ name: ArraySlice<UInt8>) -> String {
    let small = name.map { $0.lowercased }
    let tail = small.dropFirst(4)
    let isBelowWWW = small.begins(with: "www.", at: 0) && tail.contains(ASCII.point)
    return String(decoding: isBelowWWW ? tail : small[...], as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate var hasOddSign: Bool {
    indices.contains { place in
      let byte = self[place]
      if byte < 0x20 || byte == 0x7F || byte == ASCII.backslash { return true }
      // U+0080 to U+009F are controls as well.
      return byte == 0xC2 && place + 1 < count && self[place + 1] < 0xA0
    }
  }

  /// In any case of its letters.
  ///
  /// - Parameter head: in small letters.
  func begins(with head: StaticString, at place: Int) -> Bool {
    guard count - place >= head.utf8CodeUnitCount else { return false }
    for offset in 0..<head.utf8CodeUnitCount
    where self[place + offset].lowercased != head.utf8Start[offset] { return false }
    return true
  }
}

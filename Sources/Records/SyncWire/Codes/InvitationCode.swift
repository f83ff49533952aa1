/// A code that a server's owner hands out to families that begin there, as a link or to be typed.
package struct InvitationCode: Hashable, Sendable {
  /// The code's place in a link: behind the app's address, where browsers send it to no server.
  ///
  /// NB: `Public/runtime/later/joining.js` looks for it.
  private static let mark = "#invite="
  private static let lengths = 8...64

  /// The code in one form, however it was typed: without gaps and small letters, with one form of O and 0, and of I, L
  /// and 1.
  package let text: String

  /// Reads a typed code, or the whole link; none where it is no code.
  ///
  /// - Parameter text: ASCII letters and digits, 8 to 64 of them, with blanks and hyphens anywhere.
  package init?(_ text: String) {
    var letters: [UInt8] = []
    let said = text.utf8.split(separator: UInt8(ascii: "=")).last ?? text.utf8[...]
    for byte in said where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
      guard let letter = Self.letter(byte) else { return nil }
      letters.append(letter)
    }
    guard Self.lengths.contains(letters.count) else { return nil }
    self.text = String(decoding: letters, as: UTF8.self)
  }

  /// The link that brings a code along.
  ///
  /// - Parameters:
  /// - code: the code as its owner has written it.
  /// - address: the app's address.
  package static func link(_ code: String, at address: String) -> String {
    address + (address.utf8.last == UInt8(ascii: "/") ? "" : "/") + mark + code
  }

  private static func letter(_ byte: UInt8) -> UInt8? {
    let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    let letter = isSmall ? byte - 32 : byte
    switch letter {
    case UInt8(ascii: "O"): return UInt8(ascii: "0")
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return UInt8(ascii: "1")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return letter
    default: return nil
    }
  }
}

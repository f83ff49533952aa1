import Basics

/// What Spotify calls the family's own app: 32 digits from 0 to f.
package struct ClientID: Sendable {
  package let text: String

  static let length = 32

  /// White space around it is passed over, as it comes with pasting.
  package init?(_ typed: String) {
    let digits = typed.trimmed.utf8.map { $0.lowercased }
    guard digits.count == Self.length, digits.allSatisfy({ $0.hexadecimalValue.exists })
    else { return nil }
    text = String(decoding: digits, as: UTF8.self)
  }
}

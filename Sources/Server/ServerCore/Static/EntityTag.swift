/// Names of content (RFC 9110, section 8.8.3).
enum EntityTag {
  /// The same bytes have the same tag on every machine and after every start: 128 bits of SHA-256.
  static func strong(ofHash hash: String) -> String {
    "\"" + hash.prefix(32) + "\""
  }

  /// - Parameter known: the elements of `If-None-Match`, compared weakly as that header demands.
  static func matches(_ tag: String, _ known: [String]) -> Bool {
    known.contains { $0 == "*" || $0 == tag || $0 == "W/" + tag }
  }
}

/// What a page of the site demands of its browser by itself.
///
/// A browser obeys the page and the header, so what the one allows, the other has to allow as well: the
/// header says what the page was built with.
enum PolicyOfPage {
  private static let head = Array(#"<meta http-equiv="Content-Security-Policy" content=""#.utf8)

  /// Nil if the page demands nothing, or what cannot stand in a header.
  static func read(_ page: [UInt8]) -> String? {
    guard let start = page.firstRange(of: head)?.upperBound else { return nil }
    let policy = page[start...].prefix { $0 != UInt8(ascii: "\"") }
    return policy.isEmpty || policy.contains(where: \.isControl)
      ? nil : String(decoding: policy, as: UTF8.self)
  }
}

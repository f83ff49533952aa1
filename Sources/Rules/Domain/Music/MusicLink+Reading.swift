import Basics

extension MusicLink {
  /// The one link that a text is or holds.
  ///
  /// Reads what a routine stores and what a parent pastes: apps share a link with words around it.
  package init(_ text: String) throws(MusicLinkFault) {
    guard text.utf8.count <= Self.longestText else { throw .tooLong }
    let words = PastedWords(text).words
    guard let first = words.first else { throw .empty }
    if words.count == 1, first.begins(at: 0) || first.beginsWithScheme {
      self = try Self.link(first)
      return
    }
    self = try Self.one(of: words.compactMap { $0.link }, first: first)
    // Spotify's have a known length, so what comes behind them is none of theirs.
    if case .page = self, first.begins(with: WebLink.scheme, at: 0) { throw .blankInside }
  }

  private static func one(
    of candidates: [[UInt8]],
    first: [UInt8]
  ) throws(MusicLinkFault) -> MusicLink {
    var found: MusicLink?
    var fault: MusicLinkFault = first.beginsWithScheme ? .notHTTPS : .noLink
    // Of candidates that are no links only the reason is wanted, and only where there is no link.
    for (place, candidate) in candidates.enumerated() {
      do throws(MusicLinkFault) {
        let link = try link(candidate)
        if let found, found != link { throw MusicLinkFault.severalLinks }
        found = link
      } catch {
        if error == .severalLinks { throw error }
        if place == 0 { fault = error }
      }
    }
    guard let found else { throw fault }
    return found
  }

  /// - Parameter word: the link and nothing else.
  private static func link(_ word: [UInt8]) throws(MusicLinkFault) -> MusicLink {
    if word.begins(with: "spotify:", at: 0) {
      guard let item = SpotifyItem(uri: word) else { throw .unknownItem }
      return .spotify(item)
    }
    guard word.begins(with: WebLink.scheme, at: 0) else { throw .notHTTPS }
    let page = try WebLink(word)
    if !page.hasPort, page.host.hasSameScalars(as: SpotifyItem.host),
      let item = SpotifyItem(path: page.path)
    {
      return .spotify(item)
    }
    return .page(page)
  }
}

extension [UInt8] {
  /// Whether something begins there that is a link, or was meant to be one.
  fileprivate func begins(at place: Int) -> Bool {
    begins(with: WebLink.scheme, at: place) || begins(with: "http://", at: place)
      || begins(with: "spotify:", at: place)
  }

  /// A letter, then letters, digits, `+`, `-` and `.` up to a colon (RFC 3986, 3.1).
  fileprivate var beginsWithScheme: Bool {
    guard let colon = firstIndex(of: ASCII.colon), let first, first.isLetter else { return false }
    return self[..<colon].allSatisfy {
      $0.isLetter || $0.isDigit || $0 == ASCII.plus || $0 == ASCII.minus || $0 == ASCII.point
    }
  }

  /// What of a word of a text is a link: from where one begins, without what closes a sentence or a bracket.
  fileprivate var link: [UInt8]? {
    let start = indices.first { place in
      (place == 0 || !self[place - 1].isLetter && !self[place - 1].isDigit) && begins(at: place)
    }
    guard let start else { return nil }
    var link = Array(self[start...])
    while link.closingBytes > 0 { link.removeLast(link.closingBytes) }
    return link
  }

  /// How many bytes the closing sign takes that stands at the end; none when it may belong to a link.
  private var closingBytes: Int {
    guard let last else { return 0 }
    switch last {
    case UInt8(ascii: ")"): return contains(UInt8(ascii: "(")) ? 0 : 1
    case ASCII.point, ASCII.comma, ASCII.colon, ASCII.quote, ASCII.closeBracket, ASCII.closeBrace,
      UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"),
      UInt8(ascii: ">"):
      return 1
    default: break
    }
    // ‘ to ‟, and …
    let end = suffix(3)
    guard end.count == 3, let lead = end.first, lead == 0xE2, self[count - 2] == 0x80 else {
      return hasGuillemetAtEnd ? 2 : 0
    }
    return (0x98...0x9F).contains(last) || last == 0xA6 ? 3 : 0
  }

  private var hasGuillemetAtEnd: Bool {
    count >= 2 && self[count - 2] == 0xC2 && (last == 0xAB || last == 0xBB)
  }
}

import Basics

/// Something of Spotify's that can be opened.
package struct SpotifyItem: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case playlist, album, track, artist, show, episode
  }

  package let kind: Kind
  /// 22 digits of base 62: 0 to 9, a to z, A to Z.
  package let id: String

  static let host = "open.spotify.com"

  package var uri: String { "spotify:" + kind.rawValue + ":" + id }

  package var address: String { "https://" + Self.host + "/" + kind.rawValue + "/" + id }

  /// Enough of the id to tell two links apart by eye.
  package var shortID: String { String(decoding: id.utf8.prefix(6), as: UTF8.self) + "…" }
}

extension SpotifyItem {
  /// Reads `spotify:playlist:ID`, the older `spotify:user:NAME:playlist:ID`, and the same of other kinds.
  init?(uri: some Collection<UInt8>) {
    let parts = uri.upToQuery.split(separator: ASCII.colon)
    guard let scheme = parts.first, scheme.isWord("spotify") else { return nil }
    self.init(parts.dropFirst())
  }

  /// Reads what comes behind the host: `/playlist/ID`, also below a language or in the form for other pages.
  ///
  /// The query is dropped: it says who shared the link with whom.
  init?(path: some Collection<UInt8>) {
    var parts = path.upToQuery.split(separator: UInt8(ascii: "/"))[...]
    if let language = parts.first, language.prefix(5).isWord("intl-") { parts.removeFirst() }
    if let form = parts.first, form.isWord("embed") { parts.removeFirst() }
    self.init(parts)
  }

  private init?(_ parts: ArraySlice<some Collection<UInt8>>) {
    var parts = parts
    // Playlists once stood below whoever made them.
    if parts.count == 4, let first = parts.first, first.isWord("user") { parts.removeFirst(2) }
    guard parts.count == 2, let word = parts.first, let id = parts.last,
      let kind = Kind.allCases.first(where: { word.isWord($0.rawValue) }),
      id.count == 22, id.allSatisfy({ $0.isLetter || $0.isDigit })
    else { return nil }
    self.kind = kind
    self.id = String(decoding: id, as: UTF8.self)
  }
}

extension Collection<UInt8> {
  fileprivate var upToQuery: SubSequence {
    prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  }

  fileprivate func isWord(_ word: String) -> Bool {
    String(decoding: self, as: UTF8.self).isEqualIgnoringCase(word)
  }
}

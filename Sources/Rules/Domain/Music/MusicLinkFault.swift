/// Why a text is no link to music.
package enum MusicLinkFault: Error, Hashable, Sendable {
  case empty
  /// A link over `MusicLink.longest` bytes, or a text over `MusicLink.longestText`.
  case tooLong
  /// Words, and no link among them.
  case noLink
  /// Different links, and none of them is the one that is meant.
  case severalLinks
  /// Another scheme than https: http, javascript, data, file, whatever.
  case notHTTPS
  /// A link that begins the text, and a blank in it: where it ends cannot be known.
  case blankInside
  /// A control character, or a backslash, which browsers take for a slash.
  case oddSign
  /// A name or a password before the host: it would be stored and sent, and it makes a host look like another.
  case userInfo
  case noHost
  /// A host with letters beyond ASCII: many look like others, and the host is what is shown of a link.
  ///
  /// The same host as punycode is read, and shown as such.
  case foreignHost
  /// It begins with `spotify:` and does not go on as one of Spotify's items.
  case unknownItem
}

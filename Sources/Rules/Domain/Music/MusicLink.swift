import Basics

/// A link to music: something of Spotify's, or any page with https.
package enum MusicLink: Sendable {
  case spotify(SpotifyItem)
  case page(WebLink)

  /// In bytes; longer ones are nowhere promised to open.
  package static let longest = 2000
  /// In bytes, of a text that a link is looked for in.
  package static let longestText = 10_000

  /// One form for all ways to write a link to something of Spotify's; others as they were typed.
  package var canonical: String {
    switch self {
    case .spotify(let item): item.uri
    case .page(let page): page.address
    }
  }

  /// What is stored and a tap opens, always with https: a `spotify:` address opens nothing where their app is missing.
  package var address: String {
    switch self {
    case .spotify(let item): item.address
    case .page(let page): page.address
    }
  }

  /// What is shown of it: the host, in small letters and without `www.`.
  package var host: String {
    switch self {
    case .spotify: SpotifyItem.host
    case .page(let page): page.host
    }
  }
}

extension MusicLink: Equatable {
  package static func == (left: MusicLink, right: MusicLink) -> Bool {
    left.canonical.hasSameScalars(as: right.canonical)
  }
}

import Basics

/// A link to music: something of Spotify's, or any page with https.
package enum MusicLink: Sendable {
  case spotify(SpotifyItem)
  case page(WebLink)

  /// In bytes; longer ones are nowhere promised to open.
  package static let longest = 2000
  /// In bytes, of a text that a link is looked for in.
  package static let longestText = 10_000

  /// What a routine stores: one form of Spotify's, others as they were typed.
  ///
  /// Reading it gives the same link.
  package var stored: String {
    switch self {
    case .spotify(let item): item.uri
    case .page(let page): page.address
    }
  }

  /// What a tap opens, always with https: a `spotify:` address opens nothing where their app is missing.
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
    left.stored.hasSameScalars(as: right.stored)
  }
}

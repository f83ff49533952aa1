import Domain

/// Why Spotify has not answered what was asked.
enum SpotifyFailure: UInt8, Hashable, Sendable {
  /// Nobody is connected any more.
  case notConnected = 1
  case forbidden
  case notFound
  case tooMany
  /// The network, or an answer that is kept from pages.
  case opaque
  case offline
  /// Anything else; also that the browser could not ask.
  case failed
}

extension SpotifyFailure {
  var pollAnswer: PollAnswer {
    switch self {
    case .notConnected: .unauthorized
    case .forbidden: .forbidden
    case .notFound: .notFound
    case .tooMany: .tooMany
    case .opaque: .opaque
    case .offline: .offline
    case .failed: .failed
    }
  }

  var listAnswer: ListAnswer {
    switch self {
    case .tooMany, .opaque: .tooMany
    case .notConnected, .forbidden, .notFound, .offline, .failed: .other
    }
  }
}

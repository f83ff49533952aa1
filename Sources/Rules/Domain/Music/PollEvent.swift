/// Something that changes when Spotify is asked next.
package enum PollEvent: Sendable {
  case pageShown
  case pageHidden
  case stepBegan
  case stepEnded
  /// There is a token again: a new one, or the family has connected anew.
  case signedIn
  /// What came of a request. Of one that was given up it says nothing any more.
  case answered(PollRequest, PollAnswer)
}

/// What tells a request from those before it on this page.
package struct PollRequest: Hashable, Sendable {
  let number: UInt32
}

/// What a request for what is playing came to.
package enum PollAnswer: Sendable {
  case playing(NowPlaying)
  /// 204: nothing plays.
  case nothing
  /// 401: the token is none any more. Rests until there is another.
  case unauthorized
  /// 403: not for this account or these scopes. Rests until it is connected anew.
  case forbidden
  /// 404: no player of music is there.
  case notFound
  /// 429, where a page may read it; not for how long, the header is kept from it.
  case tooMany
  /// No answer that a page may read: no network, or a 429 that is kept from it.
  case opaque
  /// The browser says that it is offline.
  case offline
  /// Anything else, like a server that fails.
  case failed
}

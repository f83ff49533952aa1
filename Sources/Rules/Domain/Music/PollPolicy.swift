import Time

/// When Spotify is asked what is playing: a state machine without a clock.
///
/// Whoever uses it tells it what happens, asks it for the next instant, and asks Spotify only if `ask` gives a request
/// then. The record is stored before the request goes out.
///
/// - Only while a step runs on a page that is shown; one request at a time, 15 s apart.
/// - Near the end of a song rather than at fixed times.
/// - Never in a cool-down, and never more than `PollRecord.budget` times in a local day.
package struct PollPolicy: Sendable {
  package var record: PollRecord
  var isShown: Bool
  var isStepRunning: Bool
  var plan = Plan.now
  /// How often in a row there was nothing to follow; waits grow with it.
  var waits = 0
  /// How often in a row a token was refused.
  var refusals = 0
  /// The request that is out, and when it went.
  var out: (request: PollRequest, at: Instant)?
  var requests: UInt32 = 0

  enum Plan: Hashable, Sendable {
    /// As soon as all rules allow it.
    case now
    case at(Instant)
    /// Something plays that ends then.
    case following(Instant)
    /// Until there is a token again.
    case never
  }

  /// - Parameter record: as the page before this one left it; what it knew beside that is gone with it.
  package init(_ record: PollRecord = PollRecord(), isShown: Bool, isStepRunning: Bool) {
    self.record = record
    self.isShown = isShown
    self.isStepRunning = isStepRunning
  }
}

extension PollPolicy {
  /// Between two requests, whatever happens.
  package static let leastApart = Seconds(15)
  /// A request that is not answered by then is given up.
  package static let patience = Seconds(30)
  /// After the end of a song, so that the next one has begun for sure.
  static let afterEnd = Seconds(2)
  /// A mix of an hour may have been skipped long ago, and its name would stand there.
  static let longestFollowing = Seconds.minutes(10)
  static let afterAd = Seconds(30)

  /// When nothing is playing: 30 s, 1, 2, 4, then every 5 minutes.
  static func wait(_ times: Int) -> Seconds {
    min(Seconds(30 << min(max(times, 0), 4)), .minutes(5))
  }
}

import Time

// Lists of playlists, and of what is in them, are asked for by a tap. They take from the same budget, rest in the same
// cool-downs, and what comes of them is as good a sign of how patient Spotify is.
extension PollPolicy {
  /// Whether a list may be asked for now; counted already if so.
  package mutating func admitList(at now: Instant, offset: UTCOffset) -> Bool {
    record.settle(at: now, offset: offset)
    guard record.budgetReturns(at: now, offset: offset) == now,
      record.coolDownEnd.map({ $0 <= now }) ?? true
    else { return false }
    record.countList()
    return true
  }

  package mutating func takeList(_ answer: ListAnswer, at now: Instant) {
    switch answer {
    case .given: record.relax()
    case .tooMany: record.coolDown(at: now)
    case .other: break
    }
  }
}

/// What came of a list that was asked for.
package enum ListAnswer: Sendable {
  case given
  /// 429, or no answer that a page may read.
  case tooMany
  case other
}

import Time

extension PollPolicy {
  package mutating func take(_ event: PollEvent, at now: Instant) {
    settleOut(at: now)
    switch event {
    case .pageShown:
      isShown = true
      // Whoever comes back may have been at the player of music.
      askSoon()
    case .pageHidden: isShown = false
    case .stepBegan:
      isStepRunning = true
      if case .following = plan { return }
      askSoon()
    case .stepEnded: isStepRunning = false
    case .signedIn: signIn(at: now)
    case .answered(let request, let answer):
      guard request == out?.request else { return }
      out = nil
      take(answer, at: now)
    }
  }

  private mutating func askSoon() {
    if plan == .never { return }
    plan = .now
    waits = 0
  }

  private mutating func take(_ answer: PollAnswer, at now: Instant) {
    switch answer {
    case .unauthorized, .forbidden: refusals += 1
    default: refusals = 0
    }
    plan(after: answer, at: now)
  }

  private mutating func plan(after answer: PollAnswer, at now: Instant) {
    switch answer {
    case .playing(let playing):
      record.relax()
      follow(playing, at: now)
    case .nothing, .notFound:
      record.relax()
      wait(at: now)
    case .unauthorized, .forbidden: plan = .never
    case .tooMany, .opaque:
      record.coolDown(at: now)
      plan = .now
    case .offline, .failed: wait(at: now)
    }
  }

  /// Waits for the end of what plays; for longer and longer where nobody knows when that is.
  private mutating func follow(_ playing: NowPlaying, at now: Instant) {
    if case .ad = playing.item {
      plan = .at(now.adding(Self.afterAd))
      return
    }
    guard playing.isPlaying, let rest = playing.rest else { return wait(at: now) }
    waits = 0
    plan = .following(now.adding(min(rest, Self.longestFollowing) + Self.afterEnd))
  }

  private mutating func wait(at now: Instant) {
    plan = .at(now.adding(Self.wait(waits)))
    waits = min(waits + 1, 10)
  }

  /// At once the first time; where a new token was refused as well, it waits as if nothing were playing.
  private mutating func signIn(at now: Instant) {
    guard plan == .never else { return }
    plan = refusals > 1 ? .at(now.adding(Self.wait(refusals - 2))) : .now
  }
}

import Time

extension PollPolicy {
  /// The instant at which to call `ask`, not before now; none when only an event can change anything.
  package func next(at now: Instant, offset: UTCOffset) -> Instant? {
    var policy = self
    policy.settle(at: now, offset: offset)
    return policy.settledNext(at: now, offset: offset)
  }

  /// The request that may go out now, counted already; none when it is not the time.
  package mutating func ask(at now: Instant, offset: UTCOffset) -> PollRequest? {
    settle(at: now, offset: offset)
    guard out == nil, let next = settledNext(at: now, offset: offset), next <= now
    else { return nil }
    requests &+= 1
    let request = PollRequest(number: requests)
    out = (request, now)
    record.count(at: now)
    return request
  }

  private func settledNext(at now: Instant, offset: UTCOffset) -> Instant? {
    guard isShown, isStepRunning else { return nil }
    if let out { return out.at.adding(Self.patience) }
    guard var next = planned(at: now),
      let budget = record.budgetReturns(at: now, offset: offset)
    else { return nil }
    next = max(next, budget)
    if let asked = record.lastAsked { next = max(next, asked.adding(Self.leastApart)) }
    if let end = record.coolDownEnd { next = max(next, end) }
    return next
  }

  private func planned(at now: Instant) -> Instant? {
    switch plan {
    case .now: now
    case .at(let time), .following(let time): max(time, now)
    case .never: nil
    }
  }
}

extension PollPolicy {
  /// Gives up what has been out for too long, and cuts what only a clock that was set back can explain.
  private mutating func settle(at now: Instant, offset: UTCOffset) {
    record.settle(at: now, offset: offset)
    settlePlan(at: now)
    settleOut(at: now)
  }

  private mutating func settlePlan(at now: Instant) {
    let latest = now.adding(Self.longestFollowing + Self.afterEnd)
    switch plan {
    case .at(let time) where time > latest: plan = .at(latest)
    case .following(let time) where time > latest: plan = .following(latest)
    case .now, .at, .following, .never: break
    }
  }

  /// A request without an answer may have been refused.
  mutating func settleOut(at now: Instant) {
    guard let out else { return }
    if out.at > now {
      self.out = (out.request, now)
    } else if now.since(out.at) >= Self.patience {
      self.out = nil
      record.coolDown(at: out.at.adding(Self.patience))
    }
  }
}

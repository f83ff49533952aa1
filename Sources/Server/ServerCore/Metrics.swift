import Synchronization

/// What the server counts, for whoever watches over it: numbers, and nothing of what was asked.
package final class Metrics: Sendable {
  /// What a request was about.
  package enum Kind: String, CaseIterable, Sendable {
    case app, sync, calendar, own
  }

  struct State {
    var answers: [Key: Count] = [:]
    var refusals: [String: Int] = [:]
    var connections = (open: 0, taken: 0, turnedAway: 0)
  }

  struct Key: Hashable {
    let kind: Kind
    let status: Int
  }

  struct Count {
    var requests = 0
    var bytes = 0
    /// By the places of ``bounds``: how many took no longer.
    var within = [Int](repeating: 0, count: Metrics.bounds.count)
    var total = Duration.zero
  }

  /// Milliseconds.
  static let bounds = [1, 5, 25, 100, 500, 2500, 10_000]

  let state = Mutex(State())

  package init() {}

  package func connectionOpened() {
    state.withLock { state in
      state.connections.open += 1
      state.connections.taken += 1
    }
  }

  package func connectionEnded() { state.withLock { $0.connections.open -= 1 } }

  package func connectionTurnedAway() { state.withLock { $0.connections.turnedAway += 1 } }

  package func refused(_ fault: RequestFault) {
    state.withLock { $0.refusals["\(fault)", default: 0] += 1 }
  }

  /// The same handler, counted.
  package func observing(
    now: @escaping @Sendable () -> Duration,
    _ handler: @escaping HTTPHandler
  ) -> HTTPHandler {
    { request, answer in
      let start = now()
      let counted = answer.after { response in
        self.count(request, response, took: now() - start)
        return response
      }
      handler(request, counted)
    }
  }

  func count(_ request: HTTPRequest, _ response: Response, took: Duration) {
    let key = Key(kind: Kind(of: request.path), status: response.status.rawValue)
    let bytes = response.bodyToSend(for: request.method).count
    state.withLock { $0.answers[key, default: Count()].take(bytes, took) }
  }
}

extension Metrics.Count {
  fileprivate mutating func take(_ bytes: Int, _ took: Duration) {
    requests += 1
    self.bytes += bytes
    total += took
    for (place, bound) in Metrics.bounds.enumerated() where took <= .milliseconds(bound) {
      within[place] += 1
    }
  }
}

extension Metrics.Kind {
  init(of path: String) {
    if path.hasPrefix(SyncService.path) {
      self = .sync
    } else if path == CalendarRelay.path {
      self = .calendar
    } else {
      self = Server.ownPaths.contains(path) ? .own : .app
    }
  }
}

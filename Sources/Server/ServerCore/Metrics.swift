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
    /// What is asked whenever somebody looks; none where no families are kept.
    var store: (@Sendable () -> StoreCounts)?
  }

  struct Key: Hashable {
    let kind: Kind
    let status: Int
  }

  struct Count {
    var bytes = 0
    var times = Histogram()

    mutating func take(_ bytes: Int, _ took: Duration) {
      self.bytes += bytes
      times.take(took)
    }
  }

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

  package func watch(_ store: @escaping @Sendable () -> StoreCounts) {
    state.withLock { $0.store = store }
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

import Basics
import Synchronization

extension HTTPRequest {
  /// It comes from where the server runs, and through no proxy that says otherwise.
  package var isOfThisMachine: Bool { Neighbours.isOfThisMachine(peer) }
}

/// What stands before the handler of a server that the whole Internet can ask.
package enum RequestGuard {
  /// Nobody gets more than so many answers in so many seconds; the machine itself may ask as it likes.
  ///
  /// - Parameter now: time since any fixed moment; must never go backwards.
  package static func limiting(
    to most: Int = 600,
    each window: Duration = .seconds(10),
    now: @escaping @Sendable () -> Duration,
    _ handler: @escaping HTTPHandler
  ) -> HTTPHandler {
    let counts = AddressCounts()
    return { request, answer in
      let place = Int(now() / window)
      if !request.isOfThisMachine, counts.count(request.peer, place) > most {
        return answer.send(.tooMany(seconds: Int(window.components.seconds)))
      }
      handler(request, answer)
    }
  }
}

/// How often somebody has asked in a window of time.
///
/// Counted by a few bits of a hash that is another in each run, like ``Rates``: so what is kept stays small.
private final class AddressCounts: Sendable {
  private static let places = 1 << 14

  private struct State {
    var window = 0
    var counts = [UInt32](repeating: 0, count: AddressCounts.places)
  }

  private let state = Mutex(State())

  /// - Returns: with this one.
  func count(_ address: String, _ window: Int) -> Int {
    let place = Neighbours.prefix(of: address).hashValue & (Self.places - 1)
    return state.withLock { state in
      if window != state.window { state = State(window: window) }
      state.counts[place] += 1
      return Int(state.counts[place])
    }
  }
}

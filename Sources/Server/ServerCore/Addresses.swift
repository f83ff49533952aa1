import Basics
import Synchronization

extension HTTPRequest {
  /// It comes from where the server runs, and through no proxy that says otherwise.
  package var isOfThisMachine: Bool { Neighbours.isOfThisMachine(peer) }
}

/// Whose requests come over a connection.
package struct CallerAddress: Sendable {
  /// The other end of the connection.
  let peer: String
  let isBehindProxy: Bool

  /// - Parameter isBehindProxy: a proxy on this machine hands on requests, and names whose they are.
  package init(peer: String, isBehindProxy: Bool = false) {
    (self.peer, self.isBehindProxy) = (peer, isBehindProxy)
  }

  /// None where only a request's head says so.
  package var ofAll: String? { Neighbours.isOfThisMachine(peer) ? nil : peer }

  /// An address; empty where nobody knows whose it is.
  ///
  /// A proxy writes last whom it has spoken to; whatever stands before is what the client says. Where it names nobody,
  /// or nobody has said that there is one, the request is not taken for this machine's own.
  func of(_ headers: Headers) -> String {
    if let ofAll { return ofAll }
    let named = headers.list("X-Forwarded-For").last
    guard isBehindProxy else { return named == nil ? peer : "" }
    return named.flatMap { Self.isAddress($0) ? $0 : nil } ?? ""
  }

  /// Of version 4, or letters of one of version 6.
  private static func isAddress(_ text: String) -> Bool {
    if text.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 {
      return text.utf8.count <= 45
        && text.utf8.allSatisfy { $0.hexadecimalValue != nil || ":.".utf8.contains($0) }
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
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

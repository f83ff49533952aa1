import Synchronization

/// Where the answer to one request goes: once, at once or later, from any thread.
///
/// A handler that loses it without an answer has failed, and the client is told so.
package final class HTTPAnswer: Sendable {
  private let deliver: @Sendable (Response) -> Void
  private let isGiven = Atomic(false)

  package init(_ deliver: @escaping @Sendable (Response) -> Void) {
    self.deliver = deliver
  }

  deinit { send(.failed) }

  /// Only the first one counts.
  package func send(_ response: Response) {
    if !isGiven.exchange(true, ordering: .acquiringAndReleasing) { deliver(response) }
  }

  /// An answer that becomes this one when it has been changed, or looked at.
  package func after(_ change: @escaping @Sendable (Response) -> Response) -> HTTPAnswer {
    HTTPAnswer { self.send(change($0)) }
  }
}

/// What answers a request.
package typealias HTTPHandler = @Sendable (HTTPRequest, HTTPAnswer) -> Void

/// Where work is done that lasts longer than all others may wait for.
///
/// False where too much waits there already; the work is not done then.
package typealias WorkPlace = @Sendable (_ work: @escaping @Sendable () -> Void) -> Bool

package enum WorkPlaces {
  /// Done before anything else goes on.
  package static let here: WorkPlace = {
    $0()
    return true
  }
}

extension HTTPAnswer {
  /// Does what takes its time elsewhere, and sends what comes of it.
  func send(from place: WorkPlace, _ respond: @escaping @Sendable () -> Response) {
    if !place({ self.send(respond()) }) { send(.busy) }
  }
}

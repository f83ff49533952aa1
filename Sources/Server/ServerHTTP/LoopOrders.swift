import ServerCore
import Synchronization

/// One request of a run; never given again.
struct RequestNumber: Hashable, Sendable {
  let value: UInt64
}

/// What other threads want of the event loop, in the order in which it came.
///
/// Outlives the loop for whoever still holds an answer; what comes then is forgotten.
final class LoopOrders: Sendable {
  enum Order: Sendable {
    case drain
    case send(Response, to: RequestNumber)
    case pass(AnswerStream.Part, to: RequestNumber)
  }

  private struct State {
    var waiting: [Order] = []
    /// The loop will look by itself, and need not be woken.
    var isLooking = false
    var isClosed = false
  }

  private let state = Mutex(State())
  private let wakePipe: WakePipe

  /// Becomes readable when there is something to take.
  var reader: Int32 { wakePipe.reader }

  init() throws(HTTPServerError) {
    wakePipe = try WakePipe()
  }

  deinit { wakePipe.remove() }

  func give(_ order: Order) {
    let wakes = state.withLock { state in
      if state.isClosed { return false }
      state.waiting.append(order)
      return state.waiting.count == 1 && !state.isLooking
    }
    if wakes { wakePipe.wake() }
  }

  func take() -> [Order] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  /// Nobody has to wake the loop for what is given meanwhile: it takes it right after.
  func looking<Result>(_ work: () -> Result) -> (Result, [Order]) {
    state.withLock { $0.isLooking = true }
    let result = work()
    state.withLock { $0.isLooking = false }
    return (result, take())
  }

  func close() {
    state.withLock { state in
      state.isClosed = true
      state.waiting = []
    }
  }
}

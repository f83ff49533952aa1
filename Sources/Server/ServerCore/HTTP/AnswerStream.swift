import Synchronization

/// The rest of an answer that goes on for as long as the client listens.
///
/// Written to from any thread. What is written must be short: it is kept for a client that reads slowly.
package final class AnswerStream: Sendable {
  package enum Part: Sendable {
    case bytes([UInt8])
    case end
  }

  private struct State {
    var early: [Part] = []
    var receive: (@Sendable (Part) -> Void)?
    var last: [UInt8]
    var isOver = false
  }

  private let state: Mutex<State>
  private let whenOver: @Sendable (AnswerStream) -> Void

  /// - Parameters:
  ///   - first: what the client has been sent before it.
  ///   - whenOver: is called once, when the client has gone or the server ends.
  package init(
    after first: [UInt8],
    whenOver: @escaping @Sendable (AnswerStream) -> Void = { _ in }
  ) {
    state = Mutex(State(last: first))
    self.whenOver = whenOver
  }

  package func write(_ bytes: [UInt8]) { pass(.bytes(bytes)) }

  /// What was said last, sent once more into a long silence, which would look like an end to whatever lies between: if it
  /// was dropped on its way, it is heard now.
  package var signOfLife: [UInt8] { state.withLock { $0.last } }

  /// No more comes from here.
  package func end() { pass(.end) }

  private func pass(_ part: Part) {
    state.withLock { state in
      if state.isOver { return }
      if case .bytes(let bytes) = part { state.last = bytes }
      // Under the lock, so that nobody's part overtakes another's.
      if let receive = state.receive { receive(part) } else { state.early.append(part) }
    }
  }

  /// What has been written, and from now on what is.
  ///
  /// NB: for the transport, once; it must not write to the stream while it receives.
  package func follow(_ receive: @escaping @Sendable (Part) -> Void) {
    state.withLock { state in
      for part in state.early { receive(part) }
      (state.early, state.receive) = ([], receive)
    }
  }

  /// The client hears no more of it: for the transport.
  package func isGone() {
    let wasOver = state.withLock { state in
      defer { (state.isOver, state.receive) = (true, nil) }
      return state.isOver
    }
    if !wasOver { whenOver(self) }
  }
}

extension AnswerStream: Equatable {
  package static func == (left: AnswerStream, right: AnswerStream) -> Bool { left === right }
}

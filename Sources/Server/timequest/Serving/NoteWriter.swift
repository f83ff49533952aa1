import Commands
import Dispatch
import Synchronization

/// Writes down what is noted, on a thread of its own: whoever reads it may stand still, and must not keep requests waiting.
final class NoteWriter: Sendable {
  private struct State {
    var waiting: [String] = []
    var leftOut = 0
    var isWriting = false
  }

  /// Some hundred bytes each.
  private static let most = 4096

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "notes")
  private let put: @Sendable (String) -> Void

  init(_ put: @escaping @Sendable (String) -> Void = Terminal.writeError) { self.put = put }

  /// From any thread; where too much waits it is counted and left out.
  func write(_ line: String) {
    let begins = state.withLock { state in
      if state.waiting.count >= Self.most {
        state.leftOut += 1
        return false
      }
      state.waiting.append(line)
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if begins { queue.async { self.work() } }
  }

  /// Waits until all is written, but no longer than a second: nobody may read any more.
  func finish() {
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + 1)
  }

  private func work() {
    while let lines = take() { lines.forEach(put) }
  }

  private func take() -> [String]? {
    state.withLock { state in
      var lines = state.waiting
      if state.leftOut > 0 {
        lines.append("\(state.leftOut) lines were left out: nobody read them.")
      }
      (state.waiting, state.leftOut) = ([], 0)
      state.isWriting = !lines.isEmpty
      return lines.isEmpty ? nil : lines
    }
  }
}

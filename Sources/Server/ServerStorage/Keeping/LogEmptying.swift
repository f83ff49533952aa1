import Dispatch
import Synchronization

/// Brings what stands in the write-ahead log into the file, beside whoever writes.
///
/// Done between two transactions it lasts for twenty of them, and everybody waits. So most of it is done by another
/// connection meanwhile, and whoever writes does what has come since then: only when all is in the file does the log
/// begin anew.
final class LogEmptying: Sendable {
  private enum State {
    case idle, underWay, nearlyDone
  }

  /// In pages of 1 KB.
  ///
  /// Pages that change again and again are brought into the file once: the longer the log, the less is written.
  private static let worthIt = 16_000
  /// Whoever writes is faster than the disk: now it waits.
  private static let most = 64_000

  private let connection: SQLiteConnection
  private let state = Mutex(State.idle)
  /// Where it is done: whoever waits for it there need not keep the connection.
  let queue = DispatchQueue(label: "log")

  /// - Parameter connection: nobody else uses it.
  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// - Parameter pages: that the log has after a transaction.
  func noteCommit(_ pages: Int, by writer: SQLiteConnection) {
    let (begins, ends) = state.withLock { state -> (Bool, Bool) in
      switch state {
      case .idle where pages >= Self.worthIt:
        state = .underWay
        return (true, false)
      case .nearlyDone:
        state = .idle
        return (false, true)
      case .idle, .underWay: return (false, pages >= Self.most)
      }
    }
    if begins { queue.async { self.empty() } }
    if ends { writer.emptyLog(waiting: false) }
  }

  private func empty() {
    connection.emptyLog(waiting: false)
    state.withLock { $0 = .nearlyDone }
  }
}

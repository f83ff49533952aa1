import Dispatch
import Glibc
import Synchronization

/// Brings what stands in the write-ahead log into the file, beside whoever writes.
///
/// Done between two transactions it lasts for twenty of them, and everybody waits. So it is done by another connection
/// meanwhile, again and again until little has come since, and whoever writes does that little: only when all is in the
/// file does the log begin anew.
final class LogEmptying: Sendable {
  private enum State {
    case idle, underWay, nearlyDone
  }

  /// What whoever has written does.
  private enum Duty {
    case nothing, begin, finish, wait
  }

  /// In pages of 1 KB.
  ///
  /// Pages that change again and again are brought into the file once: the longer the log, the less is written. And the
  /// longer everybody's transactions wait for a disk that confirms all of it at once.
  private static let worthIt = 4000
  /// So few are in the file before anybody notices.
  private static let little = 500
  /// Each time less has come than the time before, unless whoever writes is faster than the disk.
  private static let mostTimes = 8
  /// Whoever writes is faster than the disk: now it waits a moment each time, the longer the log the longer.
  private static let most = 64_000
  /// In microseconds.
  private static let moment = 5000

  private let connection: SQLiteConnection
  private let state = Mutex(State.idle)
  /// Where it is done: whoever waits for it there need not keep the connection.
  let queue = DispatchQueue(label: "log")

  /// - Parameter connection: nobody else uses it.
  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// Nobody holds the file meanwhile: what was to be stored is.
  ///
  /// - Parameter pages: that the log has after a transaction.
  func noteCommit(_ pages: Int, by writer: SQLiteConnection) {
    switch state.withLock({ Self.duty(behind: pages, &$0) }) {
    case .begin: queue.async { self.empty() }
    case .finish: writer.emptyLog(waiting: false)
    case .wait: usleep(useconds_t(Self.moment * pages / Self.most))
    case .nothing: break
    }
  }

  private static func duty(behind pages: Int, _ state: inout State) -> Duty {
    switch state {
    case .idle where pages >= worthIt:
      state = .underWay
      return .begin
    case .nearlyDone:
      state = .idle
      return .finish
    case .underWay where pages >= most: return .wait
    case .idle, .underWay: return .nothing
    }
  }

  private func empty() {
    var done = 0
    for _ in 0..<Self.mostTimes {
      let pages = connection.emptyLog(waiting: false)
      defer { done = pages }
      if pages - done <= Self.little { break }
    }
    state.withLock { $0 = .nearlyDone }
  }
}

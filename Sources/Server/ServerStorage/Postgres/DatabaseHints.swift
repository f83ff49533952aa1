import Dispatch
import Glibc
import ServerCore
import SyncWire
import Synchronization

/// Carries hints between the servers of one database, on two threads and two connections of its own.
///
/// In the transaction that stores they would take a lock of the whole database over each commit. What comes together
/// goes together, and what gets lost is found at the next look at all logs that somebody listens to here.
package final class DatabaseHints: Sendable {
  private struct State {
    var waiting: [FamilyHint] = []
    var isClosed = false
  }

  /// Microseconds that a hint waits for others.
  private static let gathering: useconds_t = 20_000
  /// Milliseconds between two looks at all logs.
  private static let pause: Int32 = 30_000
  /// Milliseconds of one wait.
  private static let moment: Int32 = 500

  private let database: FamilyDatabase
  private let state = Mutex(State())
  private let isWaiting = DispatchSemaphore(value: 0)

  package init(_ database: FamilyDatabase) { self.database = database }

  package func tell(_ hint: FamilyHint) {
    state.withLock { $0.waiting.append(hint) }
    isWaiting.signal()
  }

  /// - Parameters:
  ///   - listened: families that somebody listens to here.
  ///   - hear: what other servers, and this one, have told.
  package func begin(
    listened: @escaping @Sendable () -> [FamilyID],
    hear: @escaping @Sendable (FamilyHint) -> Void
  ) {
    DispatchQueue(label: "hints told").async { self.sendAll() }
    DispatchQueue(label: "hints heard").async { self.listen(listened, hear) }
  }

  package func close() {
    state.withLock { $0.isClosed = true }
    isWaiting.signal()
  }

  private var isClosed: Bool { state.withLock { $0.isClosed } }

  private func sendAll() {
    let connection = database.connection()
    while true {
      isWaiting.wait()
      if isClosed { return }
      usleep(Self.gathering)
      let hints = state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting
      }
      connection.tell(hints)
    }
  }

  private func listen(
    _ listened: @Sendable () -> [FamilyID],
    _ hear: @Sendable (FamilyHint) -> Void
  ) {
    let connection = database.connection()
    while !isClosed {
      do throws(PostgresFailure) {
        try connection.listen()
        // What was told before that is not heard any more.
        try connection.tops(of: listened()).forEach(hear)
        var left = Self.pause
        while left > 0, !isClosed {
          try connection.heard(within: Self.moment).forEach(hear)
          left -= Self.moment
        }
      } catch {
        usleep(1_000_000)
      }
    }
  }
}

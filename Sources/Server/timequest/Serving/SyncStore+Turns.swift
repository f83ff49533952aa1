import ServerCore
import Synchronization

extension SyncStore {
  /// For one thread at a time.
  var inTurn: SyncStore {
    let (turn, transact) = (Turn(), transact)
    var store = self
    store.transact = { work in turn.take { transact(work) } }
    return store
  }
}

private final class Turn: Sendable {
  private let mutex = Mutex(())

  func take<Result: Sendable>(_ work: () -> sending Result) -> Result {
    mutex.withLock { _ in work() }
  }
}

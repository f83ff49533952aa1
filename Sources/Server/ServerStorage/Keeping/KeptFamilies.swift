import Dispatch
import ServerCore
import SyncWire

/// The families of a server: one keeper writes for each of them, others read beside it.
///
/// Whoever is told that something is stored reads it from then on, whichever keeper answers. Threads may share it.
package final class KeptFamilies: Sendable {
  /// Each writes for families of its own, so that it knows what it has read of them before.
  private let writing: [KeeperQueue]
  private let reading: KeeperQueue
  private let failures: FailureCounts
  private let end: @Sendable () -> Void

  private init(
    writers: [any RequestKeeper],
    readers: [any RequestKeeper],
    _ failures: FailureCounts,
    end: @escaping @Sendable () -> Void
  ) {
    self.failures = failures
    writing = writers.map { KeeperQueue([$0], mostAtOnce: 256) }
    reading = KeeperQueue(readers, mostAtOnce: 1)
    self.end = end
    for queue in writing { queue.begin() }
  }

  /// - Parameters:
  ///   - note: hears when something could not be stored or read.
  ///   - makeServer: is asked once for each keeper.
  package convenience init(
    _ file: FamilyFile,
    readers: Int = 2,
    note: @escaping @Sendable (StorageNote) -> Void,
    _ makeServer: (SyncStore) -> SyncServer
  ) throws(StorageError) {
    let failures = FailureCounts()
    let note = failures.counting(note)
    let store = try file.writing()
    let emptying = LogEmptying(try file.writing().connection)
    // NB: the connection must not keep itself.
    store.connection.afterCommits { [unowned connection = store.connection] pages in
      emptying.noteCommit(pages, by: connection)
    }
    var keepers: [any RequestKeeper] = []
    for _ in 0..<readers {
      keepers.append(Keeper(try file.reading(), note: note, makeServer))
    }
    let queue = emptying.queue
    self.init(writers: [Keeper(store, note: note, makeServer)], readers: keepers, failures) {
      queue.sync {}
    }
  }

  /// The same in a database.
  package convenience init(
    _ database: FamilyDatabase,
    readers: Int = 4,
    note: @escaping @Sendable (StorageNote) -> Void,
    _ makeServer: (SyncStore) -> SyncServer
  ) {
    let failures = FailureCounts()
    let note = failures.counting(note)
    self.init(
      writers: (0..<database.engine.writers).map { _ in
        Keeper(database.writing(), note: note, makeServer)
      },
      readers: (0..<readers).map { _ in Keeper(database.reading(), note: note, makeServer) },
      failures
    ) {}
  }

  /// - Parameter answer: is called once, from another thread, or at once where too much waits already.
  package func answer(_ request: SyncRequest, _ answer: @escaping @Sendable (SyncReply) -> Void) {
    if case .storePack = request.call { return look(at: request, answer) }
    let queue = request.call.route.method == .get ? reading : writer(of: request)
    queue.takeOrAnswer(SyncJob(request: request, answer: answer))
  }

  private func writer(of request: SyncRequest) -> KeeperQueue {
    let family = request.call.family?.raw ?? 0
    return writing[Int(family % UInt128(writing.count))]
  }

  /// What takes longest of a pack is done beside whoever writes.
  private func look(
    at request: SyncRequest,
    _ answer: @escaping @Sendable (SyncReply) -> Void
  ) {
    let writing = writer(of: request)
    let job = SyncJob(request: request, isLook: true) { reply in
      guard reply.status < 300 else { return answer(reply) }
      var request = request
      request.isLookedAt = reply.status == 200
      writing.takeOrAnswer(SyncJob(request: request, answer: answer))
    }
    reading.takeOrAnswer(job)
  }

  /// Requests that no transaction has taken yet.
  package var waitingToWrite: Int { wrote.waiting }

  /// What it has done since it began.
  package var counts: StoreCounts {
    var counts = StoreCounts()
    counts.work = [.read: reading.work, .write: wrote]
    counts.failures = failures.all
    return counts
  }

  private var wrote: StoreCounts.Work {
    writing.reduce(StoreCounts.Work()) { $0 + $1.work }
  }

  /// Takes nothing more; what waits is still answered, and all connections are closed at the end.
  package func close() {
    reading.close()
    for queue in writing { queue.close() }
    end()
  }
}

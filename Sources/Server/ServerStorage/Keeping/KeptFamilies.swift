import Dispatch
import ServerCore
import SyncWire

/// The families of a server: one keeper writes for all of them, others read beside it.
///
/// Whoever is told that something is stored reads it from then on, whichever keeper answers. Threads may share it.
package final class KeptFamilies: Sendable {
  private let writing: KeeperQueue
  private let reading: KeeperQueue
  private let emptying: DispatchQueue

  /// - Parameters:
  ///   - note: hears when something could not be stored or read.
  ///   - makeServer: is asked once for each keeper.
  package init(
    _ file: FamilyFile,
    readers: Int = 2,
    note: @escaping @Sendable (StorageNote) -> Void,
    _ makeServer: (SyncStore) -> SyncServer
  ) throws(StorageError) {
    let store = try file.writing()
    let emptying = LogEmptying(try file.writing().connection)
    self.emptying = emptying.queue
    // NB: the connection must not keep itself.
    store.connection.afterCommits { [unowned connection = store.connection] pages in
      emptying.noteCommit(pages, by: connection)
    }
    let writer = Keeper(store, note: note, makeServer)
    writing = KeeperQueue([writer], mostAtOnce: 256)
    var keepers: [Keeper] = []
    for _ in 0..<readers {
      keepers.append(Keeper(try file.reading(), note: note, makeServer))
    }
    reading = KeeperQueue(keepers, mostAtOnce: 1)
    writing.begin()
  }

  /// - Parameter answer: is called once, from another thread, or at once where too much waits already.
  package func answer(_ request: SyncRequest, _ answer: @escaping @Sendable (SyncReply) -> Void) {
    if case .storePack = request.call { return look(at: request, answer) }
    let queue = request.call.route.method == .get ? reading : writing
    queue.takeOrAnswer(SyncJob(request: request, answer: answer))
  }

  /// What takes longest of a pack is done beside whoever writes.
  private func look(
    at request: SyncRequest,
    _ answer: @escaping @Sendable (SyncReply) -> Void
  ) {
    let job = SyncJob(request: request, isLook: true) { [writing] reply in
      guard reply.status < 300 else { return answer(reply) }
      var request = request
      request.isLookedAt = reply.status == 200
      writing.takeOrAnswer(SyncJob(request: request, answer: answer))
    }
    reading.takeOrAnswer(job)
  }

  /// Requests that no transaction has taken yet.
  package var waitingToWrite: Int { writing.waiting }

  /// Takes nothing more; what waits is still answered, and all connections are closed at the end.
  package func close() {
    reading.close()
    writing.close()
    emptying.sync {}
  }
}

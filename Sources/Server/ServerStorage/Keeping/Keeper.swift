import Dispatch
import ServerCore

/// One request that waits to be answered.
struct SyncJob: Sendable {
  let request: SyncRequest
  /// Whether it is but looked at here, before another keeper answers it.
  var isLook = false
  let answer: @Sendable (SyncReply) -> Void
}

extension SyncJob {
  fileprivate var isErasing: Bool {
    switch request.call.route.name {
    case .eraseFamily, .eraseStream: true
    default: false
    }
  }
}

/// One connection and what answers above it, for one thread at a time.
final class Keeper: Sendable {
  private let connection: SQLiteConnection
  private let store: SQLiteStore
  private let server: SyncServer
  private let note: @Sendable (StorageNote) -> Void
  private let answers = DispatchQueue(label: "answers")

  init(
    _ store: SQLiteStore,
    note: @escaping @Sendable (StorageNote) -> Void,
    _ makeServer: (SyncStore) -> SyncServer
  ) {
    (self.store, connection) = (store, store.connection)
    server = makeServer(store.inOneTransaction)
    self.note = note
  }

  /// All of them in one transaction: when it is on disk everybody is answered, and when it cannot be nobody has
  /// changed anything.
  ///
  /// A request that cannot be stored by itself is told so, and keeps none of the others back.
  func answer(_ jobs: [SyncJob]) {
    do throws(SQLiteFailure) {
      let replies = try connection.transact(store.begin) { jobs.map { reply(to: $0) } }
      tell(store.takeFailures())
      if jobs.contains(where: { $0.isErasing }) { connection.emptyLog(waiting: true) }
      give(jobs, replies)
    } catch {
      store.forget()
      _ = store.takeFailures()
      note(StorageNote(failure: error.asStore, why: error.text, requests: jobs.count))
      give(jobs, jobs.map { _ in SyncReply(error.asStore) })
    }
  }

  private func reply(to job: SyncJob) -> SyncReply {
    job.isLook ? server.look(at: job.request) : server.answer(job.request)
  }

  private func tell(_ failures: [SQLiteFailure]) {
    guard let first = failures.first else { return }
    note(StorageNote(failure: first.asStore, why: first.text, requests: failures.count))
  }

  /// What becomes of an answer is no reason to keep the next transaction waiting.
  private func give(_ jobs: [SyncJob], _ replies: [SyncReply]) {
    answers.async {
      for (job, reply) in zip(jobs, replies) { job.answer(reply) }
    }
  }
}

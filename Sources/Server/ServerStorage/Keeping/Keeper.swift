import Dispatch
import ServerCore
import Synchronization

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
  /// Whoever has asked to erase something that is not gone yet, and what they will be told.
  private let erasing = Mutex<[(job: SyncJob, reply: SyncReply)]>([])

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
      give(hold(jobs, replies))
    } catch {
      store.forget()
      _ = store.takeFailures()
      note(StorageNote(failure: error.asStore, why: error.text, requests: jobs.count))
      give(jobs.map { ($0, SyncReply(error.asStore)) })
    }
  }

  /// - Returns: those that need not wait.
  private func hold(_ jobs: [SyncJob], _ replies: [SyncReply]) -> [(job: SyncJob, reply: SyncReply)]
  {
    let all = zip(jobs, replies).map { (job: $0, reply: $1) }
    guard mayErase else { return all }
    erasing.withLock { $0 += all.filter { $0.job.isErasing } }
    return all.filter { !$0.job.isErasing }
  }

  private func reply(to job: SyncJob) -> SyncReply {
    job.isLook ? server.look(at: job.request) : server.answer(job.request)
  }

  private func tell(_ failures: [SQLiteFailure]) {
    guard let first = failures.first else { return }
    note(StorageNote(failure: first.asStore, why: first.text, requests: failures.count))
  }

  /// What becomes of an answer is no reason to keep the next transaction waiting.
  private func give(_ all: [(job: SyncJob, reply: SyncReply)]) {
    answers.async {
      for (job, reply) in all { job.answer(reply) }
    }
  }
}

// MARK: - Erasing

extension Keeper {
  var mayErase: Bool { store.use == .writing && store.mayErase }

  /// A piece of what is to be erased, between two transactions of others.
  ///
  /// Whoever has asked for it is answered when it is gone, also from the write-ahead log.
  func eraseOn() {
    guard mayErase else { return }
    do throws(SQLiteFailure) {
      if try store.erasePiece() { return }
      if erasing.withLock({ !$0.isEmpty }) { connection.emptyLog(waiting: true) }
      endErasing()
    } catch {
      store.forget()
      let left = erasing.withLock { $0.count }
      note(StorageNote(failure: error.asStore, why: error.text, requests: left))
      endErasing(SyncReply(error.asStore))
    }
  }

  /// What is left counts as erased, and is gone after the next start.
  ///
  /// - Parameter reply: in place of what they were to be told.
  func endErasing(_ reply: SyncReply? = nil) {
    let all = erasing.withLock { erasing in
      defer { erasing = [] }
      return erasing
    }
    if !all.isEmpty { give(all.map { ($0.job, reply ?? $0.reply) }) }
  }
}

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

/// What answers requests, for one thread at a time.
protocol RequestKeeper: AnyObject, Sendable {
  func answer(_ jobs: [SyncJob])
  /// Whether something may be left to be erased.
  var mayErase: Bool { get }
  func eraseOn()
  func endErasing()
}

/// One connection and what answers above it.
final class Keeper<Connection: RowConnection>: RequestKeeper {
  private let connection: Connection
  private let store: TableStore<Connection>
  private let server: SyncServer
  private let note: @Sendable (StorageNote) -> Void
  private let answers = DispatchQueue(label: "answers")
  /// Whoever has asked to erase something that is not gone yet, and what they will be told.
  private let erasing = Mutex<[(job: SyncJob, reply: SyncReply)]>([])

  init(
    _ store: TableStore<Connection>,
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
    do throws(Connection.Failure) {
      var replies = jobs.map { _ in SyncReply(StoreFailure.broken) }
      let left = try connection.answerTogether(jobs.count) { replies[$0] = reply(to: jobs[$0]) }
      for job in left {
        store.forget(jobs[job].request.call.family)
        replies[job] = reply(to: jobs[job])
      }
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

  private func tell(_ failures: [Connection.Failure]) {
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
  var mayErase: Bool { store.isWriting && store.mayErase }

  /// A piece of what is to be erased, between two transactions of others.
  ///
  /// Whoever has asked for it is answered when it is gone, also from the write-ahead log.
  func eraseOn() {
    guard mayErase else { return }
    do throws(Connection.Failure) {
      if try store.erasePiece() { return }
      if erasing.withLock({ !$0.isEmpty }) { connection.endErasing() }
      endErasing()
    } catch {
      store.forget()
      let left = erasing.withLock { $0.count }
      note(StorageNote(failure: error.asStore, why: error.text, requests: left))
      endErasing(telling: SyncReply(error.asStore))
    }
  }

  func endErasing() { endErasing(telling: nil) }

  /// What is left counts as erased, and is gone after the next start.
  ///
  /// - Parameter reply: in place of what they were to be told.
  private func endErasing(telling reply: SyncReply?) {
    let all = erasing.withLock { erasing in
      defer { erasing = [] }
      return erasing
    }
    if !all.isEmpty { give(all.map { ($0.job, reply ?? $0.reply) }) }
  }
}

import Dispatch
import ServerCore
import Synchronization

/// Requests on their way to keepers: whoever of them is free takes what waits, as much as it does at once.
///
/// What comes while one commits goes together into the next transaction: nobody waits for company.
final class KeeperQueue: Sendable {
  fileprivate struct State {
    var waiting: [SyncJob] = []
    /// Of their bodies.
    var bytes = 0
    var free: [any RequestKeeper]
    var isClosed = false
    /// But for what waits.
    var work = StoreCounts.Work()
  }

  /// A transaction that is not too long for who comes next.
  private static let mostBytesAtOnce = 8 << 20
  private static let mostWaiting = (jobs: 1024, bytes: 32 << 20)

  private let mostAtOnce: Int
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "keepers", attributes: .concurrent)

  init(_ keepers: [any RequestKeeper], mostAtOnce: Int) {
    self.mostAtOnce = mostAtOnce
    state = Mutex(State(free: keepers))
  }

  /// - Returns: false where too much waits already; nobody will answer then.
  func take(_ job: SyncJob) -> Bool {
    let (isTaken, keeper) = state.withLock { state -> (Bool, (any RequestKeeper)?) in
      if state.isClosed || state.isFull(Self.mostWaiting) { return (false, nil) }
      state.waiting.append(job)
      state.bytes += job.request.body.count
      return (true, state.free.popLast())
    }
    if let keeper { queue.async { self.work(keeper) } }
    return isTaken
  }

  /// Whoever comes where too much waits already is told so at once.
  func takeOrAnswer(_ job: SyncJob) {
    if !take(job) { job.answer(.busy) }
  }

  /// Something may be left from an end of the process.
  func begin() {
    let keepers = state.withLock { state in
      defer { state.free = [] }
      return state.free
    }
    for keeper in keepers { queue.async { self.work(keeper) } }
  }

  private func work(_ keeper: any RequestKeeper) {
    while let jobs = next(for: keeper) {
      if !jobs.isEmpty { answer(jobs, keeper) }
      keeper.eraseOn()
    }
    keeper.endErasing()
  }

  private func answer(_ jobs: [SyncJob], _ keeper: any RequestKeeper) {
    let begun = ContinuousClock.now
    keeper.answer(jobs)
    let took = begun.duration(to: .now)
    state.withLock { state in
      state.work.requests += jobs.count
      state.work.rounds.take(took)
    }
  }

  /// What it has done, and what waits.
  var work: StoreCounts.Work {
    state.withLock { state in
      var work = state.work
      work.waiting = state.waiting.count
      return work
    }
  }

  /// - Returns: none where nothing waits but what is to be erased.
  private func next(for keeper: any RequestKeeper) -> [SyncJob]? {
    state.withLock { state in
      if state.waiting.isEmpty {
        if keeper.mayErase, !state.isClosed { return [] }
        if !state.isClosed { state.free.append(keeper) }
        return nil
      }
      return state.takeFirst(mostAtOnce, Self.mostBytesAtOnce)
    }
  }

  /// Whoever is free lets go of the file, and others when they have answered: that is waited for.
  func close() {
    state.withLock { state in
      (state.isClosed, state.free) = (true, [])
    }
    queue.sync(flags: .barrier) {}
  }
}

extension KeeperQueue.State {
  fileprivate func isFull(_ most: (jobs: Int, bytes: Int)) -> Bool {
    waiting.count >= most.jobs || bytes > most.bytes
  }

  /// At least one.
  fileprivate mutating func takeFirst(_ most: Int, _ mostBytes: Int) -> [SyncJob] {
    var (count, taken) = (0, 0)
    for job in waiting.prefix(most) {
      if count > 0, taken + job.request.body.count > mostBytes { break }
      count += 1
      taken += job.request.body.count
    }
    defer { waiting.removeFirst(count) }
    bytes -= taken
    return Array(waiting.prefix(count))
  }
}

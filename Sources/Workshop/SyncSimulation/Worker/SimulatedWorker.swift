import Sync
import SyncHost
import SyncWire

/// A worker with a database and keys, as `Public/runtime/later/sync/worker.js` is one: it tells Swift's module messages
/// as bytes, and carries out orders that it reads from bytes.
///
/// What it asks the server and how long it waits is its owner's to say.
package struct SimulatedWorker {
  package static let family = 0
  package static let pairing = 1

  /// An order that waits for its turn.
  package struct Queued {
    package let order: WorkerOrder
    /// How far the log was looked at for it.
    fileprivate let seen: Int?
    /// What the book on the disk is then; none where more of it is stored by the next order.
    let book: Book?
  }

  package var host: DeviceSync
  package var disk: Disk
  package private(set) var lanes: [[Queued]] = [[], []]

  /// As pages were shown it last.
  private var shown: [UInt8] = []
  /// Where it was told to hear hints since that was asked for last.
  package var heard: ArraySlice<WorkerCall> = []
  /// How far the log has been looked at.
  private var through = 0
  /// The book as it lies on the disk.
  private var written: Book?

  package init(_ disk: Disk, server: String = "https://family.example") {
    self.disk = disk
    host = DeviceSync(server: server)
  }

  package var status: SyncStatus { SyncStatus(bytes: shown) ?? SyncStatus() }

  /// Without reading all of it.
  var isShownInStep: Bool {
    shown.starts(with: [
      SyncStatus.Standing.member.rawValue, SyncStatus.Progress.inStep.rawValue,
    ])
  }

  var isMember: Bool { (shown.first ?? 0) != SyncStatus.Standing.alone.rawValue }

  /// A start.
  package mutating func begin(at now: Int64) {
    through = disk.through
    tell(WorkerMessage.begin(disk.begun), at: now)
  }

  package mutating func tell(_ message: [UInt8], at now: Int64) {
    tell(message, at: now, seen: nil)
  }

  /// - Parameter seen: stored with what the message changes.
  private mutating func tell(_ message: [UInt8], at now: Int64, seen: Int?) {
    guard let message = HostMessage(message) else { return }
    var (looks, wasMember) = (false, isMember)
    let orders = host.take(message, now: now).compactMap { WorkerOrder.read($0.bytes) }
    let last = orders.lastIndex { $0.order.isStore }
    if seen != nil, last == nil { push(.store([]), Self.family, seen, host.stored) }
    for (index, (lane, order)) in orders.enumerated() {
      switch order {
      case .show(let status):
        shown = status
        looks = looks || isMember && !wasMember
        wasMember = isMember
      case .listen(let call): heard.append(call)
      case .store:
        // What is stored in several parts is seen when all of it lies there.
        let isLast = index == last
        push(order, lane, isLast ? seen : nil, isLast ? host.stored : nil)
      case .forget:
        through = 0
        push(order, lane, nil, nil)
      case .ask, .call, .wait: push(order, lane, nil, nil)
      }
    }
    if looks { lookAtLog(at: now) }
  }

  private mutating func push(_ order: WorkerOrder, _ lane: Int, _ seen: Int?, _ book: Book?) {
    lanes[lane].append(Queued(order: order, seen: seen, book: book))
  }

  /// For what was made here; what an earlier family has left is gone first.
  package mutating func lookAtLog(at now: Int64) {
    while isMember, !lanes[Self.family].contains(where: { $0.order.isForget }) {
      let made = disk.made(after: through)
      if made.through == through { return }
      through = made.through
      tell(WorkerMessage.made(made.records), at: now, seen: through)
    }
  }
}

// MARK: - Orders

extension SimulatedWorker {
  package var isIdle: Bool { lanes.allSatisfy { $0.isEmpty } }

  /// - Returns: the next order of a lane, which is to be carried out now.
  package mutating func next(_ lane: Int) -> Queued? {
    lanes[lane].isEmpty ? nil : lanes[lane].removeFirst()
  }

  package mutating func store(_ changes: [RowChange], _ queued: Queued) {
    disk.store(changes, queued.seen)
    written = queued.book
  }

  /// What lies there is of another time.
  mutating func replace(_ disk: Disk) {
    self.disk = disk
    written = nil
  }

  package mutating func forget(isOther: Bool, at now: Int64) {
    disk.forgetFamily(isOther: isOther)
    written = nil
    lookAtLog(at: now)
  }

  /// - Returns: whether what lies there can be read, and is what was written.
  package mutating func restart(at now: Int64) -> Bool {
    let isSame = isAsWritten
    #if PLANTED_BUGS
    let bugs = host.bugs
    #endif
    self = SimulatedWorker(disk, server: host.server)
    #if PLANTED_BUGS
    host.bugs = bugs
    #endif
    begin(at: now)
    return isSame
  }

  private var isAsWritten: Bool {
    guard let written else { return true }
    guard let read = try? Book(disk.stored) else { return false }
    return read.changes(since: written).isEmpty && written.changes(since: read).isEmpty
  }
}

extension WorkerOrder {
  var isStore: Bool { if case .store = self { true } else { false } }
  fileprivate var isForget: Bool { if case .forget = self { true } else { false } }
}

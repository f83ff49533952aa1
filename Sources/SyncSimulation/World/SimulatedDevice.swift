import Basics
import NativeKeys
import Sync
import SyncWire

/// A device of the simulation: the state machine above a disk that survives it.
package final class SimulatedDevice {
  package let name: String
  package internal(set) var disk: Disk
  var machine: Sync
  package internal(set) var app: SimulatedApp

  /// What is to be done next, and whether the device was left alone in the middle of it.
  var orders: [SyncOrder] = []

  /// How many of the next orders come of an answer to a note.
  var turnsOfNote = 0

  /// Whether it is out of everybody's hands.
  var isGone = false

  init(_ name: String, _ disk: Disk) {
    self.name = name
    self.disk = disk
    machine = Sync(disk.book)
    app = SimulatedApp(disk.database)
  }

  package var book: Book { disk.book }
  package var id: DeviceID { disk.book.device }

  var isMember: Bool { !isGone && book.standing == .member }

  /// Power is cut: what is not on the disk is gone.
  ///
  /// - Returns: whether what is there could be read, and is what was written.
  func restart() -> Bool {
    let isRead = disk.readAnew()
    machine = Sync(disk.book)
    orders = []
    turnsOfNote = 0
    return isRead
  }
}

/// What lies in a device's storage.
package struct Disk: Sendable {
  package var book: Book
  package var safe: KeySafe

  /// What its log calls it; a copy has the same.
  let database: UInt128
  private var rows: [BookKey: [UInt8]] = [:]
  var segments: [Hash256: Segment] = [:]
  var packs: [Int64: Pack] = [:]
  var operations: [UInt128: [UInt8]] = [:]

  /// What lies in the log and was not looked at for sync: the transaction that would have said so was given up.
  var unseen: [(ids: [UInt128], stream: StreamID)] = []

  /// Operations that the game counts.
  package var counted: Set<UInt128> = []

  init(_ book: Book, _ safe: KeySafe, database: UInt128 = 1) {
    self.book = book
    self.safe = safe
    self.database = database
    write(book.changes(since: nil))
  }

  mutating func store(_ book: Book, _ kept: [Kept]) {
    write(book.changes(since: self.book))
    self.book = book
    for item in kept {
      switch item {
      case .segment(let segment): segments[segment.span.head] = segment
      case .pack(let pack, let seq): packs[seq] = pack
      case .operations(let found): for operation in found { add(operation) }
      case .hidden(let ids): counted.subtract(ids)
      }
    }
  }

  private mutating func write(_ changes: [BookChange]) {
    for change in changes { rows[change.key] = change.bytes }
  }

  fileprivate mutating func readAnew() -> Bool {
    guard var read = try? Book(stored) else { return false }
    #if PLANTED_BUGS
    read.bugs = book.bugs
    #endif
    let isSame = read.changes(since: book).isEmpty && book.changes(since: read).isEmpty
    book = read
    return isSame
  }

  /// As a database gives it: each kind in the order of its keys.
  package var stored: StoredBook {
    var stored = StoredBook()
    stored.head = rows[.head] ?? []
    while let row = rows[.record(Int64(stored.records.count + 1))] { stored.records.append(row) }
    while let row = rows[.entry(Int64(stored.entries.count))] { stored.entries.append(row) }
    while let row = rows[.made(Int64(stored.made.count))] { stored.made.append(row) }
    let waiting = rows.compactMap { key, bytes in
      if case .waiting(let stream, let number) = key { (stream, number, bytes) } else { nil }
    }
    stored.waiting = waiting.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map {
      (stream: $0.0, number: $0.1, bytes: $0.2)
    }
    let spans = rows.compactMap { key, bytes in
      if case .span(let device, let stream, let last) = key {
        (device, stream, last, bytes)
      } else {
        nil
      }
    }
    stored.spans = spans.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map {
      ($0.0, $0.1, $0.3)
    }
    return stored
  }

  mutating func add(_ operation: StoredOperation) {
    if operations[operation.id] == nil { operations[operation.id] = operation.record }
    counted.insert(operation.id)
  }

  mutating func answer(_ question: KeyQuestion) -> KeyAnswer {
    switch question {
    case .segment(let head): .segment(segments[head])
    case .pack(let seq): .pack(packs[seq])
    case .operations(let ids):
      .records(
        ids.compactMap { id in
          operations[id].map { StoredOperation(id: id, record: $0) }
        }
      )
    case .invitation: .bytes(nil)
    default: safe.answer(question) ?? .yes(false)
    }
  }
}

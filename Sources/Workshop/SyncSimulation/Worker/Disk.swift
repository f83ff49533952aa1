import Basics
import Sync
import SyncHost
import SyncWire

/// What lies in a device's storage: rows by their names, the log, and keys (`Public/runtime/later/sync/rows.js`).
package struct Disk: Sendable {
  private static let book = "sync/book/"
  private static let ofSync = "sync/"
  private static let status = "sync/status"

  package var safe: KeySafe

  /// What its log calls it; a copy has the same.
  let database: UInt128
  package private(set) var rows: [String: [UInt8]] = [:]

  /// Names of what lies in the log, in its order.
  private var log: [Logged] = []
  /// All that ever lay there, with checksums.
  private(set) var records: [UInt128: [UInt8]] = [:]
  /// Where the names of the log stand in it.
  private var places: [UInt128: Int] = [:]
  /// Operations that the game counts.
  package private(set) var counted: Set<UInt128> = []
  /// How far the log was looked at for what is to be sent.
  private(set) var through = 0

  package init(_ safe: KeySafe, database: UInt128 = 1) {
    self.safe = safe
    self.database = database
  }

  private struct Logged {
    let id: UInt128
    /// Whether it has come from another device.
    var isShared: Bool
  }
}

// MARK: - Rows

extension Disk {
  package func row(_ name: String) -> [UInt8]? { rows[name] }

  /// As a link, a page or another time leaves it there.
  package mutating func put(_ name: String, _ bytes: [UInt8]?) { rows[name] = bytes }

  /// One transaction.
  mutating func store(_ changes: [RowChange], _ through: Int?) {
    if let through { self.through = through }
    for change in changes {
      switch change {
      case .put(let name, let bytes): rows[name] = bytes
      case .delete(let name): rows[name] = nil
      case .add(let id, let record): append(id, record, isShared: true)
      case .hide(let id): hide(id)
      }
    }
  }

  mutating func forgetFamily(isOther: Bool) {
    rows = rows.filter { !$0.key.hasPrefix(Self.ofSync) }
    through = 0
    if isOther { for place in log.indices { log[place].isShared = false } }
  }

  /// What a worker begins with: a book without its device's keys leads nowhere.
  var begun: [(name: String, bytes: [UInt8])] {
    var begun = safe.holdsDevice ? book : []
    if let status = rows[Self.status] { begun.append((Self.status, status)) }
    return begun
  }

  private var book: [(name: String, bytes: [UInt8])] {
    rows.filter { $0.key.hasPrefix(Self.book) }.map { (name: $0.key, bytes: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// As it is read back.
  package var stored: StoredBook {
    var stored = StoredBook()
    for (name, bytes) in book { stored.take(name, bytes) }
    return stored
  }
}

// MARK: - The log

extension Disk {
  /// In the order of the log, with checksums.
  package var logged: [(id: UInt128, record: [UInt8])] {
    log.indices.filter { places[log[$0].id] == $0 }.map { (log[$0].id, records[log[$0].id] ?? []) }
  }

  func record(_ id: UInt128) -> [UInt8]? { counted.contains(id) ? records[id] : nil }

  /// Something is done here.
  package mutating func add(_ operation: StoredOperation) {
    append(operation.id, StoredRecord.seal(operation.record), isShared: false)
  }

  private mutating func append(_ id: UInt128, _ record: [UInt8], isShared: Bool) {
    guard counted.insert(id).inserted else { return }
    if records[id] == nil { records[id] = record }
    places[id] = log.count
    log.append(Logged(id: id, isShared: isShared))
  }

  private mutating func hide(_ id: UInt128) {
    if counted.remove(id) != nil { places[id] = nil }
  }

  /// What was made here behind a place, a part at a time, and where that ends.
  func made(after through: Int) -> (records: [[UInt8]], through: Int) {
    let part = log.dropFirst(through).prefix(2000)
    let made = part.indices.filter { !log[$0].isShared && places[log[$0].id] == $0 }
    return (made.compactMap { records[log[$0].id] }, through + part.count)
  }

  /// As a person would carry it over.
  var copy: [UInt128: [UInt8]] {
    var copy: [UInt128: [UInt8]] = [:]
    for id in counted {
      copy[id] = records[id].map { Array($0.dropFirst(StoredRecord.headerLength)) }
    }
    return copy
  }
}

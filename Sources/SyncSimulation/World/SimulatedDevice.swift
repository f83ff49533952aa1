import Basics
import NativeKeys
import Sync
import SyncWire

/// A device of the simulation: the state machine above a disk that survives it.
package final class SimulatedDevice {
  package let name: String
  package internal(set) var disk: Disk
  var machine: Sync

  /// What is to be done next, and whether the device was left alone in the middle of it.
  var orders: [SyncOrder] = []

  /// Whether it is out of everybody's hands.
  var isGone = false

  init(_ name: String, _ disk: Disk) {
    self.name = name
    self.disk = disk
    machine = Sync(disk.book)
  }

  package var book: Book { disk.book }
  package var id: DeviceID { disk.book.device }

  var isMember: Bool { !isGone && book.standing == .member }

  /// Power is cut: what is not on the disk is gone.
  func restart() {
    machine = Sync(disk.book)
    orders = []
  }
}

/// What lies in a device's storage.
package struct Disk: Sendable {
  package var book: Book
  package var safe: KeySafe
  var segments: [Hash256: Segment] = [:]
  var packs: [Int64: Pack] = [:]
  var operations: [UInt128: [UInt8]] = [:]

  /// Operations that the game counts.
  package var counted: Set<UInt128> = []

  init(_ book: Book, _ safe: KeySafe) {
    self.book = book
    self.safe = safe
  }

  mutating func store(_ book: Book, _ kept: [Kept]) {
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
    default: safe.answer(question) ?? .yes(false)
    }
  }
}

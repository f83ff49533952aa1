import Basics
import Sync
import SyncWire

/// Two things run beside each other, each with its own requests and waits.
package enum Lane: UInt8, Sendable {
  case family
  case pairing
}

/// What the worker does for this module, in this order within a lane.
package enum HostOrder: Sendable {
  /// Whatever lies there of a family is of another time. Where it was another family, the next one has nothing of what
  /// came from its devices, and this device sends that as its own.
  case forget(isOther: Bool)
  case store([StoredRow])
  case ask([KeyQuestion])
  case call(SyncCall, [UInt8], by: TokenOwner)
  case wait(seconds: Int)
  case show(SyncStatus)
  /// From now on, where hints are told; this takes the place of an earlier one.
  case listen(SyncCall, by: TokenOwner)
}

/// What is stored in one transaction.
package enum StoredRow: Sendable {
  case put(String, [UInt8])
  case delete(String)
  /// Of somebody else: kept with what was made here, and never sent as one's own.
  case operation(id: UInt128, record: [UInt8])
  /// It counts no longer.
  case hide(id: UInt128)
}

extension ByteWriter {
  mutating func write(_ order: HostOrder, in lane: Lane) {
    write(lane.rawValue)
    switch order {
    case .forget(let isOther):
      write(OrderKind.forget)
      write(isOther)
    case .store(let rows):
      write(OrderKind.store)
      write(list: rows) { $0.write(row: $1) }
    case .ask(let questions):
      write(OrderKind.ask)
      write(list: questions) { $0.write(question: $1) }
    case .call(let call, let body, let caller):
      write(OrderKind.call)
      write(call.route.method.rawValue)
      write(call.target)
      write(caller: caller)
      write(body[...])
    case .wait(let seconds):
      write(OrderKind.wait)
      write(count: seconds)
    case .show(let status):
      write(OrderKind.show)
      write(status.bytes[...])
    case .listen(let call, let caller):
      write(OrderKind.listen)
      write(call.route.method.rawValue)
      write(call.target)
      write(caller: caller)
    }
  }

  private mutating func write(caller: TokenOwner) {
    switch caller {
    case .nobody: write(CallerKind.nobody)
    case .device(let device):
      write(CallerKind.device)
      write(device)
    case .code(let token):
      write(CallerKind.code)
      append(token[...])
    }
  }

  private mutating func write(row: StoredRow) {
    switch row {
    case .put(let name, let bytes):
      write(RowKind.put)
      write(name)
      write(bytes[...])
    case .delete(let name):
      write(RowKind.delete)
      write(name)
    case .operation(let id, let record):
      write(RowKind.operation)
      append(Array(id.hexText.utf8)[...])
      write(record[...])
    case .hide(let id):
      write(RowKind.hide)
      append(Array(id.hexText.utf8)[...])
    }
  }
}

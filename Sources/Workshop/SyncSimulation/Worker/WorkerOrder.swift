import SyncHost
import SyncWire

/// An order of Swift's module as a worker reads it out of its bytes (`Public/runtime/later/sync/worker.js`).
package enum WorkerOrder {
  case forget(isOther: Bool)
  case store([RowChange])
  /// As many questions as the number says, one behind the other.
  case ask(Int, ByteReader)
  case call(WorkerCall)
  case wait(seconds: Int)
  case show([UInt8])
  case listen(WorkerCall)

  /// - Returns: none where they are no order; which of the two lanes it is of, and the order.
  package static func read(_ bytes: [UInt8]) -> (lane: Int, order: WorkerOrder)? {
    var reader = ByteReader(bytes[...])
    let lane = Int(reader.byte())
    guard let order = reader.order(), !reader.isBroken, lane < 2 else { return nil }
    return (lane, order)
  }
}

/// A request, and whose token is shown with it.
package struct WorkerCall {
  package enum Caller {
    case nobody
    case device(DeviceID)
    case code([UInt8])
  }

  package let call: SyncCall
  package let caller: Caller
  package let body: [UInt8]

  /// Whether a key of this device is needed for it.
  var isOfDevice: Bool { if case .device = caller { true } else { false } }
}

/// What becomes of one row in a transaction, by the name of the row or of an operation.
package enum RowChange {
  case put(String, [UInt8])
  case delete(String)
  case add(UInt128, [UInt8])
  case hide(UInt128)
}

extension ByteReader {
  fileprivate mutating func order() -> WorkerOrder? {
    switch OrderKind(rawValue: byte()) {
    case .forget: return .forget(isOther: bool())
    case .store: return .store(list { $0.rowChange() }.compactMap { $0 })
    case .ask:
      let count = count()
      return .ask(count, self)
    case .call: return call(hasBody: true).map { .call($0) }
    case .wait: return .wait(seconds: Int(number()))
    case .show: return .show(Array(piece()))
    case .listen: return call(hasBody: false).map { .listen($0) }
    case nil: return nil
    }
  }

  private mutating func call(hasBody: Bool) -> WorkerCall? {
    let (method, target) = (text(), text())
    guard let caller = caller(), let call = try? SyncCall(method: method, target: target) else {
      return nil
    }
    return WorkerCall(call: call, caller: caller, body: hasBody ? Array(piece()) : [])
  }

  private mutating func caller() -> WorkerCall.Caller? {
    switch CallerKind(rawValue: byte()) {
    case .nobody: .nobody
    case .device: .device(identifier())
    case .code: .code(Array(take(32)))
    case nil: nil
    }
  }

  private mutating func rowChange() -> RowChange? {
    switch RowKind(rawValue: byte()) {
    case .put: return .put(text(), Array(piece()))
    case .delete: return .delete(text())
    case .operation: return digits().map { .add($0, Array(piece())) }
    case .hide: return digits().map { .hide($0) }
    case nil:
      refuse()
      return nil
    }
  }

  /// An operation's name as a database has it.
  mutating func digits() -> UInt128? {
    let id = UInt128(hexText: String(decoding: take(32), as: UTF8.self))
    if id == nil { refuse() }
    return id
  }
}

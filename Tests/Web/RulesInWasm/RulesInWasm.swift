import Basics
import Sync
import SyncWire
import TestSupport

// Built natively and as a wasm module, it prints the same lines: the rules are tested as what the
// browser runs.

private func report(_ tables: GoldenTables) {
  do throws(TableFault) {
    let findings = try allChecks(tables)
    for failure in findings.failures.prefix(20) { print("not as promised: " + failure) }
    print("\(findings.checked) checks, \(findings.failures.count) failures")
    print("a device's sync begins with \(firstOrders()) orders")
    print("digest " + String(findings.digest, radix: 16))
  } catch {
    print("A golden table is damaged: " + error.description)
  }
}

/// The whole state machine hangs on this; what it does is tried natively by the thousand.
private func firstOrders() -> Int {
  let book = Book(family: FamilyID(1), device: DeviceID(2), role: [.plan], beginning: .zero)
  var sync = SyncMachine(book)
  return sync.take(.wake, at: 0).count
}

#if hasFeature(Embedded)
@main struct RulesInWasm {
  static func main() {}
}

// Whoever starts the module hands the golden tables over first, one by one: writes a file's name into `inbox` and the
// file behind it, and calls `take`.

nonisolated(unsafe) private var inbox: [UInt8] = []
nonisolated(unsafe) private var tables: [(file: String, bytes: [UInt8])] = []

@_extern(wasm, module: "env", name: "__wasm_call_ctors") @_extern(c)
private func callConstructors()

@_expose(wasm, "inbox") @_cdecl("rules_inbox")
public func exportInbox(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
  inbox = [UInt8](repeating: 0, count: max(Int(length), 1))
  return inbox.withUnsafeMutableBufferPointer { $0.baseAddress }
}

@_expose(wasm, "take") @_cdecl("rules_take")
public func exportTake(_ nameLength: Int32, _ length: Int32) {
  let (start, end) = (Int(nameLength), Int(nameLength) + Int(length))
  tables.append((String(decoding: inbox[..<start], as: UTF8.self), Array(inbox[start..<end])))
}

@_expose(wasm, "_start") @_cdecl("rules_start")
public func start() {
  report(
    GoldenTables { (file) throws(TableFault) in
      guard let table = tables.first(where: { $0.file == file }) else {
        throw TableFault(file, "was not handed over")
      }
      return table.bytes
    }
  )
}
#else
@main struct RulesInWasm {
  static func main() { report(.onDisk) }
}
#endif

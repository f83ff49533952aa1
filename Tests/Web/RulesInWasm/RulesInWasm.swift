import Basics
import Sync
import SyncWire
import TestSupport

// Built natively and as a wasm module, it prints the same lines: the rules are tested as what the
// browser runs.

private func report() {
  let findings = allChecks()
  for failure in findings.failures.prefix(20) { print("not as promised: " + failure) }
  print("\(findings.checked) checks, \(findings.failures.count) failures")
  print("a device's sync begins with \(firstOrders()) orders")
  print("digest " + String(findings.digest, radix: 16))
}

/// The whole state machine hangs on this; what it does is tried natively by the thousand.
private func firstOrders() -> Int {
  let book = Book(family: FamilyID(1), device: DeviceID(2), role: [.plan], beginning: .zero)
  var sync = Sync(book)
  return sync.take(.wake, at: 0).count
}

@main struct RulesInWasm {
  static func main() { report() }
}

#if hasFeature(Embedded)
@_extern(wasm, module: "env", name: "__wasm_call_ctors") @_extern(c)
private func callConstructors()

@_expose(wasm, "_start") @_cdecl("rules_start")
public func start() { report() }
#endif

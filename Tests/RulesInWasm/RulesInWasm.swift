import TestSupport

// Built natively and as a wasm module, it prints the same lines: the rules are tested as what the
// browser runs.

private func report() {
  let findings = allChecks()
  for failure in findings.failures.prefix(20) { print("not as promised: " + failure) }
  print("\(findings.checked) checks, \(findings.failures.count) failures")
  print("digest " + String(findings.digest, radix: 16))
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

import TestSupport
import Testing

@Suite struct SyncFormsTests {
  /// The same seeds and others run inside wasm, and come to the same digest.
  @Test func whatSyncSendsIsReadAsItWasWritten() {
    var findings = Findings()
    checkSyncForms(&findings, seeds: 5001...5500)
    #expect(findings.failures == [])
  }
}

import Access
import App
import AppCore
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// A device that is new to a family, after a copy was brought in and nobody chose a PIN.
@Suite struct FamilyCodeTests {
  /// Of a family whose code is on paper.
  private static func family() -> (known: GateScript, code: String) {
    var known = GateScript()
    known.enter()
    known.submit(FirstStart.pin)
    known.change(to: "4711", withCode: true)
    let code = known.gate.familyCode ?? ""
    known.noteCode()
    return (known, code)
  }

  /// What its copy brings onto a device without a PIN.
  private static func newDevice(with copy: GateScript) -> GateScript {
    var device = GateScript()
    device.script = Script(seed: 8)
    device.script.open(copy.script.stored)
    device.device = GateDevice()
    device.enter()
    return device
  }

  @Test func aDeviceThatIsNewToTheFamilyAsksForItsCodeBeforeAPIN() {
    let (known, code) = Self.family()
    #expect(known.isOpen)
    var new = Self.newDevice(with: known)
    #expect(new.phase == .askingForCode)
    new.submit("0000-0000-0000-0000-0000-0000-0000")
    #expect(new.phase == .askingForCode && new.gate.fieldError == .wrongCode)
    new.submit(code)
    #expect(new.phase == .choosing)
    // The paper stays good: no other code is shown.
    new.submit("9630")
    #expect(new.isOpen)
    new.enter()
    #expect(new.phase == .asking)
    new.send(.codeWanted)
    new.submit(code)
    #expect(new.phase == .choosing)
  }

  @Test func whoeverHasNoCodeComesNeitherToAPINNorRoundTheQuestion() {
    var new = Self.newDevice(with: Self.family().known)
    for action in [GateAction.pinWanted, .withoutBothChosen, .codeNoted, .codePutOff, .submitted] {
      new.send(action)
    }
    #expect(new.phase == .withoutBoth)
    new.send(.back)
    #expect(new.phase == .askingForCode)
    new.send(.back)
    #expect(new.script.state.screen == .home)
    new.enter()
    #expect(new.phase == .askingForCode)
    #expect(new.device.stored.isEmpty)
  }

  @Test func aCodeThatIsOnNoPaperIsAskedForNowhere() {
    var known = GateScript()
    known.enter()
    known.submit(FirstStart.pin)
    #expect(known.isOpen)
    #expect(Self.newDevice(with: known).phase == .choosing)
  }

  @Test func whoRenewsTheCodeRenewsItForNewDevicesToo() {
    var (known, code) = Self.family()
    known.change(to: "4711", withCode: true)
    let renewed = known.gate.familyCode ?? ""
    known.noteCode()
    var new = Self.newDevice(with: known)
    new.submit(code)
    #expect(new.gate.fieldError == .wrongCode)
    new.submit(renewed)
    #expect(new.phase == .choosing)
  }

  @Test func theCodeOfTheRecoverySheetTakesThePlaceOfTheOneBefore() throws {
    var (known, before) = Self.family()
    known.send(.sheetNoted(99))
    #expect(known.phase == .askingForGroup)
    known.submit("ABCD")
    #expect(known.gate.fieldError == .otherGroup)
    known.submit(known.groupAsked)
    #expect(known.isOpen && known.gate.familyCode == nil)
    let record = try #require(known.device.record)
    #expect(record.code.unwritten == nil && record.code.notedAt != nil)
    #expect(known.script.state.ledger.setting(.familyCode) == record.code.checkedBy)
    var new = Self.newDevice(with: known)
    new.submit(before)
    #expect(new.gate.fieldError == .wrongCode)
    new.submit(WrittenCode.text(of: 99))
    #expect(new.phase == .choosing)
  }

  @Test func aSheetThatIsNotOnPaperChangesNothing() throws {
    var (known, _) = Self.family()
    let before = known.device.stored
    known.send(.sheetNoted(99))
    known.send(.back)
    #expect(known.phase == .showingCode && known.gate.familyCode == WrittenCode.text(of: 99))
    known.send(.codePutOff)
    #expect(known.isOpen && known.device.stored == before)
    known.enter()
    known.send(.sheetNoted(99))
    #expect(known.phase == .asking)
  }

  @Test func theLogHoldsNothingThatOpensAnything() throws {
    let (known, _) = Self.family()
    let record = try #require(known.device.record)
    #expect(known.script.state.ledger.setting(.familyCode) == record.code.checkedBy)
    // 16 bytes of 32 that are computed from the code one way.
    #expect(record.code.verifier.count == 32)
  }
}

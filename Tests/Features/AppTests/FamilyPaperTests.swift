import Access
import App
import AppCore
import Basics
import Devices
import Domain
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// One family code: the paper of the first day, and a family that is founded long after it.
@Suite struct FamilyPaperTests {
  /// Of the gate's device: the code of its second PIN.
  private static let code: UInt128 = 2
  private var area = GateScript()

  /// In the family area of a device whose code is on paper.
  init() {
    area.enter()
    area.submit(FirstStart.pin)
    area.change(to: "4711", withCode: true)
    area.noteCode()
  }

  // MARK: - What is done

  private mutating func invite() {
    area.send(.family(.pageChosen(.devices)))
    area.script.send(.devices(.addChosen))
    area.script.send(.devices(.roleChosen(.parents)))
    area.script.send(.devices(.invited))
  }

  private mutating func answer(_ kind: PortKind, _ bytes: [UInt8]?) {
    area.script.send(.answered(Answer(kind, for: .devices, bytes)))
  }

  private mutating func tell(_ change: (inout SyncStatus) -> Void) {
    var status = SyncStatus()
    change(&status)
    area.script.send(.news(.syncChanged, status.bytes))
  }

  private mutating func tellOfFamily(code lookup: UInt128, isVoid: Bool = false) {
    tell {
      $0.standing = .member
      $0.device = DevicesScript.own
      $0.devices = [
        SyncDevice(id: DevicesScript.own, isParents: true, players: [], isRemoved: false)
      ]
      var code = SyncCode(player: 0, lookup: lookup)
      code.isVoid = isVoid
      $0.codes = [code]
    }
  }

  /// As a program of before has left it: it knew of no paper that founds a family.
  private mutating func forgetPaper(_ code: GateCode) throws {
    let record = try #require(area.device.record)
    area.device.stored =
      GateRecord(
        salt: record.salt,
        rounds: record.rounds,
        key: record.key,
        digits: record.digits,
        code: code
      ).bytes
    area.enter()
    area.submit("4711")
  }

  private mutating func type(_ code: UInt128) {
    area.script.send(.devices(.typed(WrittenCode.text(of: code))))
    area.script.send(.devices(.paperEntered))
    answer(.deriveFamilyCode, GateDevice.derived(WrittenCode.bytes(of: code)))
  }

  private var html: String { App.screen(area.script.state, .english).html }

  private var wishes: [SyncWish] {
    requests(.wishSync).compactMap { SyncWish(bytes: $0.bytes) }
  }

  private func requests(_ kind: PortKind) -> [Request] {
    area.script.effects.compactMap { effect in
      guard case .ask(let request) = effect, request.kind == kind else { return nil }
      return request
    }
  }

  private static func wish(_ paper: WrittenPaper?) -> SyncWish {
    .invite(isParents: true, player: nil, own: [], paper: paper)
  }

  // MARK: - Founding

  @Test mutating func aFamilyIsFoundedWithThePaperThatIsThere() throws {
    let paper = try #require(FamilyPaper(founding: area.device.record?.code.paper ?? []))
    invite()
    // The code itself is on paper alone.
    #expect(wishes == [Self.wish(WrittenPaper(paper))])
    #expect(paper.lookup == GateDevice.lookup(of: Self.code))
  }

  @Test mutating func aFamilyThatWasErasedIsFoundedWithAnotherCode() {
    tell { $0.standing = .erased }
    invite()
    #expect(wishes == [Self.wish(nil)])
  }

  @Test mutating func aPaperOfAnotherDeviceOrOfAnEarlierAppIsAskedFor() throws {
    let code = try #require(area.device.record?.code)
    try forgetPaper(GateCode(verifier: code.verifier, notedAt: code.notedAt))
    invite()
    #expect(wishes.isEmpty && html.contains("Code on paper"))
    type(7)
    #expect(html.contains("That is another code than the one that opens this area"))
    #expect(requests(.makePaper).isEmpty)
    type(Self.code)
    #expect(requests(.makePaper).map { $0.bytes } == [WrittenCode.bytes(of: Self.code)])
    let made = [UInt8](repeating: 5, count: 40)
    answer(.makePaper, made)
    let paper = try #require(FamilyPaper(bytes: made))
    #expect(wishes == [Self.wish(WrittenPaper(paper))])
  }

  @Test mutating func whoHasNoPaperAnyMoreGetsANewCodeWithTheFamily() throws {
    let code = try #require(area.device.record?.code)
    try forgetPaper(GateCode(verifier: code.verifier, notedAt: code.notedAt))
    invite()
    area.script.send(.devices(.typed("no code")))
    area.script.send(.devices(.paperEntered))
    #expect(html.contains("That is not quite what stands there"))
    area.script.send(.devices(.withoutPaper))
    #expect(wishes == [Self.wish(nil)])
  }

  @Test mutating func aCodeOfAnEarlierAppThatIsOnNoPaperIsTakenAsItIs() throws {
    let code = try #require(area.device.record?.code)
    let unwritten = ShownCode(value: 9, verifier: GateDevice.verifier(of: []))
    try forgetPaper(GateCode(verifier: code.verifier, unwritten: unwritten))
    invite()
    #expect(requests(.makePaper).map { $0.bytes } == [WrittenCode.bytes(of: 9)])
    answer(.makePaper, nil)
    #expect(html.contains("could not do that just now"))
    area.script.send(.devices(.invited))
    let made = [UInt8](repeating: 6, count: 40)
    answer(.makePaper, made)
    let paper = try #require(FamilyPaper(bytes: made))
    #expect(wishes == [Self.wish(WrittenPaper(paper, code: WrittenCode.bytes(of: 9)))])
  }

  @Test mutating func aFamilyThatIsThereAlreadyIsComeBackToByItsPaper() {
    invite()
    tell { $0.pairing = .over(.isFounded) }
    #expect(html.contains("The family of your paper is on the server already"))
    area.script.send(.devices(.sheetCodeWanted))
    #expect(wishes == [.closePairing])
    area.script.send(.devices(.typed(WrittenCode.text(of: Self.code))))
    area.script.send(.devices(.sheetCodeEntered))
    #expect(wishes == [.recover(code: WrittenCode.bytes(of: Self.code))])
  }

  // MARK: - At the gate

  private mutating func forgetPIN(_ code: UInt128) {
    area.enter()
    area.send(.codeWanted)
    area.submit(WrittenCode.text(of: code))
  }

  @Test mutating func thePaperOpensTheGateAndBringsTheFamilyBack() {
    let lookup = area.device.record?.code.lookup ?? 0
    tellOfFamily(code: lookup)
    forgetPIN(Self.code)
    #expect(area.phase == .choosing)
    area.submit("4712")
    #expect(area.isOpen && area.device.record?.code.lookup == lookup)
    area.send(.family(.pageChosen(.keys)))
    #expect(html.contains("Code on paper since") && html.contains("Recovery sheet"))
    // A code that opens this area alone is made no more.
    #expect(!html.contains("New PIN and new code"))
  }

  @Test mutating func aCodeThatTheFamilyHasMadeAnewTakesThePlaceOfTheOneOnPaper() {
    tellOfFamily(code: GateDevice.lookup(of: 7))
    forgetPIN(Self.code)
    #expect(area.gate.fieldError == .wrongCode)
    area.submit(WrittenCode.text(of: 7))
    #expect(area.phase == .choosing)
  }

  /// What counted goes on to count until another one is there.
  @Test mutating func whileACodeIsVoidTheOneThatIsKnownHereOpensTheGate() {
    tellOfFamily(code: 1, isVoid: true)
    forgetPIN(Self.code)
    #expect(area.phase == .choosing)
  }

  @Test mutating func aDeviceThatCameToAnotherFamilySaysThatItsPaperIsOld() {
    tellOfFamily(code: 1)
    let known = area.script.state.ledger.setting(.familyCode)
    area.enter()
    area.submit("4711")
    #expect(area.script.state.ledger.setting(.familyCode) == known)
    area.send(.family(.pageChosen(.keys)))
    #expect(html.contains("older paper opens nothing any more"))
    #expect(!html.contains("Code on paper since"))
  }

  @Test mutating func theSheetThatIsOnPaperIsTheOneOfTheFamily() {
    tellOfFamily(code: GateDevice.lookup(of: 99))
    area.send(.sheetNoted(99))
    area.submit(area.groupAsked)
    #expect(area.isOpen && area.gate.knowsFamilyCode)
    #expect(area.device.record?.code.checkedBy == area.script.state.ledger.setting(.familyCode))
  }
}

import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncWire
import TestApp
import Testing
import Time
import Transfer

/// The family's PIN without a browser: what it would compute is made up.
@Suite struct GateTests {
  private var tab = GateScript()

  init() { tab.enter() }

  @Test mutating func theFirstToComeChoosesThePINAndShowsThatTheCodeIsOnPaper() {
    tab.device = GateDevice()
    tab.enter()
    #expect(tab.phase == .choosing)
    for text in ["", "123", "1234567", "12a4", "١٢٣٤"] {
      tab.submit(text)
      #expect(tab.phase == .choosing, "\(text)")
      #expect(tab.gate.fieldError == .notAPIN)
    }
    tab.submit("123456")
    #expect(tab.phase == .showingCode)
    #expect(tab.device.stored.isEmpty)
    tab.send(.codeNoted)
    tab.submit("ZZZZ")
    #expect(tab.gate.fieldError == .otherGroup)
    tab.send(.codeWantedAgain)
    #expect(tab.phase == .showingCode)
    tab.noteCode()
    #expect(tab.isOpen)
    #expect(tab.device.record?.code.notedAt == tab.script.moment.now)
    #expect(tab.device.record?.code.unwritten == nil)
  }

  @Test mutating func theRightPINOpensWithItsLastDigitAndLeavingCloses() {
    #expect(tab.phase == .asking)
    tab.send(.typed("258"))
    #expect(tab.phase == .asking)
    tab.send(.typed("2580"))
    #expect(tab.isOpen)
    #expect(tab.device.record?.tries.wrongInARow == 0)
    tab.send(.back)
    #expect(!tab.isOpen)
  }

  @Test mutating func aTryIsCountedBeforeItIsChecked() {
    tab.holdsBack = true
    tab.submit("9999")
    #expect(tab.unanswered.map { $0.kind } == [.swapGate])
    // The page is closed once that is stored, and nothing has been won.
    _ = tab.device.answer(tab.unanswered[0])
    #expect(tab.device.record?.tries.wrongInARow == 1)
  }

  @Test mutating func aTryThatCannotBeCountedIsNotMade() {
    tab.holdsBack = true
    tab.submit("2580")
    tab.unanswered = []
    tab.send(.swapped(nil, number: 1))
    #expect(tab.unanswered.isEmpty)
    #expect(tab.phase == .asking)
    #expect(tab.gate.fieldError == .notNow)
  }

  @Test mutating func aSlipOfTheFingerIsNoTry() {
    tab.submit("12")
    #expect(tab.gate.fieldError == .notAPIN)
    #expect(tab.device.record?.tries.wrongInARow == 0)
  }

  @Test mutating func afterWrongTriesTheNextOneWaitsAndTheWaitGrows() {
    var waits: [Int] = []
    for _ in 1...9 {
      tab.submit("0000")
      waits.append(tab.gate.record?.tries.restLeft.whole ?? -1)
      tab.restIsOver()
    }
    #expect(waits == [0, 0, 10, 30, 60, 120, 300, 300, 300])
    tab.submit("2580")
    #expect(tab.isOpen)
  }

  @Test mutating func whileItRestsNoPINIsTried() {
    tab.attemptInVain(3)
    #expect(tab.phase == .resting)
    tab.submit("2580")
    #expect(tab.phase == .resting)
  }

  @Test mutating func theRestStandsStillWhileNobodyLooks() {
    tab.attemptInVain(3)
    tab.script.advance(Seconds(4))
    tab.send(.page(.hidden))
    tab.script.advance(.hours(1))
    tab.restIsOver()
    #expect(tab.phase == .resting)
    tab.send(.page(.shown))
    #expect(tab.script.waits[TimerID(.gate)] == .after(Seconds(6)))
    tab.restIsOver()
    #expect(tab.phase == .asking)
  }

  @Test mutating func aReloadShortensNoRestAndKeepsWhatWasServed() {
    tab.attemptInVain(4)
    tab.script.advance(Seconds(20))
    #expect(tab.otherTab().gate.record?.tries.restLeft == Seconds(30))
    tab.send(.page(.hidden))
    #expect(tab.otherTab().gate.record?.tries.restLeft == Seconds(10))
  }

  @Test mutating func aClockThatIsSetShortensNothing() {
    tab.attemptInVain(4)
    tab.script.setClock(by: .hours(24))
    tab.send(.page(.hidden))
    tab.send(.page(.shown))
    #expect(tab.phase == .resting)
    #expect(tab.script.waits[TimerID(.gate)] == .after(Seconds(30)))
  }

  @Test mutating func theFamilyCodeOpensTheWayToANewPINAndStaysGood() {
    let verifier = tab.device.record?.code.verifier
    tab.attemptInVain(3)
    tab.send(.codeWanted)
    tab.submit("nothing like a code")
    #expect(tab.gate.fieldError == .notACode)
    tab.submit(WrittenCode.text(of: 5))
    #expect(tab.gate.fieldError == .wrongCode)
    tab.submit(WrittenCode.text(of: 1))
    #expect(tab.phase == .choosing)
    tab.submit("56789")
    #expect(tab.isOpen)
    #expect(tab.device.record?.code.verifier == verifier)
    #expect(tab.device.record?.tries.wrongInARow == 0)
    tab.enter()
    tab.submit("56789")
    #expect(tab.isOpen)
  }

  @Test mutating func aBrowserThatCannotReadOrComputeSaysSo() {
    tab.holdsBack = true
    tab.enter()
    tab.send(.recordRead(nil))
    #expect(tab.gate.fieldError == .notNow)
    tab.send(.recordRead([]))
    tab.submit("1234")
    tab.send(.made(nil))
    #expect(tab.phase == .choosing)
    #expect(tab.gate.fieldError == .notNow)
  }

  @Test func whatTheBrowserAnswersGoesToTheGate() {
    var script = Script.started()
    script.send(.familyAreaChosen)
    script.send(.answered(Answer(.readGate, for: .gate, nil)))
    #expect(script.state.gate.fieldError == .notNow)
    script.send(.answered(Answer(.readGate, for: .gate, [])))
    #expect(script.state.gate.phase == .choosing)
    script.send(.gate(.typed("1234")))
    script.send(.gate(.submitted))
    let made = [UInt8](repeating: 1, count: 48) + [UInt8](repeating: 0, count: 15) + [5]
    let rest = [UInt8](repeating: 4, count: 32 + 40)
    script.send(.answered(Answer(.makeGate, for: .gate, made + rest)))
    #expect(script.state.gate.familyCode == WrittenCode.text(of: 5))
    script.send(.gate(.codeHandedOn(.copy)))
    script.send(.answered(Answer(.copyText, for: .gate, nil)))
    #expect(script.state.gate.handing == .notPossible)
    script.send(.gate(.codePutOff))
    guard case .ask(let request) = script.effects.first else { return #expect(Bool(false)) }
    var reader = ByteReader(request.bytes[...])
    #expect(reader.piece().isEmpty)
    let record = Array(request.bytes.dropFirst(8))
    #expect(GateRecord(bytes: record)?.code.unwritten?.value == 5)
    script.send(.answered(Answer(.swapGate, for: .gate, number: request.number, [1] + record)))
    #expect(script.state.gate.isOpen)
  }

  @Test mutating func answersThatNobodyWaitsForChangeNothing() {
    tab.attemptInVain(1)
    tab.holdsBack = true
    let before = tab.gate
    for action: GateAction in [
      .made(nil), .derived([1]), .derived(nil), .swapped(nil, number: 1), .swapped(nil, number: 9),
      .recordRead(tab.device.stored), .recordRead(nil), .rested, .leftUntouched, .codeNoted,
      .codePutOff,
    ] {
      tab.send(action)
      #expect(tab.gate == before, "\(action)")
    }
  }
}

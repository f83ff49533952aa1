import Access
import App
import Core
import Domain
import Editing
import Family
import Game
import Setup
import SyncWire
import Testing
import Time
import Transfer

/// The family's PIN without a browser: what it would compute is made up here.
@Suite struct GateTests {
  private var script = Script.started()
  private let code: UInt128 = 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF

  /// What stands for PBKDF2: different for different PINs.
  private func key(of pin: String) -> [UInt8] {
    Array((pin + String(repeating: ".", count: 32)).utf8.prefix(32))
  }

  private var verifier: [UInt8] { [UInt8](repeating: 9, count: 32) }

  private var phase: Gate.Phase { script.state.gate.phase }

  private mutating func send(_ action: GateAction) { script.send(.gate(action)) }

  private mutating func submit(_ text: String) {
    send(.typed(text))
    send(.submitted)
  }

  /// A device with a PIN, its gate closed.
  private mutating func setUp(pin: String = "1234") {
    script.send(.familyAreaChosen)
    send(.recordRead([]))
    submit(pin)
    send(
      .made(
        NewGate(
          salt: .init(repeating: 1, count: 16),
          key: key(of: pin),
          code: code,
          codeVerifier: verifier
        )
      )
    )
    send(.recordStored(true))
    send(.codeNoted)
    script.send(.back)
    enter()
  }

  /// What storage was ordered to keep last.
  private mutating func enter(record: GateRecord? = nil) {
    let kept = record ?? stored
    script.send(.familyAreaChosen)
    send(.recordRead(kept?.bytes ?? []))
  }

  private var stored: GateRecord? {
    script.gates.last.flatMap { GateRecord(bytes: $0) }
  }

  private mutating func attempt(_ pin: String) {
    submit(pin)
    send(.recordStored(true))
    send(.derived(key(of: pin)))
  }

  private var isDeriving: Bool {
    script.effects.contains {
      if case .ask(let request) = $0 { request.kind == .derivePIN } else { false }
    }
  }

  /// Wrong PINs, one after the other; the last one's rest has begun.
  private mutating func attemptInVain(_ times: Int) {
    for _ in 1...times {
      if phase == .resting { restIsOver() }
      attempt("0000")
    }
  }

  private mutating func restIsOver() { script.fire(TimerID(.gate)) }

  @Test mutating func theFirstToComeChoosesThePINAndWritesTheCodeDown() {
    script.send(.familyAreaChosen)
    #expect(script.effects == [.ask(.readGate)])
    #expect(script.state.screen == .family(.routines))
    send(.recordRead([]))
    #expect(phase == .choosing)
    for text in ["", "123", "1234567", "12a4", "١٢٣٤"] {
      submit(text)
      #expect(phase == .choosing, "\(text)")
      #expect(script.state.gate.fieldError == .notAPIN)
    }
    submit("123456")
    #expect(script.effects == [.ask(.makeGate(pin: "123456"))])
    send(
      .made(
        NewGate(
          salt: .init(repeating: 1, count: 16),
          key: key(of: "123456"),
          code: code,
          codeVerifier: verifier
        )
      )
    )
    #expect(!script.state.gate.isOpen)
    send(.recordStored(true))
    #expect(phase == .showingCode)
    #expect(script.state.gate.familyCode == WrittenCode.text(of: code))
    send(.codeNoted)
    #expect(script.state.gate.isOpen)
  }

  @Test mutating func theRightPINOpensAndLeavingCloses() {
    setUp()
    #expect(phase == .asking)
    attempt("1234")
    #expect(script.state.gate.isOpen)
    #expect(stored?.wrongTries == 0)
    script.send(.back)
    #expect(!script.state.gate.isOpen)
  }

  @Test mutating func aTryIsCountedBeforeItIsChecked() {
    setUp()
    submit("9999")
    #expect(stored?.wrongTries == 1)
    #expect(!isDeriving)
    send(.recordStored(true))
    #expect(isDeriving)
    // The page is closed here, and nothing has been won.
    enter()
    #expect(stored?.wrongTries == 1)
  }

  @Test mutating func aTryThatCannotBeCountedIsNotMade() {
    setUp()
    submit("1234")
    send(.recordStored(false))
    #expect(script.effects == [])
    #expect(phase == .asking)
    #expect(script.state.gate.fieldError == .notNow)
  }

  @Test mutating func aSlipOfTheFingerIsNoTry() {
    setUp()
    submit("12")
    #expect(script.state.gate.fieldError == .notAPIN)
    #expect(stored?.wrongTries == 0)
  }

  @Test mutating func afterWrongTriesTheNextOneWaitsAndTheWaitGrows() {
    setUp()
    var waits: [Int] = []
    for _ in 1...9 {
      attempt("0000")
      waits.append(script.state.gate.rest.whole)
      restIsOver()
    }
    #expect(waits == [0, 0, 10, 30, 60, 120, 300, 300, 300])
    attempt("1234")
    #expect(script.state.gate.isOpen)
  }

  @Test mutating func whileItRestsNoPINIsTried() {
    setUp()
    attemptInVain(3)
    #expect(phase == .resting)
    submit("1234")
    #expect(script.effects == [])
    #expect(phase == .resting)
  }

  @Test mutating func theRestStandsStillWhileNobodyLooks() {
    setUp()
    attemptInVain(3)
    script.advance(Seconds(4))
    script.send(.page(.hidden))
    script.advance(.hours(1))
    restIsOver()
    #expect(phase == .resting)
    script.send(.page(.shown))
    #expect(script.waits[TimerID(.gate)] == .after(Seconds(6)))
    restIsOver()
    #expect(phase == .asking)
  }

  @Test mutating func aReloadOrALookElsewhereBeginsTheRestAnew() {
    setUp()
    attemptInVain(4)
    script.advance(Seconds(29))
    let record = stored
    script = Script.started()
    enter(record: record)
    #expect(phase == .resting)
    #expect(script.state.gate.rest == Seconds(30))
  }

  @Test mutating func aClockThatIsSetShortensNothing() {
    setUp()
    attemptInVain(4)
    script.setClock(by: .hours(24))
    script.send(.page(.hidden))
    script.send(.page(.shown))
    #expect(phase == .resting)
    #expect(script.waits[TimerID(.gate)] == .after(Seconds(30)))
  }

  @Test mutating func theFamilyCodeOpensTheWayToANewPINAndStaysGood() {
    setUp()
    attemptInVain(3)
    send(.codeWanted)
    submit("nothing like a code")
    #expect(script.state.gate.fieldError == .notACode)
    submit(WrittenCode.text(of: 5))
    #expect(script.effects == [.ask(.deriveFamilyCode(5))])
    send(.derived([UInt8](repeating: 8, count: 32)))
    #expect(script.state.gate.fieldError == .wrongCode)
    submit(WrittenCode.text(of: code))
    send(.derived(verifier))
    #expect(phase == .choosing)
    submit("5678")
    send(
      .made(
        NewGate(
          salt: .init(repeating: 2, count: 16),
          key: key(of: "5678"),
          code: 77,
          codeVerifier: key(of: "other")
        )
      )
    )
    send(.recordStored(true))
    #expect(script.state.gate.isOpen)
    #expect(stored?.codeVerifier == verifier)
    #expect(stored?.wrongTries == 0)
  }

  @Test mutating func aPageThatWasLongOutOfSightIsClosedAgain() {
    setUp()
    attempt("1234")
    script.send(.page(.hidden))
    script.advance(.minutes(4))
    script.send(.page(.shown))
    #expect(script.state.gate.isOpen)
    script.send(.page(.hidden))
    script.advance(.minutes(6))
    script.send(.page(.shown))
    #expect(!script.state.gate.isOpen)
    attempt("1234")
    #expect(script.state.gate.isOpen)
  }

  @Test mutating func aBrowserThatCannotComputeOrStoreSaysSo() {
    script.send(.familyAreaChosen)
    send(.recordRead(nil))
    #expect(script.state.gate.fieldError == .notNow)
    enter()
    submit("1234")
    send(.made(nil))
    #expect(phase == .choosing)
    #expect(script.state.gate.fieldError == .notNow)
  }

  @Test mutating func leavingAndComingBackBeginsTheRestAnew() {
    setUp()
    attemptInVain(3)
    script.advance(Seconds(9))
    script.send(.back)
    enter()
    #expect(phase == .resting)
    // The wait of before is over: this one counts.
    #expect(script.waits[TimerID(.gate)] == .after(Seconds(10)))
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
    script.send(.answered(Answer(.makeGate, for: .gate, made + [UInt8](repeating: 4, count: 32))))
    let kept = script.gates.last.flatMap { GateRecord(bytes: $0) }
    #expect(kept?.salt == .init(repeating: 1, count: 16))
    #expect(kept?.codeVerifier == .init(repeating: 4, count: 32))
    script.send(.answered(Answer(.storeGate, for: .gate, [])))
    #expect(script.state.gate.familyCode == WrittenCode.text(of: 5))
  }

  @Test func whatIsKeptIsReadAgainAndNothingElse() {
    let record = GateRecord(
      salt: .init(repeating: 1, count: 16),
      rounds: 600_000,
      key: verifier,
      codeVerifier: verifier,
      wrongTries: 3
    )
    #expect(GateRecord(bytes: record.bytes) == record)
    for length in 0..<record.bytes.count {
      #expect(GateRecord(bytes: Array(record.bytes.prefix(length))) == nil)
    }
    #expect(GateRecord(bytes: record.bytes + [0]) == nil)
  }

  @Test mutating func answersThatNobodyWaitsForChangeNothing() {
    setUp()
    let before = script.state.gate
    for action: GateAction in [
      .made(nil), .derived(key(of: "1234")), .derived(nil), .recordStored(true),
      .recordStored(false), .recordRead([]), .rested, .codeNoted,
    ] {
      send(action)
      #expect(script.state.gate == before)
    }
  }
}

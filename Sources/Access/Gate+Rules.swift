import Basics
import Core
import Domain
import SyncWire
import Time

extension Gate {
  package mutating func reduce(_ action: GateAction, at moment: Moment) -> [Effect] {
    switch action {
    case .typed(let text):
      typed = text
      fieldError = nil
      return []
    case .submitted: return submit()
    case .changeWanted(let withCode):
      if isOpen {
        turn(to: .choosing)
        renewsCode = withCode
      }
      return []
    case .codeWanted:
      if phase == .asking || phase == .resting { turn(to: .askingForCode) }
      return []
    case .pinWanted: return askAgain(at: moment)
    case .codeNoted:
      if phase == .showingCode {
        familyCode = nil
        turn(to: .open)
      }
      return []
    case .recordRead(let bytes): return read(bytes, at: moment)
    case .recordStored(let isStored): return goOn(afterStoring: isStored)
    case .made(let new): return take(new)
    case .derived(let key): return compare(key, at: moment)
    case .rested:
      if phase == .resting { turn(to: .asking) }
      return []
    }
  }
}

extension Gate {
  private mutating func turn(to phase: Phase) {
    self.phase = phase
    typed = ""
    fieldError = nil
  }

  /// What was typed stays, so that it can be mended.
  private mutating func stay(at phase: Phase, _ error: FieldError) -> [Effect] {
    self.phase = phase
    fieldError = error
    return []
  }

  private mutating func submit() -> [Effect] {
    switch phase {
    case .choosing:
      guard PIN.isOne(typed) else { return stay(at: .choosing, .notAPIN) }
      phase = .making
      return [.ask(.makeGate(pin: typed))]
    case .asking:
      // A slip of the finger is no try.
      guard PIN.isOne(typed) else { return stay(at: .asking, .notAPIN) }
      record?.wrongTries += 1
      return store(.checking)
    case .askingForCode:
      guard let code = WrittenCode.value(of: typed) else {
        return stay(at: .askingForCode, .notACode)
      }
      phase = .checkingCode
      return [.ask(.deriveFamilyCode(code))]
    default:
      return []
    }
  }

  private mutating func store(_ phase: Phase) -> [Effect] {
    guard let record else { return [] }
    self.phase = phase
    return [.ask(.storeGate(record.bytes))]
  }

  private mutating func read(_ bytes: [UInt8]?, at moment: Moment) -> [Effect] {
    guard phase == .reading else { return [] }
    guard let bytes else {
      fieldError = .notNow
      return []
    }
    guard let kept = GateRecord(bytes: bytes) else {
      turn(to: .choosing)
      return []
    }
    record = kept
    return askAgain(at: moment)
  }

  /// Asks for the PIN, after the rest that the wrong tries so far have earned.
  private mutating func askAgain(at moment: Moment) -> [Effect] {
    guard record.exists, phase != .open else { return [] }
    turn(to: .asking)
    if rest == .zero { return [] }
    phase = .resting
    restLeft = rest
    return startResting(at: moment)
  }

  private mutating func goOn(afterStoring isStored: Bool) -> [Effect] {
    switch phase {
    case .checking:
      guard isStored, let record else { return stay(at: .asking, .notNow) }
      return [.ask(.derivePIN(typed, salt: record.salt, rounds: record.rounds))]
    case .storing:
      guard isStored else {
        turn(to: .reading)
        return [.ask(.readGate)]
      }
      turn(to: familyCode.map { _ in .showingCode } ?? .open)
      return []
    default:
      return []
    }
  }

  /// A forgotten PIN gets a new one, and the family code on the paper stays good.
  private mutating func take(_ new: NewGate?) -> [Effect] {
    guard phase == .making else { return [] }
    guard let new else { return stay(at: .choosing, .notNow) }
    let verifier = renewsCode ? nil : record?.codeVerifier
    renewsCode = false
    familyCode = verifier.map { _ in nil } ?? WrittenCode.text(of: new.code)
    record = GateRecord(
      salt: new.salt,
      rounds: PIN.rounds,
      key: new.key,
      codeVerifier: verifier ?? new.codeVerifier
    )
    return store(.storing)
  }

  private mutating func compare(_ key: [UInt8]?, at moment: Moment) -> [Effect] {
    switch phase {
    case .checking:
      guard let key, let record else { return stay(at: .asking, .notNow) }
      guard isSame(key, record.key) else {
        let effects = askAgain(at: moment)
        fieldError = .wrongPIN
        return effects
      }
      self.record?.wrongTries = 0
      turn(to: .open)
      return self.record.map { [.ask(.storeGate($0.bytes))] } ?? []
    case .checkingCode:
      guard let key, let record else { return stay(at: .askingForCode, .notNow) }
      guard isSame(key, record.codeVerifier) else { return stay(at: .askingForCode, .wrongCode) }
      turn(to: .choosing)
      return []
    default:
      return []
    }
  }
}

// The rest, and how long the gate stays open.
extension Gate {
  /// Longer out of sight than this, and the area is closed when the page comes back.
  private static let openOutOfSight = Seconds.minutes(5)

  private static let timer = TimerID(.gate)

  private mutating func startResting(at moment: Moment) -> [Effect] {
    restsSince = moment.monotonic
    return [.wait(Self.timer, .after(restLeft))]
  }

  /// While nobody looks the rest stands still, and after a while the gate closes.
  package mutating func turnPage(_ action: PageAction, at moment: Moment) -> [Effect] {
    switch action {
    case .hidden: hide(at: moment)
    case .shown: show(at: moment)
    }
  }

  private mutating func hide(at moment: Moment) -> [Effect] {
    hiddenSince = moment.now
    guard phase == .resting, let since = restsSince else { return [] }
    restLeft = max(restLeft - (moment.monotonic - since), .zero)
    restsSince = nil
    return [.cancel(Self.timer)]
  }

  private mutating func show(at moment: Moment) -> [Effect] {
    let absence = hiddenSince.map { moment.now.since($0) } ?? .zero
    hiddenSince = nil
    if isOpen, absence > Self.openOutOfSight || absence < .zero { turn(to: .asking) }
    return phase == .resting && restsSince == nil ? startResting(at: moment) : []
  }
}

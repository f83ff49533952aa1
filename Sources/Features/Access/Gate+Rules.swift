import AppCore
import Basics
import Domain
import SyncWire
import Time

extension Gate {
  package mutating func reduce(_ action: GateAction, at moment: Moment) -> [Effect] {
    switch action {
    case .typed(let text): return type(text)
    case .submitted: return submit(at: moment)
    case .changeWanted(let withCode): return choose(withCode: withCode)
    case .codeWanted:
      guard phase == .asking || phase == .resting else { return [] }
      noteRest(at: moment)
      turn(to: .askingForCode)
      return []
    case .pinWanted: return askAgain(at: moment)
    case .withoutBothChosen:
      if phase == .askingForCode { turn(to: .withoutBoth) }
      return []
    case .unwrittenWanted: if phase == .open { showUnwrittenCode() }
    case .codeNoted: if phase == .showingCode { turn(to: .askingForGroup) }
    case .sheetNoted(let code): if phase == .open { return note(sheet: code) }
    case .codeWantedAgain: if phase == .askingForGroup { turn(to: .showingCode) }
    case .codePutOff: if phase == .showingCode { return putCodeOff() }
    case .codeHandedOn(let way): if phase == .showingCode { return handOn(way) }
    case .codeHanded(let handing): if phase == .showingCode { self.handing = handing }
    case .recordRead(let bytes): return read(bytes, at: moment)
    case .swapped(let answer, let number): return settle(answer, number, at: moment)
    case .made(let new): return take(new, at: moment)
    case .derived(let key): return compare(key, at: moment)
    case .rested: return endRest(at: moment)
    case .leftUntouched: return isInside ? askAgain(at: moment) : []
    case .changedElsewhere: return phase == .reading ? [] : [.ask(.readGate)]
    }
    return []
  }

  /// Whether there is a page before this one on the way in, or inside.
  package var canGoBack: Bool {
    switch phase {
    case .askingForGroup, .showingCode, .withoutBoth: true
    case .askingForCode: record.exists
    case .choosing: isInside
    default: false
    }
  }

  /// From a page on the way to the one before it.
  ///
  /// - Returns: none where there is none.
  package mutating func goBack(at moment: Moment) -> [Effect]? {
    switch phase {
    case .askingForGroup: turn(to: .showingCode)
    case .choosing where isInside, .showingCode where isInside: enter()
    case .showingCode: turn(to: .choosing)
    case .askingForCode where record.exists: return askAgain(at: moment)
    case .withoutBoth: turn(to: .askingForCode)
    default: return nil
    }
    return []
  }
}

extension Gate {
  mutating func turn(to phase: Phase) {
    self.phase = phase
    typed = ""
    fieldError = nil
    if phase != .showingCode, phase != .askingForGroup { handing = .none }
  }

  /// What was typed stays, so that it can be mended.
  mutating func stay(at phase: Phase, _ error: FieldError) -> [Effect] {
    self.phase = phase
    fieldError = error
    return []
  }

  /// Somebody is in, until nobody touches or sees the page for a while.
  mutating func open() -> [Effect] {
    enter()
    return [.wait(Self.touchTimer, .untouched(Self.openUntouched))]
  }

  mutating func enter() {
    turn(to: .open)
    isInside = true
    // Whoever was let in is in: should the PIN go, the family's code opens here as elsewhere.
    if beginning == .letIn { beginning = .others }
    draft = nil
    shown = nil
    noting = nil
    knownCode = nil
    renewsCode = false
  }

  /// This device has no PIN yet.
  mutating func askFirst() {
    let needsCode =
      switch beginning {
      case .anybody: family.exists
      case .others: true
      case .letIn: false
      }
    turn(to: needsCode ? .askingForCode : .choosing)
  }

  /// Asks for the PIN, after what is left of the rest that the wrong tries so far have earned.
  mutating func askAgain(at moment: Moment) -> [Effect] {
    guard let record else { return [] }
    turn(to: .asking)
    (isInside, renewsCode) = (false, false)
    (draft, shown, restsSince, change) = (nil, nil, nil, nil)
    if record.tries.restLeft == .zero { return [] }
    phase = .resting
    return startResting(at: moment)
  }

  /// With the last digit the PIN is whole.
  private mutating func type(_ text: String) -> [Effect] {
    guard isAsking else { return [] }
    typed = text
    fieldError = nil
    guard phase == .asking, let digits = record?.digits, digits > 0, text.utf8.count == digits,
      PIN.isOne(text)
    else { return [] }
    return countTry()
  }

  /// A field is on the screen, and can be typed in.
  private var isAsking: Bool {
    switch phase {
    case .choosing, .asking, .askingForCode, .askingForGroup: true
    default: false
    }
  }

  private mutating func submit(at moment: Moment) -> [Effect] {
    switch phase {
    case .choosing:
      guard PIN.isOne(typed) else { return stay(at: .choosing, .notAPIN) }
      phase = .making
      return [.ask(.makeGate(pin: typed))]
    case .asking:
      // With the last digit it was tried, and the tap that comes after it finds an empty field.
      if typed.isEmpty { return [] }
      // A slip of the finger is no try.
      guard PIN.isOne(typed) else { return stay(at: .asking, .notAPIN) }
      return countTry()
    case .askingForCode:
      guard let code = WrittenCode.value(of: typed) else {
        return stay(at: .askingForCode, .notACode)
      }
      phase = .checkingCode
      return [.ask(.deriveFamilyCode(code))]
    case .askingForGroup: return checkGroup(at: moment)
    default: return []
    }
  }

  private mutating func countTry() -> [Effect] {
    make(.tryCounted, from: .asking, to: .checking) ?? []
  }

  private mutating func choose(withCode: Bool) -> [Effect] {
    guard isOpen else { return [] }
    turn(to: .choosing)
    renewsCode = withCode
    return []
  }

  /// A forgotten PIN gets a new one, and the family code on the paper stays good.
  private mutating func take(_ new: NewGate?, at moment: Moment) -> [Effect] {
    guard phase == .making else { return [] }
    guard let new else { return stay(at: .choosing, .notNow) }
    if beginning == .letIn, !record.exists, let family {
      knownCode = GateCode(checkedBy: family, notedAt: moment.now)
    }
    let draft = GateRecord(
      salt: new.salt,
      rounds: PIN.rounds,
      key: new.key,
      digits: typed.utf8.count,
      code: knownCode ?? GateCode(verifier: new.code.verifier)
    )
    if record.exists || knownCode.exists, !renewsCode {
      return make(.replaced(draft, .kept), from: .choosing, to: .storing) ?? []
    }
    // Where the family has none on paper so far, it is shown on the page of PIN and code.
    if beginning == .letIn, !isInside {
      return make(.replaced(draft, .putOff(new.code)), from: .choosing, to: .storing) ?? []
    }
    (self.draft, shown) = (draft, new.code)
    turn(to: .showingCode)
    return []
  }

  private mutating func compare(_ key: [UInt8]?, at moment: Moment) -> [Effect] {
    switch phase {
    case .checking where !change.exists:
      guard let key, let record else { return stay(at: .asking, .notNow) }
      guard isSame(key, record.key) else {
        let effects = askAgain(at: moment)
        fieldError = .wrongPIN
        return effects
      }
      return make(.triesCleared, from: .asking, to: .checking) ?? []
    case .checkingCode:
      guard let key, key.count == 48 else { return stay(at: .askingForCode, .notNow) }
      let code = GateCode(ShownCode(value: 0, derived: key), notedAt: moment.now)
      guard opens(code) else { return stay(at: .askingForCode, .wrongCode) }
      if !record.exists { knownCode = code }
      turn(to: .choosing)
      return []
    case .open: return askForGroup(of: key)
    default: return []
    }
  }

  /// The one that the family's devices have agreed on; without any, the family's as its log has it, and on a device that
  /// has a PIN also the one that was chosen with it.
  private func opens(_ code: GateCode) -> Bool {
    if let agreed { return agreed == code.lookup }
    if family == code.checkedBy { return true }
    return record.map { $0.code.isOpened(by: code.verifier) } ?? false
  }
}

import AppCore
import Basics
import Domain
import Time

// The record belongs to the device: every change is made by comparing and setting what is stored now.
extension Gate {
  /// - Returns: none when the change does not fit to the record any more.
  mutating func make(_ change: GateChange, from: Phase, to phase: Phase) -> [Effect]? {
    guard let new = change.applied(to: record) else { return nil }
    self.phase = phase
    self.change = RunningChange(change: change, record: new, from: from)
    changes += 1
    return [.ask(.swapGate(stored, for: new.bytes, number: changes))]
  }

  mutating func settle(_ answer: SwappedRecord?, _ number: Int, at moment: Moment) -> [Effect] {
    guard number == changes, let running = change else { return [] }
    change = nil
    guard let answer else { return stay(after: running) }
    if answer.isSwapped, answer.bytes == running.record.bytes {
      (stored, record) = (answer.bytes, running.record)
      return goOn(after: running.change)
    }
    let known = record?.salt
    adopt(answer.bytes)
    // Storage was asked twice because its first answer never came.
    if case .replaced(let new, _) = running.change, record?.salt == new.salt {
      return goOn(after: running.change)
    }
    guard record?.salt == known else { return follow(at: moment) }
    return make(running.change, from: running.from, to: phase)
      ?? giveUp(running.change, at: moment)
  }

  private mutating func goOn(after change: GateChange) -> [Effect] {
    switch change {
    case .tryCounted:
      record.map { [.ask(.derivePIN(typed, salt: $0.salt, rounds: $0.rounds))] } ?? []
    case .triesCleared, .replaced, .codeNoted, .sheetNoted: open()
    case .restServed: []
    }
  }

  private mutating func stay(after running: RunningChange) -> [Effect] {
    switch running.change {
    case .restServed: []
    case .tryCounted, .triesCleared: stay(at: running.from, .notNow)
    case .replaced, .codeNoted, .sheetNoted: stay(at: running.from, .notKept)
    }
  }

  /// Meanwhile another tab has done something of the kind.
  private mutating func giveUp(_ change: GateChange, at moment: Moment) -> [Effect] {
    switch change {
    case .restServed: []
    case .tryCounted: askAgain(at: moment)
    case .triesCleared, .replaced, .codeNoted, .sheetNoted: open()
    }
  }

  /// What this tab has rested since it was told last counts on, as long as nobody has tried meanwhile.
  private mutating func adopt(_ bytes: [UInt8]) {
    let known = record
    stored = bytes
    record = GateRecord(bytes: bytes)
    if let known, known.salt == record?.salt, known.tries.counted == record?.tries.counted {
      record?.tries.serve(known.tries.served)
    }
  }

  mutating func read(_ bytes: [UInt8]?, at moment: Moment) -> [Effect] {
    guard phase == .reading else { return bytes.map { look(at: $0, at: moment) } ?? [] }
    guard let bytes else {
      fieldError = .notNow
      return []
    }
    adopt(bytes)
    if record.exists { return askAgain(at: moment) }
    askFirst()
    return []
  }

  /// Another tab has changed the record.
  ///
  /// What waits for storage finds out by itself.
  private mutating func look(at bytes: [UInt8], at moment: Moment) -> [Effect] {
    if change.exists || phase == .checking { return [] }
    noteRest(at: moment)
    let known = record?.salt
    adopt(bytes)
    guard record?.salt == known else { return follow(at: moment) }
    switch phase {
    case .asking where record?.tries.restLeft != .zero, .resting:
      let (typed, error) = (typed, fieldError)
      let effects = askAgain(at: moment)
      (self.typed, fieldError) = (typed, error)
      return phase == .asking ? effects + [.cancel(Self.restTimer)] : effects
    default: return []
    }
  }

  /// Another tab has chosen another PIN: whoever is inside by the old one is not any more.
  private mutating func follow(at moment: Moment) -> [Effect] {
    if !record.exists {
      isInside = false
      askFirst()
      return []
    }
    let effects = askAgain(at: moment)
    fieldError = .changed
    return effects
  }
}

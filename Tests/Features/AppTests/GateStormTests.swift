import Access
import AppCore
import Basics
import Domain
import SyncWire
import TestApp
import Testing
import Time

/// Three tabs, a handful of PINs, a code: tries, changes and renewals in any order, with answers that come late,
/// twice or never.
@Suite struct GateStormTests {
  @Test func inAThousandStormsNoOldPINOpensNoConfirmedCodeDiesAndNoRestIsShort() {
    for seed in 1...1000 as ClosedRange<UInt64> {
      var storm = Storm(seed: seed)
      for _ in 1...120 { storm.step() }
      storm.calm()
      if let broken = storm.broken {
        Issue.record("Seed \(seed): \(broken)")
        return
      }
    }
  }
}

private struct Storm {
  private var dice: Dice
  private var device = GateDevice()
  private var tabs: [StormTab]
  private var now = Seconds(1000)
  /// When the last try was counted.
  private var triedAt = Seconds.zero
  /// What is stored, change by change.
  private var history: [GateRecord?] = [nil]
  /// What verifies the codes of which somebody has typed a group.
  private var confirmed: [[UInt8]] = []
  private(set) var broken: String?

  init(seed: UInt64) {
    dice = Dice(seed: (seed, 3, 5, 7))
    // Each page has a clock of its own.
    tabs = (0..<3).map { StormTab(clock: Seconds($0 * 77)) }
    for index in tabs.indices { tabs[index].ask(.readGate) }
  }

  private mutating func roll(_ sides: Int) -> Int { Int(dice.roll() >> 33) % sides }

  private func moment(_ tab: Int) -> Moment {
    Moment(
      now: Instant(milliseconds: 1_793_260_800_000 + now.milliseconds),
      monotonic: now + tabs[tab].clock,
      offset: .utc
    )
  }

  mutating func step() {
    let tab = roll(tabs.count)
    switch roll(12) {
    case 0...3: carryOut(in: tab)
    case 4...6: deliver(to: tab)
    case 7: pass(tab)
    case 8: if roll(8) == 0 { reload(tab) } else { hear(tab) }
    default: act(tab)
    }
  }

  /// Everything that is under way arrives.
  mutating func calm() {
    for _ in 1...40 {
      for tab in tabs.indices {
        while !tabs[tab].asked.isEmpty { carryOut(in: tab, isSure: true) }
        while !tabs[tab].answers.isEmpty { deliver(to: tab) }
        hear(tab)
      }
    }
    for tab in tabs where tab.gate.isInside {
      if tab.gate.record?.salt != device.record?.salt { broken = "a tab is open by an old PIN" }
    }
  }
}

// What somebody does.
extension Storm {
  private mutating func act(_ tab: Int) {
    let gate = tabs[tab].gate
    switch gate.phase {
    case .asking: submit("100\(roll(4))", tab)
    case .choosing: submit("100\(roll(4))", tab)
    case .open:
      let ways: [GateAction] = [
        .changeWanted(withCode: false), .changeWanted(withCode: true), .unwrittenWanted,
        .leftUntouched,
      ]
      send(ways[roll(4)], tab)
    case .showingCode:
      if roll(4) == 0 { back(tab) } else { send(roll(3) == 0 ? .codePutOff : .codeNoted, tab) }
    case .askingForGroup:
      typeGroup(tab)
    case .askingForCode: submit(WrittenCode.text(of: UInt128(roll(6))), tab)
    case .resting: if roll(3) == 0 { send(.codeWanted, tab) }
    default: break
    }
  }

  private mutating func typeGroup(_ tab: Int) {
    let gate = tabs[tab].gate
    let code = Array((gate.familyCode ?? "").utf8)
    if roll(4) == 0 { return submit("ZZZZ", tab) }
    // The codes of this device are small numbers.
    let value = UInt8(truncatingIfNeeded: WrittenCode.value(of: gate.familyCode ?? "") ?? 0)
    confirmed.append(GateDevice.verifier(of: [UInt8](repeating: 0, count: 15) + [value]))
    submit(String(decoding: code[(5 * gate.groupAsked)...].prefix(4), as: UTF8.self), tab)
  }

  private mutating func submit(_ text: String, _ tab: Int) {
    tabs[tab].begunAt = history.count - 1
    send(.typed(text), tab)
    send(.submitted, tab)
  }

  private mutating func back(_ tab: Int) {
    let effects = tabs[tab].gate.goBack(at: moment(tab)) ?? []
    tabs[tab].note(effects, at: now)
  }

  /// Time goes by; timers may ring much later than they were set to.
  private mutating func pass(_ tab: Int) {
    now = now + Seconds(1 + roll(40))
    if roll(3) == 0 { turn(tab) }
    for index in tabs.indices {
      if let due = tabs[index].restsUntil, due <= now, roll(2) == 0 {
        tabs[index].restsUntil = nil
        send(.rested, index)
      }
    }
  }

  private mutating func turn(_ tab: Int) {
    tabs[tab].isHidden.toggle()
    let action: PageAction = tabs[tab].isHidden ? .hidden : .shown
    let effects = tabs[tab].gate.turnPage(action, at: moment(tab))
    tabs[tab].note(effects, at: now)
  }

  private mutating func reload(_ tab: Int) {
    tabs[tab] = StormTab(clock: Seconds(roll(1000)))
    tabs[tab].ask(.readGate)
  }

  private mutating func hear(_ tab: Int) {
    if tabs[tab].takeNews() { send(.changedElsewhere, tab) }
  }

  private mutating func send(_ action: GateAction, _ tab: Int) {
    let wasChecking = tabs[tab].gate.phase == .checking
    let typed = tabs[tab].gate.typed
    let effects = tabs[tab].gate.reduce(action, at: moment(tab))
    tabs[tab].note(effects, at: now)
    if wasChecking, tabs[tab].gate.isOpen { check(tab, openedBy: typed) }
  }
}

// What the browser does.
extension Storm {
  /// The transaction of a tab's oldest request: as a whole, once in a while twice, or not at all.
  private mutating func carryOut(in tab: Int, isSure: Bool = false) {
    guard !tabs[tab].asked.isEmpty else { return }
    let request = tabs[tab].asked.removeFirst()
    let fate = isSure ? 9 : roll(20)
    if fate == 0 {
      if let failed = failure(of: request) { tabs[tab].answers.append(failed) }
      return
    }
    let before = device.record
    if fate == 1, request.kind == .swapGate { _ = device.answer(request) }
    if let answer = device.answer(request) { tabs[tab].answers.append(answer) }
    guard device.record != before else { return }
    history.append(device.record)
    for other in tabs.indices where other != tab { tabs[other].hasNews = true }
    check(from: before, to: device.record, by: tab)
  }

  private func failure(of request: Request) -> GateAction? {
    switch request.kind {
    case .readGate: .recordRead(nil)
    case .swapGate: .swapped(nil, number: request.number)
    case .makeGate: .made(nil)
    case .derivePIN, .deriveFamilyCode: .derived(nil)
    default: nil
    }
  }

  private mutating func deliver(to tab: Int) {
    if tabs[tab].answers.isEmpty { return }
    send(tabs[tab].answers.removeFirst(), tab)
  }
}

// What always holds.
extension Storm {
  /// A PIN opens that was the device's at some time since it was typed.
  private mutating func check(_ tab: Int, openedBy typed: String) {
    let isGood = history[tabs[tab].begunAt...].contains { record in
      record.map { $0.key == GateDevice.key(of: typed, salt: $0.salt) } ?? false
    }
    if !isGood { broken = "\(typed) has opened, and is no PIN any more" }
  }

  private mutating func check(from before: GateRecord?, to after: GateRecord?, by tab: Int) {
    guard let before, let after else {
      if before.exists { broken = "the record is gone" }
      return
    }
    if before.code.verifier != after.code.verifier, !confirmed.contains(after.code.verifier) {
      broken = "a code that nobody has confirmed counts"
    }
    if before.salt != after.salt { return }
    if after.tries.counted > before.tries.counted {
      if now - triedAt < PIN.rest(after: before.tries.wrongInARow) { broken = "a rest was short" }
      triedAt = now
    }
    if after.tries.cleared > before.tries.cleared, !isRight(after, tab) {
      broken = "tries are forgotten without the PIN"
    }
  }

  private func isRight(_ after: GateRecord, _ tab: Int) -> Bool {
    after.key == GateDevice.key(of: tabs[tab].gate.typed, salt: after.salt)
  }
}

/// A tab: its gate, and what is on the way to the device and back.
private struct StormTab {
  var gate = Gate()
  let clock: Seconds
  var asked: [Request] = []
  var answers: [GateAction] = []
  var hasNews = false
  var isHidden = false
  var restsUntil: Seconds?
  /// How many changes the device had seen when the PIN was typed that is being tried.
  var begunAt = 0

  init(clock: Seconds) { self.clock = clock }

  mutating func ask(_ request: Request) { asked.append(request) }

  mutating func note(_ effects: [Effect], at now: Seconds) {
    for effect in effects {
      switch effect {
      case .ask(let request): ask(request)
      case .wait(TimerID(.gate), .after(let rest)): restsUntil = now + rest
      case .cancel(TimerID(.gate)): restsUntil = nil
      default: break
      }
    }
  }

  mutating func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }
}

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
import Time
import Transfer

/// A tab and the device that it runs on: whatever the gate asks is answered at once, unless a test holds it back.
struct GateScript {
  var script = Script.started()
  var device = FirstStart.device
  /// What is not answered while `holdsBack`.
  var unanswered: [Request] = []
  var holdsBack = false

  var gate: Gate { script.state.gate }
  var phase: Gate.Phase { gate.phase }
  var isOpen: Bool { gate.isOpen }

  mutating func send(_ action: GateAction) { send(.gate(action)) }

  mutating func send(_ action: Action) {
    script.send(action)
    answerEffects()
  }

  private mutating func answerEffects() {
    for case .ask(let request) in script.effects { unanswered.append(request) }
    if !holdsBack { answerAll() }
  }

  mutating func answerAll() {
    while !unanswered.isEmpty {
      if let answer = device.answer(unanswered.removeFirst()) { send(.gate(answer)) }
    }
  }

  mutating func submit(_ text: String) {
    send(.typed(text))
    send(.submitted)
  }

  mutating func enter() {
    if isIn { send(.back) }
    send(.familyAreaChosen)
  }

  private var isIn: Bool { if case .family = script.state.screen { true } else { false } }

  /// Wrong PINs, one after the other; the last one's rest has begun.
  mutating func attemptInVain(_ times: Int) {
    for _ in 1...times {
      if phase == .resting { restIsOver() }
      submit("0000")
    }
  }

  mutating func restIsOver() {
    guard script.waits[TimerID(.gate)] != nil else { return }
    script.fire(TimerID(.gate))
    answerEffects()
  }

  /// The group of the shown code that the page asks for.
  var groupAsked: String {
    let code = Array((gate.familyCode ?? "").utf8)
    return String(decoding: code[(5 * gate.groupAsked)...].prefix(4), as: UTF8.self)
  }

  mutating func noteCode() {
    send(.codeNoted)
    submit(groupAsked)
  }

  /// Another PIN from inside, up to the family code if it is to be another one, too.
  mutating func change(to pin: String, withCode: Bool = false) {
    send(.changeWanted(withCode: withCode))
    submit(pin)
  }

  /// Another tab of the device: what it finds is what this one has left there.
  func otherTab() -> GateScript {
    var tab = GateScript()
    tab.device = device
    tab.enter()
    return tab
  }
}

extension Effect {
  var isSwap: Bool { if case .ask(let request) = self { request.kind == .swapGate } else { false } }
}

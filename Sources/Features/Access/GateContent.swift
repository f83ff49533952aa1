import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// What the gate asks or says, with its heading.
@MarkupBuilder<Action>
package func gateContent(_ gate: Gate, _ texts: Texts) -> View {
  switch gate.phase {
  case .reading, .making, .storing, .checkingCode, .open, .withoutBoth: busy(gate, texts)
  case .choosing: choosing(gate, texts)
  case .asking, .checking, .resting: asking(gate, texts)
  case .askingForCode: askingForCode(gate, texts)
  case .showingCode: codeShown(gate, texts)
  case .askingForGroup: askingForGroup(gate, texts)
  }
}

private func busy(_ gate: Gate, _ texts: Texts) -> View {
  gateCard("busy") {
    h1(.class("hidden-text")) { texts.family.title }
    p(.class("lead"), .role("status")) {
      gate.fieldError == nil ? texts.gate.opening : texts.gate.notNow
    }
  }
}

private func choosing(_ gate: Gate, _ texts: Texts) -> View {
  gateCard("choosing") {
    h1 { texts.gate.choose }
    p(.class("lead")) { texts.gate.chooseAbout }
    pinField(gate, texts, .type("text"))
    gateRemark(gate, texts)
    mainAction(texts.gate.keepPIN, .gate(.submitted))
    p(.class("help")) { texts.gate.curtain }
  }
}

/// It stays while a try is checked: a keyboard that goes away and comes back is in the way.
private func asking(_ gate: Gate, _ texts: Texts) -> View {
  let rests = gate.phase == .resting
  let isChecking = gate.phase == .checking
  return gateCard("asking") {
    h1(.class("center")) { texts.gate.ask }
    pinField(gate, texts, .group([.type("password"), .disabled(rests), .readonly(isChecking)]))
    gateRemark(gate, texts)
    mainAction(texts.gate.open, .gate(.submitted), isEnabled: !rests && !isChecking)
    quietAction(rests ? texts.gate.useCode : texts.gate.forgotten, .gate(.codeWanted))
  }
}

private func askingForCode(_ gate: Gate, _ texts: Texts) -> View {
  gateCard("code") {
    h1 { texts.gate.askForCode }
    p(.class("lead")) {
      gate.hasPIN ? texts.gate.askForCodeAbout : texts.gate.askForCodeFirst
    }
    gateField(gate, texts.gate.code, .writtenCode, control: textarea)
    gateRemark(gate, texts)
    mainAction(texts.gate.open, .gate(.submitted))
    if gate.hasPIN { quietAction(texts.gate.backToPIN, .gate(.pinWanted)) }
    if !gate.hasPIN, gate.beginning == .others {
      p(.class("help")) { texts.gate.codeElsewhere }
    }
    quietAction(texts.gate.noPaper, .gate(.withoutBothChosen))
  }
}

extension Texts {
  var gate: GateTexts { family.gate }
}

func gateCard(_ key: String, @MarkupBuilder<Action> content: () -> View) -> View {
  section(.class("form card"), .key(key)) { content() }
}

/// What was typed for a PIN that is tried is not read by whoever looks over a shoulder.
private func pinField(_ gate: Gate, _ texts: Texts, _ kind: Attribute<Action>) -> View {
  gateField(
    gate,
    texts.gate.pin,
    .group([.class("pin"), .inputmode("numeric"), .maxlength(PIN.lengths.upperBound), kind])
  )
}

/// What is typed at the gate; Enter does what its button does.
///
/// It is there to be typed in: also after a rest, when it is another one.
func gateField(
  _ gate: Gate,
  _ name: String,
  _ kind: Attribute<Action>,
  control: VoidTag = input
) -> View {
  label(.class("field"), .key(gate.phase == .resting ? "resting" : "field")) {
    span(.class("hidden-text")) { name }
    control(
      .class("input"),
      kind,
      .autocomplete("off"),
      .aria("describedby", "gate-remark"),
      .focusesOnAppear,
      .value(gate.typed),
      .onValue(.input) { .gate(.typed($0)) },
      .onEnter(.gate(.submitted))
    )
  }
}

/// Stands empty until there is something to say, so that it is read out then.
func gateRemark(_ gate: Gate, _ texts: Texts) -> View {
  p(.class("message"), .id("gate-remark"), .role("status")) {
    let error = texts.gate.words(for: gate.fieldError)
    if gate.phase == .resting {
      let rest = texts.gate.words(forRestOf: gate)
      gate.fieldError.exists ? texts.lists.sentences(error, rest) : rest
    } else {
      error
    }
  }
}

extension GateTexts {
  fileprivate func words(for error: Gate.FieldError?) -> String {
    switch error {
    case nil: ""
    case .notAPIN: notAPIN
    case .wrongPIN: wrongPIN
    case .notACode: notACode
    case .wrongCode: wrongCode
    case .otherGroup: otherGroup
    case .notNow: notNow
    case .notKept: notKept
    case .changed: changed
    }
  }

  /// About how long the next try waits; nothing counts down.
  fileprivate func words(forRestOf gate: Gate) -> String {
    let left = gate.record?.tries.restLeft ?? .zero
    let rest = PIN.rests.firstIndex { left <= $0 } ?? PIN.rests.count - 1
    return nextTry[rest]
  }
}

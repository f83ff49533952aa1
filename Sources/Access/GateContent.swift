import Basics
import Controls
import Core
import Domain
import Markup
import Strings

/// What the gate asks or says.
@MarkupBuilder<Action>
package func gateContent(_ gate: Gate, _ texts: Texts) -> View {
  switch gate.phase {
  case .reading, .making, .storing, .checking, .checkingCode, .open:
    busy(gate, texts.family.gate)
  case .choosing: choosing(gate, texts.family.gate)
  case .showingCode: codeShown(gate.familyCode ?? "", texts.family.gate)
  case .asking: asking(gate, texts.family.gate)
  case .resting: resting(gate, texts)
  case .askingForCode: askingForCode(gate, texts.family.gate)
  }
}

private func busy(_ gate: Gate, _ texts: GateTexts) -> View {
  p(.class("lead"), .role("status"), .key("busy")) {
    gate.fieldError == nil ? texts.opening : texts.notNow
  }
}

private func choosing(_ gate: Gate, _ texts: GateTexts) -> View {
  gateForm("choosing", texts.choose, texts.chooseAbout) {
    pinField(gate, texts, isHidden: false)
    fieldError(gate, texts)
    mainAction(texts.keepPIN, .gate(.submitted))
    p(.class("help")) { texts.curtain }
  }
}

private func asking(_ gate: Gate, _ texts: GateTexts) -> View {
  gateForm("asking", texts.ask, nil) {
    pinField(gate, texts, isHidden: true)
    fieldError(gate, texts)
    mainAction(texts.open, .gate(.submitted))
    quietAction(texts.forgotten, .gate(.codeWanted))
  }
}

private func resting(_ gate: Gate, _ texts: Texts) -> View {
  gateForm("resting", texts.family.gate.ask, nil) {
    fieldError(gate, texts.family.gate)
    p(.class("lead"), .role("status")) { texts.family.gate.rests(texts.words(for: gate.rest)) }
    quietAction(texts.family.gate.forgotten, .gate(.codeWanted))
  }
}

private func askingForCode(_ gate: Gate, _ texts: GateTexts) -> View {
  gateForm("code", texts.askForCode, texts.askForCodeAbout) {
    field(
      gate,
      texts.code,
      .group([
        .class("code"), .type("text"), .maxlength(60), .focusesOnAppear,
      ])
    )
    fieldError(gate, texts)
    mainAction(texts.open, .gate(.submitted))
    quietAction(texts.backToPIN, .gate(.pinWanted))
  }
}

private func codeShown(_ code: String, _ texts: GateTexts) -> View {
  gateForm("shown", texts.codeTitle, texts.codeAbout) {
    p(.class("written-code")) { code }
    mainAction(texts.codeNoted, .gate(.codeNoted))
  }
}

private func gateForm(
  _ key: String,
  _ title: String,
  _ about: String?,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  section(.class("form"), .key(key)) {
    h2(.focusesOnAppear) { title }
    if let about { p(.class("lead")) { about } }
    content()
  }
}

private func pinField(_ gate: Gate, _ texts: GateTexts, isHidden: Bool) -> View {
  field(
    gate,
    texts.pin,
    .group([
      .class("pin"), .type(isHidden ? "password" : "text"), .inputmode("numeric"),
      .maxlength(PIN.lengths.upperBound),
    ])
  )
}

/// What is typed at the gate; Enter does what its button does.
private func field(_ gate: Gate, _ name: String, _ kind: Attribute<Action>) -> View {
  label(.class("field")) {
    span(.class("hidden-text")) { name }
    input(
      .class("input"),
      kind,
      .autocomplete("off"),
      .aria("describedby", "gate-remark"),
      .value(gate.typed),
      .onValue(.input) { .gate(.typed($0)) },
      .onKey { $0.hasSameScalars(as: "Enter") ? .gate(.submitted) : nil }
    )
  }
}

private func fieldError(_ gate: Gate, _ texts: GateTexts) -> View {
  p(.class("help"), .id("gate-remark"), .role("status")) {
    switch gate.fieldError {
    case nil: ""
    case .notAPIN: texts.notAPIN
    case .wrongPIN: texts.wrongPIN
    case .notACode: texts.notACode
    case .wrongCode: texts.wrongCode
    case .notNow: texts.notNow
    }
  }
}

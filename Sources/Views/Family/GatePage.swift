import Basics
import AppCore
import Domain
import Markup
import Strings

/// The way into the family area.
func gatePage(_ gate: Gate, _ state: AppState, _ texts: Texts) -> View {
  page("family gate", state, texts) {
    main(.key("gate")) {
      header(.class("top")) {
        roundAction("back", texts.family.backToTheGame, .back)
        h1 { texts.family.title }
      }
      gateContent(gate, texts)
    }
  }
}

/// What the gate asks or says.
@MarkupBuilder<Action>
func gateContent(_ gate: Gate, _ texts: Texts) -> [View] {
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
    gate.remark == nil ? texts.opening : texts.notNow
  }
}

private func choosing(_ gate: Gate, _ texts: GateTexts) -> View {
  gateForm("choosing", texts.choose, texts.chooseAbout) {
    pinField(gate, texts, isHidden: false)
    remark(gate, texts)
    mainAction(texts.keepPIN, .family(.gate(.submitted)))
    p(.class("help")) { texts.curtain }
  }
}

private func asking(_ gate: Gate, _ texts: GateTexts) -> View {
  gateForm("asking", texts.ask, nil) {
    pinField(gate, texts, isHidden: true)
    remark(gate, texts)
    mainAction(texts.open, .family(.gate(.submitted)))
    quietAction(texts.forgotten, .family(.gate(.codeWanted)))
  }
}

private func resting(_ gate: Gate, _ texts: Texts) -> View {
  gateForm("resting", texts.family.gate.ask, nil) {
    remark(gate, texts.family.gate)
    p(.class("lead"), .role("status")) { texts.family.gate.rests(texts.words(for: gate.rest)) }
    quietAction(texts.family.gate.forgotten, .family(.gate(.codeWanted)))
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
    remark(gate, texts)
    mainAction(texts.open, .family(.gate(.submitted)))
    quietAction(texts.backToPIN, .family(.gate(.pinWanted)))
  }
}

private func codeShown(_ code: String, _ texts: GateTexts) -> View {
  gateForm("shown", texts.codeTitle, texts.codeAbout) {
    p(.class("written-code")) { code }
    mainAction(texts.codeNoted, .family(.gate(.codeNoted)))
  }
}

private func gateForm(
  _ key: String,
  _ title: String,
  _ about: String?,
  @MarkupBuilder<Action> content: () -> [View]
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
      .onValue(.input) { .family(.gate(.typed($0))) },
      .onKey { $0.hasSameScalars(as: "Enter") ? .family(.gate(.submitted)) : nil }
    )
  }
}

private func remark(_ gate: Gate, _ texts: GateTexts) -> View {
  p(.class("help"), .id("gate-remark"), .role("status")) {
    switch gate.remark {
    case nil: ""
    case .notAPIN: texts.notAPIN
    case .wrongPIN: texts.wrongPIN
    case .notACode: texts.notACode
    case .wrongCode: texts.wrongCode
    case .notNow: texts.notNow
    }
  }
}

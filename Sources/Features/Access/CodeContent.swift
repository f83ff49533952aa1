import AppCore
import Basics
import Controls
import Markup
import Strings

/// The family code, to be put on paper.
func codeShown(_ gate: Gate, _ texts: Texts) -> View {
  gateCard("shown") {
    h1(.focusesOnAppear) { texts.gate.codeTitle }
    p(.class("lead")) { texts.gate.codeAbout }
    p(.class("written-code"), .aria("label", gate.familyCode ?? ""), .role("img")) {
      for group in groups(of: gate.familyCode ?? "") { span { group } }
    }
    div(.class("pair even")) {
      outlinedAction(texts.gate.copy, .gate(.codeHandedOn(.copy)))
      outlinedAction(texts.gate.share, .gate(.codeHandedOn(.share)))
      outlinedAction(texts.gate.print, .gate(.codeHandedOn(.print)))
    }
    p(.class("help"), .role("status"), .key("handing")) {
      switch gate.handing {
      case .none: ""
      case .copied: texts.gate.copied
      case .notPossible: texts.gate.notHanded
      }
    }
    gateRemark(gate, texts)
    mainAction(texts.gate.codeNoted, .gate(.codeNoted))
    quietAction(texts.gate.putOff, .gate(.codePutOff))
    p(.class("help")) { texts.gate.codeHelp }
  }
}

/// Whoever knows one group has the paper at hand.
func askingForGroup(_ gate: Gate, _ texts: Texts) -> View {
  gateCard("group") {
    h1 { texts.gate.groupTitle }
    p(.class("lead")) { texts.gate.groupAbout[gate.groupAsked] }
    gateField(
      gate,
      texts.gate.group,
      .group([.class("pin code"), .type("text"), .maxlength(6), .letters])
    )
    gateRemark(gate, texts)
    mainAction(texts.gate.check, .gate(.submitted))
    quietAction(texts.gate.showAgain, .gate(.codeWantedAgain))
  }
}

/// A line breaks between groups and nowhere else.
private func groups(of code: String) -> [String] {
  let characters = Array(code.utf8)
  return stride(from: 0, to: characters.count, by: 5).map {
    String(decoding: characters[$0..<min($0 + 4, characters.count)], as: UTF8.self)
  }
}

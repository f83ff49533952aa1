import AppCore
import Domain
import Markup
import Strings
import SyncEngine

/// A page of the first start: on paper, one thing to answer and one way on.
func firstStartPage(_ here: FirstStartPage, _ state: AppState, _ texts: Texts) -> View {
  switch here {
  case .who: return whoPage(state, texts)
  case .routine: return starterPage(state, texts)
  case .days: return daysPage(state, texts)
  case .pin: return pinPage(state, texts)
  case .handOver: return handOverPage(state, texts)
  }
}

private func startPage(
  _ name: String,
  _ title: String,
  _ state: AppState,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> [View]
) -> View {
  page("family first-start " + name, state, texts) {
    main(.key("first-start " + name)) {
      header(.class("top")) {
        if state.canGoBack { roundAction("back", texts.firstStart.back, .back) }
        h1(.focusesOnAppear) { title }
      }
      content()
    }
  }
}

private func goingOn(_ state: AppState, _ texts: Texts) -> View {
  footer(.class("sheet save-bar")) {
    editorRemark(state, texts.family.editor)
    mainAction(texts.firstStart.next, .firstStart(.wentOn), isEnabled: state.role.canWrite)
  }
}

private func whoPage(_ state: AppState, _ texts: Texts) -> View {
  let words = texts.firstStart
  return startPage("who", words.who, state, texts) {
    div(.class("sheet form")) {
      fieldset(.class("field")) {
        legend(.class("hidden-text")) { words.whoIsHere }
        div(.class("options stacked")) {
          maker(.parent, words.parent, isChosen: !state.playsAlone, state)
          maker(.player, words.player, isChosen: state.playsAlone, state)
        }
      }
      if let player = state.ledger.allPlayers.first {
        nameField(
          player,
          state.playsAlone ? words.ownName : words.playerName,
          help: words.nameAbout,
          state
        )
      }
    }
    goingOn(state, texts)
  }
}

private func maker(
  _ maker: Routine.Maker,
  _ name: String,
  isChosen: Bool,
  _ state: AppState
) -> View {
  label(.class("option")) {
    input(
      .type("radio"),
      .name("maker"),
      .disabled(!state.role.canWrite),
      .checked(isChosen),
      .on(.change, .firstStart(.makerChosen(maker)))
    )
    span { name }
  }
}

private func starterPage(_ state: AppState, _ texts: Texts) -> View {
  startPage("starter", texts.firstStart.routine, state, texts) {
    fieldset(.class("sheet form"), .disabled(!state.role.canWrite)) {
      p(.class("lead")) { texts.firstStart.routineAbout }
      if let routine = state.editedRoutine {
        steps(of: routine, state, texts, withReference: false)
      }
    }
    goingOn(state, texts)
  }
}

private func daysPage(_ state: AppState, _ texts: Texts) -> View {
  startPage("days", texts.firstStart.days, state, texts) {
    fieldset(.class("sheet form"), .disabled(!state.role.canWrite)) {
      fieldset(.class("field")) {
        legend(.class("hidden-text")) { texts.firstStart.days }
        week(state.editedRoutine?.activeDays ?? [], texts)
      }
      p(.class("help")) { texts.firstStart.daysAbout }
    }
    goingOn(state, texts)
  }
}

private func pinPage(_ state: AppState, _ texts: Texts) -> View {
  startPage("gate", texts.family.title, state, texts) {
    gateContent(state.gate, texts)
    if state.gate.phase == .choosing {
      div(.class("pair")) { quietAction(texts.firstStart.pinLater, .firstStart(.pinPutOff)) }
    }
  }
}

private func handOverPage(_ state: AppState, _ texts: Texts) -> View {
  let words = texts.firstStart
  let name = state.ledger.allPlayers.first?.name ?? ""
  return startPage("hand-over", words.handOver, state, texts) {
    div(.class("sheet form")) {
      if let code = state.gate.familyCode {
        p(.class("lead")) { words.codeAbout }
        p(.class("written-code")) { code }
      } else if state.gate.hasPIN {
        p(.class("help")) { words.codeShown }
      }
      p(.class("lead")) { name.isEmpty ? words.handOverAboutUnnamed : words.handOverAbout(name) }
    }
    footer(.class("sheet save-bar")) {
      mainAction(
        name.isEmpty ? words.handedOverUnnamed : words.handedOver(name),
        .firstStart(.handedOver),
        isEnabled: state.role.canWrite
      )
    }
  }
}

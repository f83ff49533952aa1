import Access
import Controls
import Core
import Domain
import Editing
import Markup
import Strings
import SyncEngine

/// A page of the first start: on paper, one thing to answer and one way on.
package func firstStartPage(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  switch start.page {
  case .who: return whoPage(start, core, texts)
  case .routine: return starterPage(start, core, texts)
  case .days: return daysPage(start, core, texts)
  case .pin: return pinPage(start, core, texts)
  case .handOver: return handOverPage(start, core, texts)
  }
}

private func startPage(
  _ name: String,
  _ title: String,
  _ start: FirstStart,
  _ core: Core,
  _ texts: Texts,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  page("family first-start " + name, core, texts) {
    main(.key("first-start " + name)) {
      header(.class("top")) {
        if start.canGoBack { roundAction("back", texts.firstStart.back, .back) }
        h1(.focusesOnAppear) { title }
      }
      content()
    }
  }
}

private func goingOn(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  footer(.class("sheet save-bar")) {
    if let editor = start.editor { thingsFirst(editor, core, texts) }
    mainAction(texts.firstStart.next, .firstStart(.wentOn), isEnabled: core.role.canWrite)
  }
}

private func whoPage(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  let words = texts.firstStart
  return startPage("who", words.who, start, core, texts) {
    div(.class("sheet form")) {
      fieldset(.class("field")) {
        legend(.class("hidden-text")) { words.whoIsHere }
        div(.class("options stacked")) {
          maker(.parent, words.parent, isChosen: !core.playsAlone, core)
          maker(.player, words.player, isChosen: core.playsAlone, core)
        }
      }
      if let player = core.ledger.allPlayers.first {
        nameField(
          player,
          core.playsAlone ? words.ownName : words.playerName,
          help: words.nameAbout,
          enter: .firstStart(.wentOn),
          core
        )
      }
    }
    goingOn(start, core, texts)
  }
}

private func maker(
  _ maker: Routine.Maker,
  _ name: String,
  isChosen: Bool,
  _ core: Core
) -> View {
  label(.class("option")) {
    input(
      .type("radio"),
      .name("maker"),
      .disabled(!core.role.canWrite),
      .checked(isChosen),
      .on(.change, .firstStart(.makerChosen(maker)))
    )
    span { name }
  }
}

private func starterPage(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  startPage("starter", texts.firstStart.routine, start, core, texts) {
    fieldset(.class("sheet form"), .disabled(!core.role.canWrite)) {
      p(.class("lead")) { texts.firstStart.routineAbout }
      if let editor = start.editor, let routine = editor.routine(core) {
        steps(of: routine, editor, core, texts, withMinutes: false)
      }
    }
    goingOn(start, core, texts)
  }
}

private func daysPage(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  startPage("days", texts.firstStart.days, start, core, texts) {
    fieldset(.class("sheet form"), .disabled(!core.role.canWrite)) {
      fieldset(.class("field")) {
        legend(.class("hidden-text")) { texts.firstStart.days }
        week(start.editor?.routine(core)?.activeDays ?? [], start.editor, texts)
        if start.editor?.toldGaps(core).contains(.dayMissing) ?? false {
          message(texts.firstStart.dayMissing, "days")
        }
      }
      p(.class("help")) { texts.firstStart.daysAbout }
    }
    goingOn(start, core, texts)
  }
}

private func pinPage(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  page("family gate", core, texts) {
    main(.key("first-start gate")) {
      header(.class("top")) { roundAction("back", texts.firstStart.back, .back) }
      gateContent(start.gate, texts)
    }
  }
}

private func handOverPage(_ start: FirstStart, _ core: Core, _ texts: Texts) -> View {
  let words = texts.firstStart
  let name = core.ledger.allPlayers.first?.name ?? ""
  return startPage("hand-over", words.handOver, start, core, texts) {
    div(.class("sheet form")) {
      p(.class("lead")) { name.isEmpty ? words.handOverAboutUnnamed : words.handOverAbout(name) }
    }
    footer(.class("sheet save-bar")) {
      mainAction(
        name.isEmpty ? words.handedOverUnnamed : words.handedOver(name),
        .firstStart(.handedOver),
        isEnabled: core.role.canWrite
      )
    }
  }
}

import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// None where the quest is gone.
func betPage(_ shown: BetScreen, _ scene: Scene) -> View? {
  guard let routine = scene.core.ledger.presentRoutine(shown.quest) else { return nil }
  return page("quest sky readyby", scene) {
    header(.class("top")) { roundAction("back", scene.texts.frame.quests, .back) }
    if let answer = shown.answer {
      answerViews(answer, routine, scene)
    } else if let dial = shown.dial(scene.core) {
      questionViews(shown, dial, routine, scene)
    } else {
      hasCome(scene.texts)
    }
  }
}

/// The goal has passed while the page was open.
private func hasCome(_ texts: Texts) -> [View] {
  [
    main(.key("come")) { h1(.class("center"), .focusesOnAppear) { texts.bets.hasCome } },
    footer(.class("foot"), .key("foot come")) { mainAction(texts.bets.back, .back) },
  ]
}

private func questionViews(
  _ shown: BetScreen,
  _ dial: StartDial,
  _ routine: Routine,
  _ scene: Scene
) -> [View] {
  let (words, start) = (scene.texts.bets, shown.start(scene.core))
  return [
    main(.key("bet")) {
      h1(.class("center"), .focusesOnAppear, .id("bet-question")) { words.question }
      p(.class("ask center")) { routine.displayName }
      goalLine(shown, scene)
      startLine(shown, start, dial, scene)
      stretch(shown, start, dial, routine, scene)
    },
    footer(.class("foot"), .key("foot bet")) {
      button(
        .class(start.exists ? "action" : "action waiting"),
        .type("button"),
        .disabled(!scene.canWrite),
        .aria("disabled", !start.exists),
        .on(.click, .bet(.placed))
      ) { words.betOnIt }
      quietAction(words.leaveIt, .back)
    },
  ]
}

private func goalLine(_ shown: BetScreen, _ scene: Scene) -> View {
  let words = scene.texts.bets
  let isToday = scene.core.zone.time(shown.goal).day == scene.core.moment.today
  return div(.class("goal-line")) {
    span { isToday ? words.readyAt : words.readyTomorrowAt }
    roundAction("minus", words.goalSooner, .bet(.goalMoved(by: -1)))
    output { scene.texts.clock(shown.goal, scene.core) }
    roundAction("plus", words.goalLater, .bet(.goalMoved(by: 1)))
  }
}

/// The start in large figures between two buttons that move it.
private func startLine(
  _ shown: BetScreen,
  _ start: Instant?,
  _ dial: StartDial,
  _ scene: Scene
) -> View {
  let words = scene.texts.bets
  guard let start, let place = shown.place else {
    return div(.class("nudge"), .key("unset")) {
      output(.class("bet-value unset"), .for("start")) {
        shown.isAskedFor ? words.touchFirst : words.touch
        span { words.stretch }
      }
    }
  }
  return div(.class("nudge"), .key("set")) {
    roundAction("minus", words.sooner, .bet(.startChosen(max(place - 1, dial.first))))
    output(.class("bet-value"), .for("start"), .untranslated()) {
      scene.texts.clock(start, scene.core)
    }
    roundAction("plus", words.after, .bet(.startChosen(place + 1)))
  }
}

/// The string that she stretches, and over it, unseen, the slider.
private func stretch(
  _ shown: BetScreen,
  _ start: Instant?,
  _ dial: StartDial,
  _ routine: Routine,
  _ scene: Scene
) -> View {
  let words = scene.texts.bets
  let clock = start.map { scene.texts.clock($0, scene.core) }
  let goal = scene.texts.clock(shown.goal, scene.core)
  let before = start.map { shown.goal.since($0).value / 60 }
  let picture = morning(
    routine,
    before.map { .start($0, hasKnob: true) } ?? .unset,
    shown.goal,
    isQuestion: true,
    scene
  )
  return div(.class("stretch")) {
    picture.drawings(named: clock.map { words.picture($0, goal) } ?? words.emptyPicture(goal))
    input(
      .type("range"),
      .id("start"),
      .min(0),
      .max(Double(StartSlider.most)),
      .step(1),
      .value("\(StartSlider.value(of: shown.place ?? dial.first))"),
      .aria("label", words.yourStart),
      .aria("valuetext", clock ?? words.nothingChosen),
      .aria("describedby", "bet-question"),
      .onKey { key in
        StartSlider.place(after: key, from: start.exists ? shown.place : nil, dial)
          .map { .bet(.startChosen($0)) }
      },
      .onValue(.input) { .bet(.startChosen(StartSlider.place(at: $0.shortNumber ?? 0, dial))) }
    )
  }
}

func morning(
  _ routine: Routine,
  _ content: MorningScene.Content,
  _ goal: Instant,
  isQuestion: Bool,
  _ scene: Scene
) -> MorningScene {
  MorningScene(
    routine.lanterns,
    content,
    goal: scene.texts.clock(goal, scene.core),
    hours: scene.texts.hours(before: goal, scene.core),
    isQuestion: isQuestion
  )
}

extension Texts {
  /// What clocks show 60, 40 and 20 minutes before.
  func hours(before goal: Instant, _ core: Core) -> [String] {
    [60, 40, 20].map { clock(goal.adding(.zero - .minutes($0)), core) }
  }
}

import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What her own mornings say of the start.
func answerViews(_ answer: BetScreen.Answer, _ routine: Routine, _ scene: Scene) -> [View] {
  [
    main(.key("answer")) {
      picture(answer, routine, scene)
      if answer.odds.areKnown {
        odds(answer, scene)
      } else {
        range(answer, scene)
      }
    },
    footer(.class("foot"), .key("foot answer")) {
      mainAction(scene.texts.bets.good, .back)
    },
  ]
}

private func picture(
  _ answer: BetScreen.Answer,
  _ routine: Routine,
  _ scene: Scene
) -> View {
  let (bet, words) = (answer.bet, scene.texts.bets)
  let before = bet.goal.since(bet.kept).value / 60
  let (clock, goal) = (
    scene.texts.clock(bet.kept, scene.core), scene.texts.clock(bet.goal, scene.core)
  )
  var content = MorningScene.Content.start(before, hasKnob: false)
  if !answer.odds.areKnown {
    let (from, to) = answer.odds.range
    let most = to.map { $0.value / 60 } ?? Double(StartDial.mostMinutes)
    content = .between(before, from: from.value / 60, to: most)
  }
  let drawing = morning(routine, content, bet.goal, isQuestion: false, scene)
  return div(.class("stretched"), .key("start " + clock)) {
    drawing.drawings(named: words.picture(clock, goal))
  }
}

private func odds(_ answer: BetScreen.Answer, _ scene: Scene) -> View {
  let (bet, texts) = (answer.bet, scene.texts)
  let day = texts.words(of: bet.goal, scene.core)
  let room = bet.goal.since(bet.kept)
  let told = answer.odds.told(within: room)
  return section(.class("odds"), .key("odds")) {
    h1(.focusesOnAppear, .aria("live", "polite")) {
      small { texts.bets.fromYouAreReady(texts.clock(bet.kept, scene.core)) }
      hidden(" ")
      texts.count(within: room, answer.odds, day)
    }
    TenLights(told).drawing(named: texts.bets.lit(told))
    p(.class("soft small")) {
      bet.kept == bet.start
        ? day.counted(answer.odds.mornings)
        : texts.bets.keeps(
          texts.clock(bet.start, scene.core),
          texts.clock(bet.kept, scene.core)
        )
    }
    otherStarts(answer, scene)
  }
}

/// The starts that hold in five, eight and nine of ten; what cannot be told, or has passed, is left out.
private func otherStarts(_ answer: BetScreen.Answer, _ scene: Scene) -> View {
  let (bet, texts) = (answer.bet, scene.texts)
  return div(.class("other-starts"), .role("group"), .aria("label", texts.bets.otherStarts)) {
    for tenths in [5, 8, 9] {
      let room = answer.odds.room(for: tenths)
      if let start = room.map({ bet.goal.adding(.zero - $0) }), start >= scene.core.moment.now {
        button(
          .type("button"),
          .aria("pressed", bet.kept == start),
          .disabled(!scene.canWrite),
          .on(.click, .bet(.kept(start))),
          .key("\(tenths)")
        ) {
          b { texts.bets.tenths(tenths) }
          hidden(texts.lists.pause)
          span { texts.bets.tileFrom(texts.clock(start, scene.core)) }
        }
      }
    }
  }
}

private func range(_ answer: BetScreen.Answer, _ scene: Scene) -> View {
  let texts = scene.texts
  let day = texts.words(of: answer.bet.goal, scene.core)
  return section(.class("odds"), .key("range")) {
    h1(.focusesOnAppear, .aria("live", "polite")) {
      small { day.takes }
      hidden(" ")
      texts.range(answer.odds)
    }
    p { day.unknown(Odds.leastMornings - answer.odds.mornings) }
  }
}

import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// A week of the player's, looked back at.
func reflectionPage(_ review: WeekReview, _ scene: Scene) -> View {
  let week = review.reflection.week
  return page("letter", scene) {
    main(.key("reflection \(week.year) \(week.week)")) {
      weekSky(review.reflection, scene)
      div(.class("sheet")) {
        if review.reflection.isQuiet {
          quiet(scene.texts)
        } else {
          told(review.reflection, scene.texts)
          moments(review, scene.texts)
        }
        otherWeeks(week, scene)
      }
      div(.class("save-bar sheet")) { mainAction(scene.texts.reflection.backHome, .back) }
    }
  }
}

private func weekSky(_ reflection: Reflection, _ scene: Scene) -> View {
  let week = reflection.week
  return header(.class("sky")) {
    hills()
    div(.class("top")) {
      roundAction("back", scene.texts.summary.backHome, .back)
      h1(.focusesOnAppear) {
        scene.texts.reflection.title
        small {
          scene.texts.reflection.dates(
            scene.texts.date(week.monday, on: scene.core.moment.today),
            scene.texts.date(week.sunday, on: scene.core.moment.today)
          )
        }
      }
    }
    LanternString(lanterns(of: reflection.playedDays), size: 38, top: 6, sag: 20)
      .drawing(named: scene.texts.reflection.playedOn(reflection.playedDays.count))
    div(.class("days"), .aria("hidden", true)) {
      for day in Weekday.allCases { span { scene.texts.shortName(of: day) } }
    }
  }
}

/// An unlit one is simply a lantern.
private func lanterns(of days: Weekdays) -> [Lantern] {
  Weekday.allCases.map { Lantern(picture: nil, light: days.contains($0) ? .lit : .off) }
}

private func quiet(_ texts: Texts) -> [View] {
  [
    p(.class("tell")) { texts.reflection.quietTitle },
    p { texts.reflection.quiet },
  ]
}

private func told(_ reflection: Reflection, _ texts: Texts) -> View {
  div {
    p(.class("tell")) {
      texts.lists.sentences(
        texts.reflection.playedSentence(reflection.quests, reflection.guesses),
        landed(reflection, texts)
      )
    }
    p(.class("soft small")) {
      texts.lists.sentences(
        texts.reflection.scale,
        texts.reflection.landedThere(texts.words(for: reflection.landed))
      )
    }
  }
}

private func landed(_ reflection: Reflection, _ texts: Texts) -> String {
  let now = Int((reflection.accuracy ?? 0).rounded())
  switch reflection.change {
  case nil: return texts.reflection.landed(now)
  case .asClose: return texts.reflection.same(now)
  case .by(let change):
    let points = texts.points(change)
    return change > 0 ? texts.reflection.closer(points, now) : texts.reflection.further(points, now)
  }
}

private func moments(_ review: WeekReview, _ texts: Texts) -> View {
  let reflection = review.reflection
  return div(.class("moments")) {
    if let best = reflection.best, let task = reflection.bestTask {
      moment(
        "best",
        texts.reflection.bestMoment,
        texts.reflection.best(
          task.isEmpty ? texts.oneGuess.thing : task,
          texts.name(of: best.day.weekday)
        ),
        apart(best, texts),
        isLit: true
      )
    }
    if let growth = reflection.grewMost {
      moment(
        "chart",
        texts.reflection.grewMost,
        texts.reflection.task(growth.task),
        texts.reflection.grew(texts.points(growth.points))
      )
    }
    if let tilt = reflection.tilt {
      moment(
        "beam",
        texts.reflection.tilt,
        "",
        tilt.tendency.direction == .longer
          ? texts.reflection.leanedLonger(tilt.leading)
          : texts.reflection.leanedShorter(tilt.leading)
      )
    }
    if review.streak.count > 0 {
      moment(
        flameDrawing(isBurning: review.streak.flame == .burning),
        texts.reflection.inARow,
        texts.reflection.days(review.streak.count),
        flame(review, texts)
      )
    }
    if !reflection.insights.isEmpty { noticed(reflection.insights, texts) }
  }
}

private func noticed(_ insights: [Insight], _ texts: Texts) -> View {
  moment("wand", texts.reflection.noticed) {
    for insight in insights {
      said(insight.task.map { texts.reflection.task($0) } ?? "", texts.words(for: insight))
    }
  }
}

private func moment(
  _ picture: String,
  _ name: String,
  _ strong: String,
  _ words: String,
  isLit: Bool = false
) -> View {
  moment(picture, name, isLit: isLit) { said(strong, words) }
}

private func moment(
  _ picture: String,
  _ name: String,
  isLit: Bool = false,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  section(.class("moment")) {
    span(.class(isLit ? "puck lit" : "puck")) { pictogram(picture) }
    div {
      h2 { name }
      content()
    }
  }
}

private func said(_ strong: String, _ words: String) -> View {
  p {
    if !strong.isEmpty { b { strong } }
    " "
    words
  }
}

private func apart(_ best: PastGuess, _ texts: Texts) -> String {
  let difference = best.guess.difference.magnitude.rounded
  return difference == .zero
    ? texts.reflection.exactly : texts.reflection.apart(texts.words(for: difference))
}

private func flame(_ review: WeekReview, _ texts: Texts) -> String {
  let isResting = review.streak.flame == .resting
  var sentences = [isResting ? texts.reflection.rests : texts.reflection.burns]
  if !isResting, review.hasDayOff { sentences.append(texts.reflection.daysOff) }
  if review.longestStreak > review.streak.count {
    sentences.append(texts.reflection.longest(review.longestStreak))
  }
  return texts.sentences(sentences)
}

private func otherWeeks(_ week: ISOWeek, _ scene: Scene) -> View {
  p(.class("center other-weeks")) {
    if scene.core.hasReflection(of: week.before) {
      quietAction(scene.texts.reflection.weekBefore, .reflection(.weekChosen(week.before)))
    }
    if scene.core.hasReflection(of: week.after) {
      quietAction(scene.texts.reflection.weekAfter, .reflection(.weekChosen(week.after)))
    }
  }
}

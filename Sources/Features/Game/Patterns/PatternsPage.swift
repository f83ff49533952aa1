import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// Guesses and truths of each task, and what they come to.
func patternsPage(
  _ patterns: Patterns?,
  _ isGuideOpen: Bool,
  _ scene: Scene
) -> View {
  page("place patterns", scene) {
    main(.key("patterns")) {
      header(.class("top")) { h1(.focusesOnAppear) { scene.texts.frame.patterns } }
      div(.class("sheet")) {
        if let patterns, !patterns.tasks.isEmpty {
          if patterns.tasks.contains(where: { $0.missing == 0 }) {
            p(.class("lead")) { scene.texts.patterns.lead }
          } else {
            beforeTheFirstBeam(patterns, scene)
          }
          ofAllTasks(patterns.insights, scene.texts)
          ul(.class("patterns-grid")) {
            for task in patterns.tasks where task.hasCard {
              let isFastest = task.insights.map { patterns.insights.isFastest($0) } ?? false
              patternCard(task, isFastest: isFastest, scene.texts)
            }
          }
          memory(patterns.insights.skill.verdict, scene.texts)
          firstGuesses(patterns.firstGuesses, scene.texts)
          betCardView(patterns.bets, scene.texts)
          wholeCard(patterns.whole, scene.texts)
          nightCard(patterns.night, scene.texts)
          guide(isGuideOpen, scene.texts)
        } else {
          beforeTheFirstBeam(nil, scene)
        }
      }
    }
    places(.patterns, scene.texts)
  }
}

/// What is true of all tasks together.
private func ofAllTasks(_ insights: Insights, _ texts: Texts) -> [View] {
  insights.all.filter { !$0.task.exists }.map { insight in
    let (id, name) =
      if case .bestTime = insight.finding {
        ("best-time", texts.patterns.bestTime)
      } else {
        ("growing", texts.patterns.growing)
      }
    return section(.class("panel of-all-tasks"), .aria("labelledby", id), .key(id)) {
      h2(.id(id)) { name }
      p { texts.words(for: insight) }
    }
  }
}

/// The guesses against what memory alone would say.
private func memory(_ verdict: SkillOverMemory.Verdict?, _ texts: Texts) -> [View] {
  guard let verdict else { return [] }
  let words =
    switch verdict {
    case .alike: texts.patterns.nearMemory
    case .closer(let share): texts.patterns.closerThanMemory(wholePercent(share))
    case .further(let share): texts.patterns.memoryIsCloser(wholePercent(share))
    }
  return [
    section(.class("panel more-than-memory"), .aria("labelledby", "memory"), .key("memory")) {
      h2(.id("memory")) { texts.patterns.memory }
      p { words }
    }
  ]
}

private func wholePercent(_ share: Double) -> Int { Int((100 * share).rounded()) }

private func firstGuesses(_ months: [FirstGuesses.Month], _ texts: Texts) -> [View] {
  if months.isEmpty { return [] }
  return [
    section(.class("panel"), .aria("labelledby", "first-guesses"), .key("first-guesses")) {
      h2(.id("first-guesses")) { texts.patterns.firstGuesses }
      p(.class("soft small")) { texts.patterns.firstGuessesAbout }
      dl(.class("first-guesses")) {
        for month in months.suffix(6) {
          div {
            dt { texts.patterns.monthOfYear(texts.days.months[month.month - 1], month.year) }
            dd { texts.patterns.firstGuess(month.count, Int(month.accuracy.rounded())) }
          }
        }
      }
    }
  ]
}

private func guide(_ isOpen: Bool, _ texts: Texts) -> View {
  details(
    .class("fold"),
    .open(isOpen),
    .onSwitch(.toggle) { .patterns(.guideToggled(isOpen: $0)) },
    .key("guide")
  ) {
    summary {
      pictogram("beam")
      texts.patterns.guide
    }
    if isOpen {
      div(.class("reading panel")) {
        Beam.example.drawing(named: texts.patterns.guideExample, texts)
        ul {
          li { texts.patterns.guideAxes }
          li { texts.patterns.guideBeam }
          li { texts.patterns.guideSpan }
        }
      }
    }
  }
}

extension Beam {
  /// Ten guesses that are about two thirds of the truth.
  static var example: Beam {
    let guesses = [
      (300, 480), (360, 500), (240, 420), (420, 560), (300, 430), (390, 640), (270, 390),
      (330, 540),
      (450, 620), (360, 580),
    ].map { Guess(estimate: Seconds($0.0), actual: Seconds($0.1)) }
    let errors = Spread(guesses.map { $0.logarithmicError }[...])
    return Beam(guesses, Mirror(errors: errors, taskSpread: 0.17))
  }
}

import AppCore
import Controls
import Domain
import Markup
import Strings

/// More could not be told apart.
private let mostDots = 40

/// What is known of one task: a picture, a sentence, what it takes, and what all of it comes to.
func patternCard(_ task: Pattern, isFastest: Bool, _ texts: Texts) -> View {
  let insights = task.insights.flatMap { $0.hasBeam ? $0 : nil }
  let steps = insights?.steps
  return li(.class("pattern"), .key(task.name)) {
    Beam(task.guesses.suffix(mostDots).map { $0.guess }, insights?.mirror)
      .drawing(named: insights.map { texts.beamName($0, steps) } ?? texts.patterns.dots, texts)
    div {
      h2 { task.name }
      p(.class("soft")) { texts.patterns.guesses(task.guesses.count) }
      if let insights {
        for told in insights.told(steps, isFastest: isFastest) {
          p { texts.words(for: told, task.guesses.count) }
        }
      } else {
        p { texts.patterns.gathering(task.missing) }
      }
    }
    if let span = task.span { spanViews(span, texts) }
    if let insights { tags(insights, steps, texts) }
  }
}

private func tags(_ task: TaskInsights, _ steps: MirrorSteps?, _ texts: Texts) -> View {
  div(.class("tags")) {
    chip(texts.tilt(task.tendency))
    if let steps {
      chip(texts.patterns.wobble[steps.ownWobble])
      chip(texts.patterns.ownTime[steps.taskSpread])
    }
    if task.growth?.isImproving ?? false { chip(texts.patterns.growing) }
  }
}

private func chip(_ words: String) -> View { span(.class("chip")) { words } }

extension Texts {
  fileprivate func tilt(_ tendency: Tendency?) -> String {
    switch tendency?.direction {
    case .none: patterns.tilt[0]
    case .some(.shorter): patterns.tilt[1]
    case .some(.longer): patterns.tilt[2]
    }
  }

  fileprivate func beamName(_ task: TaskInsights, _ steps: MirrorSteps?) -> String {
    let width = (steps ?? MirrorSteps(task.mirror)).wobble
    return switch task.tendency?.direction {
    case .none: patterns.beam[width]
    case .some(.shorter): patterns.beamOfShorter[width]
    case .some(.longer): patterns.beamOfLonger[width]
    }
  }

  /// - Parameter turn: with another one another way of saying the same.
  fileprivate func words(for told: CardSentence, _ turn: Int) -> String {
    switch told {
    case .finding(let insight): return words(for: insight)
    case .feelsTheDay: return patterns.feelsTheDay
    case .onTheLine: return patterns.onTheLine
    case .taskDiffers: return patterns.taskDiffers
    case .bothSides:
      let ways = patterns.bothSides
      return ways[turn % ways.count]
    }
  }
}

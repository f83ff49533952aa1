import AppCore
import Controls
import Domain
import Markup
import Strings

/// More could not be told apart.
private let mostDots = 40

/// What is known of one task: a picture, a sentence, and what they come to.
func patternCard(_ task: TaskInsights, isFastest: Bool, _ texts: Texts) -> View {
  let (isClear, steps) = (task.hasBeam, task.steps)
  return li(.class("pattern"), .key(task.name)) {
    Beam(task.window.guesses.suffix(mostDots).map { $0.guess }, isClear ? task.mirror : nil)
      .drawing(named: isClear ? texts.beamName(task, steps) : texts.patterns.dots)
    div {
      h2 { task.name }
      p(.class("soft")) { texts.patterns.guesses(task.window.guesses.count) }
      for words in texts.sentences(task, steps, isFastest: isFastest) { p { words } }
    }
    if isClear { tags(task, steps, texts) }
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

extension TaskInsights {
  /// Whether there are guesses enough for more than dots.
  var hasBeam: Bool { window.guesses.count >= Tendency.leastGuesses }
}

extension Texts {
  fileprivate func tilt(_ tendency: Tendency?) -> String {
    switch tendency?.direction {
    case .none: patterns.tilt[0]
    case .some(.shorter): patterns.tilt[1]
    case .some(.longer): patterns.tilt[2]
    }
  }
}

extension Texts {
  fileprivate func beamName(_ task: TaskInsights, _ steps: MirrorSteps?) -> String {
    let width = (steps ?? MirrorSteps(task.mirror)).wobble
    return switch task.tendency?.direction {
    case .none: patterns.beam[width]
    case .some(.shorter): patterns.beamOfShorter[width]
    case .some(.longer): patterns.beamOfLonger[width]
    }
  }

  fileprivate func sentences(
    _ task: TaskInsights,
    _ steps: MirrorSteps?,
    isFastest: Bool
  ) -> [String] {
    if !task.hasBeam {
      return [patterns.gathering(Tendency.leastGuesses - task.window.guesses.count)]
    }
    var found = task.findings(isFastest: isFastest).map { words(for: $0) }
    if task.daySense?.isFelt ?? false { found.append(patterns.feelsTheDay) }
    return found.isEmpty ? [withoutFinding(task, steps)] : found
  }

  /// Nothing leans, nothing grows and no day is felt: whose the wobble is.
  private func withoutFinding(_ task: TaskInsights, _ steps: MirrorSteps?) -> String {
    if task.mirror.isOnTheLine { return patterns.onTheLine }
    if let steps, steps.ownWobble == 0, steps.taskSpread > 0 {
      return patterns.taskDiffers
    }
    let ways = patterns.bothSides
    return ways[task.window.guesses.count % ways.count]
  }
}

import AppCore
import Domain
import Markup
import Strings

/// More could not be told apart.
private let mostDots = 40

/// What is known of one task: a picture, a sentence, and what they come to.
func patternCard(_ task: TaskInsights, isFastest: Bool, _ texts: Texts) -> View {
  let isClear = task.window.guesses.count >= Tendency.leastGuesses
  return li(.class("pattern"), .key(task.name)) {
    Beam(task.window.guesses.suffix(mostDots).map { $0.guess }, isClear ? task.mirror : nil)
      .drawing(named: isClear ? texts.beamName(task) : texts.patterns.dots)
    div {
      h2 { task.name }
      p(.class("soft")) { texts.patterns.guesses(task.window.guesses.count) }
      for words in texts.sentences(task, isFastest: isFastest, isClear: isClear) { p { words } }
    }
    if isClear { tags(task, texts) }
  }
}

private func tags(_ task: TaskInsights, _ texts: Texts) -> View {
  div(.class("tags")) {
    chip(texts.patterns.tilt(texts.side(task.tendency) ?? texts.patterns.noTilt))
    chip(texts.patterns.wobble(texts.width(task.mirror.wobble)))
    chip(texts.patterns.ownTime[texts.step(of: task.mirror.taskSpread)])
    if task.growth?.isImproving ?? false { chip(texts.patterns.growing) }
  }
}

private func chip(_ words: String) -> View { span(.class("chip")) { words } }

extension Texts {
  func width(_ deviation: Double) -> String {
    [patterns.small, patterns.medium, patterns.wide][step(of: deviation)]
  }

  /// Of a standard deviation of logarithms: below a fifth, below two fifths, or above.
  func step(of deviation: Double) -> Int { deviation < 0.2 ? 0 : deviation < 0.4 ? 1 : 2 }

  func side(_ tendency: Tendency?) -> String? {
    switch tendency?.direction {
    case .some(.longer): patterns.longer
    case .some(.shorter): patterns.shorter
    case .none: nil
    }
  }
}

extension Texts {
  fileprivate func beamName(_ task: TaskInsights) -> String {
    let width = self.width(task.mirror.wobble)
    guard let side = side(task.tendency) else { return patterns.beamAlong(width) }
    return patterns.beamAside(side, width)
  }

  fileprivate func sentences(
    _ task: TaskInsights,
    isFastest: Bool,
    isClear: Bool
  ) -> [String] {
    if !isClear { return [patterns.gathering] }
    let found = task.findings(isFastest: isFastest).map { words(for: $0) }
    return found.isEmpty ? [withoutFinding(task)] : found
  }

  /// Nothing leans and nothing grows: whose the wobble is.
  private func withoutFinding(_ task: TaskInsights) -> String {
    if task.mirror.wobble < 0.2 { return patterns.onTheLine }
    let bothSides = patterns.bothSides[task.window.guesses.count % patterns.bothSides.count]
    return task.mirror.taskSpread < 0.4 ? bothSides : bothSides + " " + patterns.taskDiffers
  }
}

import AppCore
import Domain
import Markup
import Strings

/// What is known of one task: a picture, a sentence, and what they come to.
func patternCard(_ task: TaskInsights, isFastest: Bool, _ texts: Texts) -> View {
  let isClear = task.window.guesses.count >= Tendency.leastGuesses
  return li(.class("pattern"), .key(task.name)) {
    Beam(task.window.guesses.map { $0.guess }, isClear ? task.mirror : nil)
      .drawing(named: isClear ? texts.beamName(task) : texts.patterns.dots)
    div {
      h2 { task.name }
      p(.class("soft")) { texts.patterns.guesses(task.window.guesses.count) }
      for words in texts.sentences(task, isFastest: isFastest, isClear: isClear) { p { words } }
      if isClear { tags(task, texts.patterns) }
    }
  }
}

private func tags(_ task: TaskInsights, _ texts: PatternTexts) -> View {
  div(.class("tags")) {
    chip(texts.tilt(texts.side(task.tendency) ?? texts.noTilt))
    chip(texts.wobble(texts.width(task.mirror.wobble)))
    chip(texts.itself(texts.width(task.mirror.taskSpread)))
    if task.growth?.isImproving ?? false { chip(texts.growing) }
  }
}

private func chip(_ words: String) -> View { span(.class("chip")) { words } }

extension PatternTexts {
  /// The words for a standard deviation of logarithms: below a fifth, below two fifths, and above.
  func width(_ deviation: Double) -> String {
    deviation < 0.2 ? small : deviation < 0.4 ? medium : wide
  }

  func side(_ tendency: Tendency?) -> String? {
    switch tendency?.direction {
    case .some(.longer): longer
    case .some(.shorter): shorter
    case .none: nil
    }
  }
}

extension Texts {
  fileprivate func beamName(_ task: TaskInsights) -> String {
    let width = patterns.width(task.mirror.wobble)
    guard let side = patterns.side(task.tendency) else { return patterns.beamAlong(width) }
    return patterns.beamAside(side, width)
  }

  fileprivate func sentences(
    _ task: TaskInsights,
    isFastest: Bool,
    isClear: Bool
  ) -> [String] {
    if !isClear { return [patterns.gathering] }
    let found = task.findings(isFastest: isFastest).map { words(for: $0) }
    return found.isEmpty ? [withoutFinding(task.mirror)] : found
  }

  /// Nothing leans and nothing grows: whose the wobble is.
  private func withoutFinding(_ mirror: Mirror) -> String {
    if mirror.wobble < 0.2 { return patterns.onTheLine }
    return mirror.taskSpread < 0.4
      ? patterns.bothSides : patterns.bothSides + " " + patterns.taskDiffers
  }
}

import Basics
import Domain
import Time

/// A guess that is being made: what slider, buttons and typed numbers show.
package struct Draft: Hashable, Sendable {
  /// 10 s to 3 h, whatever is typed.
  package private(set) var estimate = EstimateScale.start
  /// What stands in the two fields; none while nobody types.
  package private(set) var typed: Typed?

  package struct Typed: Hashable, Sendable {
    package var minutes: String
    package var seconds: String
    /// The numbers say a time that can be guessed.
    package var isWithinScale = true
  }

  mutating func reduce(_ action: QuestAction) {
    switch action {
    case .estimateChosen(let estimate): choose(estimate)
    case .typingStarted: startTyping()
    case .typingEnded: typed = nil
    case .minutesTyped(let text):
      typed?.minutes = text
      readTyped()
    case .secondsTyped(let text):
      typed?.seconds = text
      readTyped()
    default: break
    }
  }

  private mutating func choose(_ estimate: Seconds) {
    self.estimate = min(max(estimate, EstimateScale.shortest), EstimateScale.longest)
    if typed != nil { startTyping() }
  }

  /// The fields begin with the guess so far.
  private mutating func startTyping() {
    let seconds = estimate.whole
    typed = Typed(minutes: "\(seconds / 60)", seconds: "\(seconds % 60)")
  }

  private mutating func readTyped() {
    guard let typed else { return }
    guard let minutes = typed.minutes.shortNumber, let seconds = typed.seconds.shortNumber
    else {
      self.typed?.isWithinScale = false
      return
    }
    let total = Seconds(minutes * 60 + seconds)
    let isWithin = total >= EstimateScale.shortest && total <= EstimateScale.longest
    self.typed?.isWithinScale = isWithin
    if isWithin { estimate = total }
  }
}

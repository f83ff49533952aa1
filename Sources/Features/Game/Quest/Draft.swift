import Basics
import Domain
import Time

/// A guess that is being made: what slider, buttons and typed numbers show.
package struct Draft: Hashable, Sendable {
  /// 10 s to 3 h, whatever is typed; none before something is chosen: what stood there would draw the guess to itself.
  package private(set) var estimate: Seconds?
  /// *Lock it in* was tapped before.
  package private(set) var isAskedFor = false
  /// What stands in the two fields; none while nobody types.
  package private(set) var typed: Typed?

  package struct Typed: Hashable, Sendable {
    package var minutes: String
    package var seconds: String
    /// The numbers say a time that can be guessed.
    package var isWithinScale = true
  }

  /// *Lock it in*, and nothing is chosen yet.
  mutating func askForEstimate() { isAskedFor = true }

  mutating func reduce(_ action: DraftAction) {
    switch action {
    case .estimateChosen(let estimate): choose(estimate)
    case .typingStarted: startTyping()
    case .typingEnded: typed = nil
    case .minutesTyped(let text):
      typed?.minutes = text
      // "5:30" and the like say their seconds themselves.
      if !text.shortNumber.exists { typed?.seconds = "" }
      readTyped()
    case .secondsTyped(let text):
      typed?.seconds = text
      readTyped()
    }
  }

  private mutating func choose(_ estimate: Seconds) {
    self.estimate = min(max(estimate, EstimateScale.shortest), EstimateScale.longest)
    if typed != nil { startTyping() }
  }

  /// The fields begin with the guess so far.
  private mutating func startTyping() {
    guard let seconds = estimate?.whole else {
      typed = Typed(minutes: "", seconds: "")
      return
    }
    typed = Typed(minutes: "\(seconds / 60)", seconds: "\(seconds % 60)")
  }

  private mutating func readTyped() {
    guard let typed else { return }
    guard let minutes = length(typed.minutes, .minutes(1)),
      let seconds = length(typed.seconds, Seconds(1))
    else {
      self.typed?.isWithinScale = false
      return
    }
    let total = (minutes + seconds).rounded
    let isWithin = total >= EstimateScale.shortest && total <= EstimateScale.longest
    self.typed?.isWithinScale = isWithin
    if isWithin { estimate = total }
  }

  /// A field that nothing stands in says nothing more than the other.
  private func length(_ text: String, _ unit: Seconds) -> Seconds? {
    text.isEmpty ? .zero : Seconds(typed: text, in: unit)
  }
}

import Domain

/// A guess that is being made: what slider, buttons and typed numbers show.
package struct Draft: Hashable, Sendable {
  /// 10 s to 3 h, whatever is typed.
  package private(set) var estimate = EstimateScale.start
  /// What stands in the two fields; none while she does not type.
  package private(set) var typed: Typed?

  package struct Typed: Hashable, Sendable {
    package var minutes: String
    package var seconds: String
    /// The numbers say a time that can be guessed.
    package var isWithinScale = true
  }

  mutating func choose(_ estimate: Seconds) {
    self.estimate = min(max(estimate, EstimateScale.shortest), EstimateScale.longest)
    if typed != nil { startTyping() }
  }

  /// The fields begin with the guess so far.
  mutating func startTyping() {
    let seconds = estimate.whole
    typed = Typed(minutes: "\(seconds / 60)", seconds: "\(seconds % 60)")
  }

  mutating func stopTyping() { typed = nil }

  mutating func typeMinutes(_ text: String) {
    typed?.minutes = text
    readTyped()
  }

  mutating func typeSeconds(_ text: String) {
    typed?.seconds = text
    readTyped()
  }

  private mutating func readTyped() {
    guard let typed else { return }
    guard let minutes = Self.number(typed.minutes), let seconds = Self.number(typed.seconds)
    else {
      self.typed?.isWithinScale = false
      return
    }
    let total = Seconds(minutes * 60 + seconds)
    let isWithin = total >= EstimateScale.shortest && total <= EstimateScale.longest
    self.typed?.isWithinScale = isWithin
    if isWithin { estimate = total }
  }

  /// Up to four digits; an empty field is a zero.
  package static func number(_ text: String) -> Int? {
    let digits = text.utf8Span.span
    guard digits.count <= 4 else { return nil }
    var number = 0
    for index in digits.indices {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digits[index]) else { return nil }
      number = number * 10 + Int(digits[index] - UInt8(ascii: "0"))
    }
    return number
  }
}

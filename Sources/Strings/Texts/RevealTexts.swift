package struct RevealTexts: Sendable {
  package let yourGuess: String
  package let itTook: String
  package let same: String
  package let longer: @Sendable (_ duration: String) -> String
  package let shorter: @Sendable (_ duration: String) -> String
  package let spotOn: RatingTexts
  package let close: RatingTexts
  package let off: RatingTexts
  package let wayOff: RatingTexts
  /// Points, written out.
  package let experience: @Sendable (_ points: String) -> String
  package let personalBest: String
  package let discovery: String
  package let notDoneYet: String
  package let next: @Sendable (_ step: String) -> String
  /// The same for a step whose name is too long for a button.
  package let nextStep: String
  package let wholeQuest: String
}

/// What a rating is called, and what may be said about it.
package struct RatingTexts: Sendable {
  package let name: String
  /// At least six, so that none grows old.
  package let remarks: [@Sendable (_ step: String) -> String]
}

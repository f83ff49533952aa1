package struct PatternTexts: Sendable {
  package let lead: String
  package let nothingYetTitle: String
  package let nothingYet: String
  package let guesses: @Sendable (_ count: Int) -> String
  /// Said of a task while there is too little to say.
  package let gathering: String
  /// Said where the guesses lean to no side: close together, then far apart.
  package let onTheLine: String
  package let bothSides: [String]
  /// The task itself takes now this long, now that long.
  package let taskDiffers: String
  package let tilt: @Sendable (_ side: String) -> String
  package let noTilt: String
  package let shorter: String
  package let longer: String
  package let wobble: @Sendable (_ width: String) -> String
  package let small: String
  package let medium: String
  package let wide: String
  /// How much the task's own length differs: little, somewhat, much.
  package let ownTime: [String]
  package let growing: String
  /// What the picture shows, for those who do not see it.
  package let dots: String
  package let beamAside: @Sendable (_ side: String, _ width: String) -> String
  package let beamAlong: @Sendable (_ width: String) -> String
  package let guide: String
  package let guideAxes: String
  package let guideBeam: String
  package let guideSpan: String
  package let guideExample: String
  package let memory: String
  /// From whole hundredths: how much closer than memory, how much further, and about the same.
  package let closerThanMemory: @Sendable (_ percent: Int) -> String
  package let nearMemory: String
  package let memoryIsCloser: @Sendable (_ percent: Int) -> String
  package let firstGuesses: String
  package let firstGuessesAbout: String
  package let firstGuess: @Sendable (_ count: Int, _ accuracy: Int) -> String
  package let monthOfYear: @Sendable (_ month: String, _ year: Int) -> String
}

/// What her history says, in several ways of saying it.
package struct InsightTexts: Sendable {
  /// The words of one finding; the task's name stands before them.
  package typealias Tendency =
    @Sendable (_ difference: String, _ onSide: Int, _ count: Int) -> String
  package let shorter: [Tendency]
  /// Of about as many guesses as on the other side, and by more.
  package let shorterByMore: [Tendency]
  package let longerByMore: [Tendency]
  package let longer: [Tendency]
  package let improving: [@Sendable (_ points: Int) -> String]
  package let fastest: [@Sendable (_ points: Int) -> String]
  package let steady: [String]
  /// Morning, afternoon, evening, night.
  package let bestTime: [@Sendable (_ points: Int) -> String]
  package let ofTask: @Sendable (_ task: String, _ words: String) -> String
  package let title: String
}

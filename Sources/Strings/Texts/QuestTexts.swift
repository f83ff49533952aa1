package struct QuestTexts: Sendable {
  package let leave: String
  package let leaveRunning: String
  package let place: @Sendable (_ step: Int, _ of: Int) -> String
  package let question: String
  package let yourGuess: String
  package let shorter: String
  package let longer: String
  package let quickValues: String
  package let typeIt: String
  /// The latest actual times, one to three; written out with commas between them.
  package let lastTimes: @Sendable (_ count: Int, _ times: String) -> String
  package let tendsShorter: String
  package let tendsLonger: String
  package let askForHint: String
  /// The fields of a typed guess.
  package let minutes: String
  package let seconds: String
  /// Said when the numbers are no time that can be guessed.
  package let scaleEnds: String
  package let lockIn: String
  package let notToday: String
  package let guessIsSafe: String
  package let goAndDoIt: String
  package let done: String
}

/// *Forgot to tap Done*, asked.
package struct AskingTexts: Sendable {
  package let tookLong: String
  package let tookLongMore: @Sendable (_ step: String, _ duration: String) -> String
  package let confirmLong: String
  package let wasQuick: String
  package let wasQuickMore: String
  package let confirmQuick: String
  package let clockJumped: String
  package let clockJumpedMore: @Sendable (_ step: String) -> String
  package let confirmMeasured: @Sendable (_ duration: String) -> String
  /// Before choices of a time of the day.
  package let finishedAround: String
  /// Before choices of a duration.
  package let tookAbout: String
  /// A duration from the step's start.
  package let after: @Sendable (_ duration: String) -> String
  package let notCounted: String
}

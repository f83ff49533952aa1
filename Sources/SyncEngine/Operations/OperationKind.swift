/// The names of the kinds of operations, as they are stored.
///
/// A name is never reused.
enum OperationKind {
  static let playerSet = "player.set"
  static let playerRemoved = "player.removed"
  static let routineSet = "routine.set"
  static let routineRemoved = "routine.removed"
  static let stepSet = "step.set"
  static let stepRemoved = "step.removed"
  static let preferenceSet = "preference.set"
  static let schoolSet = "school.set"
  static let activitySet = "activity.set"
  static let activityRemoved = "activity.removed"
  static let breakSet = "break.set"
  static let breakRemoved = "break.removed"
  static let viewShared = "view.shared"
  static let sessionStarted = "session.started"
  static let estimateLocked = "estimate.locked"
  static let stepFinished = "step.finished"
  static let stepReopened = "step.reopened"
  static let stepSkipped = "step.skipped"
  static let revealClosed = "reveal.closed"
  static let durationCorrected = "duration.corrected"
  static let sessionClosed = "session.closed"
  static let sessionImported = "session.imported"
  static let profileImported = "profile.imported"
}

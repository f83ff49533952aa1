import Basics

/// The kinds of operations that a quest consists of, by the names in their records; a name is never reused.
///
/// The rules make them and read what is in them. Sync reads nothing of them, and has to know of each whether more of
/// its quest comes after it: so that is said here, for all of them.
package enum QuestKind: String, CaseIterable, Sendable {
  case sessionStarted = "session.started"
  case nightBegun = "night.begun"
  case wholeGuessed = "whole.guessed"
  case estimateLocked = "estimate.locked"
  case stepFinished = "step.finished"
  case stepReopened = "step.reopened"
  case stepSkipped = "step.skipped"
  case stepPutBack = "step.put-back"
  case revealClosed = "reveal.closed"
  case durationCorrected = "duration.corrected"
  case sessionClosed = "session.closed"

  /// What an operation means for the course of its quest.
  package enum Course: Sendable {
    /// The quest is under way from here on.
    case goesOn
    /// It belongs to the quest, which may be over: a length is corrected afterwards, too.
    case belongs
    /// The quest is at its end.
    case ends
  }

  /// The kind of a name; none of an operation that belongs to no quest, or that this version does not know.
  package init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.hasSameScalars(as: name) }) else {
      return nil
    }
    self = found
  }

  package var course: Course {
    switch self {
    case .sessionStarted, .nightBegun, .wholeGuessed, .estimateLocked: .goesOn
    case .stepFinished, .stepReopened, .stepSkipped, .stepPutBack, .revealClosed,
      .durationCorrected:
      .belongs
    case .sessionClosed: .ends
    }
  }
}

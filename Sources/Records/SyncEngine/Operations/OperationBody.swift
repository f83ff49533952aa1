import Basics
import Domain
import SyncWire
import Time

/// What was done.
package indirect enum OperationBody: Hashable, Sendable {
  // The plan
  case playerSet(PlayerID, name: String)
  /// A player was removed: what was played stays, and naming the player again brings the player back.
  case playerRemoved(PlayerID)
  case routineSet(RoutineID, [RoutineField])
  case routineRemoved(RoutineID)
  case stepSet(StepID, of: RoutineID, [StepField])
  case stepRemoved(StepID, of: RoutineID)
  case schoolSet(PlayerID, [SchoolField])
  case activitySet(ActivityID, [ActivityField])
  case activityRemoved(ActivityID)
  case breakSet(BreakID, [BreakField])
  case breakRemoved(BreakID)

  // Either stream, by whose setting it is.
  case settingSet(SettingChange)

  // Play
  /// A routine stood on a day by its words, which stays true when a calendar changes. It says nothing of what was on
  /// that day.
  case routineStood(RoutineID, on: LocalDay)
  /// A player bet on a start, or keeps another one after all.
  case betPlaced(Bet)
  case sessionStarted(SessionStart)
  case sessionEvent(SessionID, SessionEvent.Kind)
  /// A session was brought along that an earlier program played.
  case sessionImported(ImportedSession)
  /// A player's total was brought along, as far as an earlier program's sessions do not explain it.
  case profileImported(ProfileID, opening: XP)

  /// A newer version made it: it is kept in the log, without effect here.
  case unknown(kind: String)
}

/// A player as an earlier program kept them.
package enum Profile {}

package typealias ProfileID = Identifier<Profile>

/// A field of a routine; each is decided by its newest writer.
package indirect enum RoutineField: Hashable, Sendable {
  case name(String)
  case displayName(String)
  case icon(Icon)
  case players([PlayerID])
  case activeDays(Weekdays)
  case scheduleMode(Routine.ScheduleMode)
  case calendarKeywords([String])
  case musicLink(String?)
  /// What is told of the link's music, in one field, because it is about one link.
  case musicAbout(MusicAbout)
  case isActive(Bool)
  case madeBy(Routine.Maker)
  /// The edits that its writer knew: see ``RoutineEdits``.
  case after([OperationID])
}

/// A field of a step; each is decided by its newest writer.
package indirect enum StepField: Hashable, Sendable {
  case name(String)
  case icon(Icon)
  case position(Position)
  case reference(Seconds?)
  /// The edits that its writer knew: see ``RoutineEdits``.
  case after([OperationID])
}

/// A session as it starts, with its steps as they are called at that moment.
package struct SessionStart: Hashable, Sendable {
  package let session: SessionID
  package let routine: RoutineID
  package let isCalibration: Bool
  package let plan: [QuestSession.PlannedStep]

  package init(
    session: SessionID,
    routine: RoutineID,
    isCalibration: Bool,
    plan: [QuestSession.PlannedStep]
  ) {
    self.session = session
    self.routine = routine
    self.isCalibration = isCalibration
    self.plan = plan
  }
}

extension OperationBody {
  /// The stream whose key seals what is made here; what comes from elsewhere has said so itself.
  package var stream: OperationRecord.Stream {
    switch self {
    case .playerSet, .playerRemoved, .routineSet, .routineRemoved, .stepSet, .stepRemoved,
      .schoolSet, .activitySet, .activityRemoved, .breakSet, .breakRemoved, .unknown:
      .plan
    case .settingSet(let change): change.setting.row.whose.stream
    case .routineStood, .betPlaced, .sessionStarted, .sessionEvent, .sessionImported,
      .profileImported:
      .play
    }
  }

  /// Whether it belongs to a player's stream, and not to the plan.
  package var isPlay: Bool { stream == .play }

  /// The session that it is about; none where it is about another thing.
  var session: SessionID? {
    switch self {
    case .sessionStarted(let start): start.session
    case .sessionEvent(let session, _): session
    case .sessionImported(let imported): imported.session
    default: nil
    }
  }
}

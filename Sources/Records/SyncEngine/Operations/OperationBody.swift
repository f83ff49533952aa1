import Basics
import Domain
import SyncWire
import Time

/// What was done.
package indirect enum OperationBody: Hashable, Sendable {
  // The plan
  case playerSet(PlayerID, name: String)
  /// Somebody does not play any more: what was played stays, and naming the player again undoes it.
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

  // Either, by whose it is
  case settingSet(SettingChange)

  // Play
  /// A routine stood on a day by its words: that stays true when a calendar changes. Of what was on that day nothing
  /// is said.
  case routineStood(RoutineID, on: LocalDay)
  case sessionStarted(SessionStart)
  case sessionEvent(SessionID, SessionEvent.Kind)
  /// A session that an earlier program played.
  case sessionImported(ImportedSession)
  /// What an earlier program's sessions do not explain of a player's total.
  case profileImported(ProfileID, opening: XP)

  /// Made by a newer version: kept in the log, without effect here.
  case unknown(kind: String)
}

/// What an earlier program kept of a player.
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
  /// In one: it is about one link.
  case musicAbout(MusicAbout)
  case isActive(Bool)
  case madeBy(Routine.Maker)
  /// What its writer knew: see ``RoutineEdits``.
  case after([OperationID])
}

/// A field of a step; each is decided by its newest writer.
package indirect enum StepField: Hashable, Sendable {
  case name(String)
  case icon(Icon)
  case position(Position)
  case reference(Seconds?)
  /// What its writer knew: see ``RoutineEdits``.
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
  /// Which key seals what is made here; what comes from elsewhere has said so itself.
  package var stream: OperationRecord.Stream {
    switch self {
    case .playerSet, .playerRemoved, .routineSet, .routineRemoved, .stepSet, .stepRemoved,
      .schoolSet, .activitySet, .activityRemoved, .breakSet, .breakRemoved, .unknown:
      .plan
    case .settingSet(let change): change.setting.row.whose.stream
    case .routineStood, .sessionStarted, .sessionEvent, .sessionImported, .profileImported: .play
    }
  }

  /// Whether it belongs to a player's stream, not to the plan.
  package var isPlay: Bool { stream == .play }

  /// The session that it is about.
  var session: SessionID? {
    switch self {
    case .sessionStarted(let start): start.session
    case .sessionEvent(let session, _): session
    case .sessionImported(let imported): imported.session
    default: nil
    }
  }
}

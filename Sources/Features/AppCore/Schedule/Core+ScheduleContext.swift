import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// Whether anything is known of days here, from the parent's week, from a calendar or from another device.
  package var knowsDays: Bool { ledger.hasWeek || !calendars.isEmpty || isTold }

  /// What a day is for a player, by connected calendars and by the week as the parent knows it.
  package func scheduleContext(of player: PlayerID, on day: LocalDay) -> ScheduleContext {
    ScheduleContext(
      of: day,
      in: week(of: player),
      calendars.filter { $0.tells(of: player) },
      dayWords,
      zone,
      told: told(of: player, on: day)
    )
  }

  /// The same by the calendars and the week alone.
  func ownContext(of player: PlayerID, on day: LocalDay) -> ScheduleContext {
    let own = calendars.filter { $0.tells(of: player) }
    return ScheduleContext(of: day, in: week(of: player), own, dayWords, zone)
  }

  private func week(of player: PlayerID) -> PlayerWeek {
    PlayerWeek(
      travelToSchool: ledger.travelToSchool(of: player),
      activities: ledger.allActivities.filter { $0.players.contains(player) },
      breaks: ledger.allBreaks
    ) { ledger.schoolHours(of: player, on: $0) }
  }
}

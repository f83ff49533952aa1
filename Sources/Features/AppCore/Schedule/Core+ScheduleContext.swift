import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// Whether anything is known of days here, from the parent's week or from a calendar.
  package var knowsDays: Bool { ledger.hasWeek || !calendars.isEmpty }

  /// What a day is for a player, by connected calendars and by the week as the parent knows it.
  package func scheduleContext(of player: PlayerID, on day: LocalDay) -> ScheduleContext {
    ScheduleContext(
      of: day,
      in: week(of: player),
      calendars.filter { $0.tells(of: player) },
      dayWords,
      zone
    )
  }

  private func week(of player: PlayerID) -> PlayerWeek {
    PlayerWeek(
      travelToSchool: ledger.travelToSchool(of: player),
      activities: ledger.allActivities.filter { $0.players.contains(player) },
      breaks: ledger.allBreaks
    ) { ledger.schoolHours(of: player, on: $0) }
  }
}

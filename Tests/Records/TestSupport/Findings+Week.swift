import Basics
import Domain
import SyncEngine
import Time

extension Findings {
  mutating func noteWeek(_ ledger: Ledger) {
    for player in ledger.allPlayers {
      for day in Weekday.allCases { note(ledger.schoolHours(of: player.id, on: day)) }
      note(ledger.travelToSchool(of: player.id).milliseconds)
    }
    for activity in ledger.allActivities {
      note(activity.id.raw)
      note(activity.name)
      note(Int(activity.weekdays.rawValue))
      note(activity.hours)
      note(activity.travel.milliseconds)
      for player in activity.players { note(player.raw) }
      note(activity.routine?.raw ?? 0)
    }
    for schoolBreak in ledger.allBreaks {
      note(schoolBreak.id.raw)
      note(schoolBreak.name)
      note(schoolBreak.days.first.isoText)
      note(schoolBreak.days.last.isoText)
    }
  }

  private mutating func note(_ hours: TimeSpan?) {
    note(hours?.from.isoText ?? "-")
    note(hours?.to.isoText ?? "-")
  }
}

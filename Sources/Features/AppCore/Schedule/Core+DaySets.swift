import Basics
import Domain
import SyncEngine
import Time

// What days are may go along to the family's other devices, their entries never.
extension Core {
  /// Whether another device tells of the player's days.
  var isTold: Bool { player.map { !sets(of: $0).isEmpty } ?? false }

  func told(of player: PlayerID, on day: LocalDay) -> DaySet.Day? {
    sets(of: player).compactMap { $0.day(day, on: moment.today) }.joined
  }

  /// Those of other devices that are still in the family.
  private func sets(of player: PlayerID) -> [DaySet] {
    ledger.daySets(of: player).compactMap { told in
      told.device == device || devicesTakenOut.contains(told.device) || told.set.days.isEmpty
        ? nil : told.set
    }
  }

  package var sharesDays: Bool { ledger.setting(.sharesDays, on: device) == true }

  package mutating func shareDays(_ isOn: Bool) -> [Effect] {
    guard role.canWrite else { return [] }
    return record([.set(.sharesDays, isOn)]) + tellDays()
  }

  /// Tells the family's other devices what the coming days are, once a day at most and where it has changed.
  ///
  /// Where it is switched off, or no calendar is left, the sets become empty at once.
  package mutating func tellDays() -> [Effect] {
    guard role.canWrite else { return [] }
    let bodies = ledger.allPlayers.compactMap { player in
      newSet(of: player.id).map { OperationBody.set(.daySet(of: player.id), $0) }
    }
    return bodies.isEmpty ? [] : record(bodies)
  }

  /// None where what was told still holds.
  private func newSet(of player: PlayerID) -> DaySet? {
    let (today, before) = (moment.today, ledger.setting(.daySet(of: player), on: device))
    guard sharesDays, !calendars.isEmpty else {
      return before?.days.isEmpty == false ? DaySet(first: today, days: [:]) : nil
    }
    // An empty one has told nothing: whoever switches it off and on again need not wait for tomorrow.
    if let before, before.first == today, !before.days.isEmpty { return nil }
    let set = DaySet(first: today, days: days(of: player, from: today))
    guard let before else { return set.days.isEmpty ? nil : set }
    let isFresh = (0..<7).contains(today.number - before.first.number)
    return isFresh && before.agrees(with: set, from: today) ? nil : set
  }

  private func days(of player: PlayerID, from first: LocalDay) -> [Int: DaySet.Day] {
    let routines = ledger.allRoutines.filter {
      $0.scheduleMode == .calendar && $0.isOffered(to: player)
    }
    var days: [Int: DaySet.Day] = [:]
    for place in 0..<DaySet.count {
      let context = ownContext(of: player, on: first.adding(days: place))
      days[place] = context.toldDay(with: routines, zone)
    }
    return days
  }
}

extension ScheduleContext {
  /// What calendars say of it; none where they say nothing, as what the week says is known everywhere.
  fileprivate func toldDay(with routines: [Routine], _ zone: LocalZone) -> DaySet.Day? {
    let called = routines.filter { caller(of: $0)?.isOfCalendar(self) ?? false }.map { $0.id }
    let (kind, leaving) = (toldKind, toldLeaving(zone))
    if kind == .unsaid, !leaving.exists, !isAfternoonTaken, called.isEmpty { return nil }
    return DaySet.Day(kind: kind, leaving: leaving, isTaken: isAfternoonTaken, routines: called)
  }

  private var toldKind: DaySet.Kind {
    switch kind {
    case .school(let school, let hours): school.source.exists ? .school(hours) : .unsaid
    case .noSchool(let off): off.isOfCalendar ? .noSchool : .unsaid
    case .free(let off): off?.isOfCalendar == true ? .free : .unsaid
    }
  }

  /// School's, or that of the first thing to go to.
  private func toldLeaving(_ zone: LocalZone) -> TimeOfDay? {
    guard let first = school ?? events.first, first.source.exists else { return nil }
    let time = zone.time(first.leaving)
    return time.day == day ? TimeOfDay(hour: time.hour, minute: time.minute) : nil
  }
}

extension ScheduleContext.Found {
  fileprivate func isOfCalendar(_ context: ScheduleContext) -> Bool {
    switch self {
    case .event(let event): event.source.exists
    case .school: context.school?.source.exists ?? false
    case .entry: true
    case .dayOff(let off): off.isOfCalendar
    case .told: false
    }
  }
}

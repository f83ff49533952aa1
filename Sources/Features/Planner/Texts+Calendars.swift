import AppCore
import Basics
import Controls
import Domain
import Strings
import SyncEngine
import Time

extension Texts {
  /// How it stands with calendars on this device.
  package func state(of sources: [CalendarSource], _ core: Core) -> String {
    if sources.isEmpty { return calendars.off }
    let count = sources.reduce(0) { $0 + $1.ahead(core.moment.today) }
    return count == 0 ? calendars.nothingAhead : calendars.on(calendars.entries(count))
  }

  /// Since when, and how many: "34 entries, 1 skipped".
  func state(of source: CalendarSource, _ core: Core) -> String {
    let day = LocalDay(source.readAt, offset: core.zone.offset(source.readAt))
    let words = calendars
    let from =
      switch source.origin {
      case .file: words.fileFrom(date(day, on: core.moment.today))
      case .address:
        words.addressFrom(source.origin.shown, sentenceWords(for: day, on: core.moment.today))
      }
    let count = source.ahead(core.moment.today)
    if count == 0 { return lists.sentences(from, words.hasRunOut) }
    let entries = words.entries(count)
    return lists.sentences(
      from,
      source.flaws.isEmpty ? entries : lists.next(entries, words.skipped(source.flaws.count))
    )
  }

  func name(of mark: CalendarSource.Mark) -> String {
    switch mark {
    case .school: calendars.school
    case .activities: calendars.activities
    case .other: calendars.other
    }
  }

  func about(_ mark: CalendarSource.Mark) -> String {
    switch mark {
    case .school: calendars.schoolAbout
    case .activities: calendars.activitiesAbout
    case .other: calendars.otherAbout
    }
  }

  /// "24 November, 17:00"; without a time where it is on whole days.
  func time(of event: CalendarEvent, _ core: Core) -> String {
    switch event.when {
    case .days(let days): return date(days.first, on: core.moment.today)
    case .from(let begin, _):
      let local = LocalTime(begin, offset: core.zone.offset(begin))
      return lists.next(
        date(local.day, on: core.moment.today),
        time(local.hour, local.minute)
      )
    }
  }

  func words(for reason: CalendarFlaw.Reason) -> String {
    let words = calendars.flaws
    switch reason {
    case .unreadable: return words.unreadable
    case .unfinished: return words.unfinished
    case .withoutStart: return words.withoutStart
    case .end: return words.end
    case .rule: return words.rule
    case .date: return words.date
    case .zone: return words.zone
    case .tooMuch: return words.tooMuch
    }
  }
}

extension CalendarSource {
  /// How many entries are on today or later.
  func ahead(_ today: LocalDay) -> Int {
    events.filter { event in
      if event.isCancelled { return false }
      switch event.when {
      case .days(let days): return days.last >= today
      case .from(_, let end): return LocalDay(end, offset: .utc) >= today
      }
    }.count
  }
}

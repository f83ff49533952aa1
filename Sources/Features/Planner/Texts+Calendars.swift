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
    if sources.contains(where: { $0.isUnanswered(at: core.moment.now) }) {
      return calendars.someUnanswered
    }
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
    if source.isUnanswered(at: core.moment.now) {
      return lists.sentences(from, words.isUnanswered)
    }
    let count = source.ahead(core.moment.today)
    if count == 0 { return lists.sentences(from, source.isFile ? words.hasRunOut : words.isEmpty) }
    let (entries, lost) = (words.entries(count), source.flaws.lostEntries)
    return lists.sentences(from, lost == 0 ? entries : lists.next(entries, words.skipped(lost)))
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

  /// How much of a calendar was skipped; else that there is something to be said of it.
  func summary(of flaws: [CalendarFlaw]) -> String {
    let lost = flaws.lostEntries
    return lost > 0 ? calendars.skipped(lost) : calendars.remarks(flaws.count)
  }

  /// The titles, the reason and the first line of what was skipped for it.
  func words(for flaw: CalendarFlaw) -> String {
    let reason = words(for: flaw.reason)
    let about = titles(of: flaw).map { calendars.flaws.about($0, reason) } ?? reason
    return flaw.count == 1
      ? calendars.flaw(about, flaw.line) : calendars.flawsFrom(about, flaw.line)
  }

  private func titles(of flaw: CalendarFlaw) -> String? {
    guard let first = flaw.titles.first else { return nil }
    let titles = flaw.titles.dropFirst().reduce(calendars.titled(first)) {
      lists.next($0, calendars.titled($1))
    }
    let more = flaw.count - flaw.titles.count
    return more > 0 ? calendars.andMore(titles, more) : titles
  }

  private func words(for reason: CalendarFlaw.Reason) -> String {
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
    case .start: return words.start
    case .letter: return words.letter
    case .unknownZone: return words.unknownZone
    case .tooLarge: return words.tooLarge
    }
  }
}

extension [CalendarFlaw] {
  /// How many entries are missing for them.
  fileprivate var lostEntries: Int {
    reduce(0) { $0 + ($1.reason.losesEntries ? $1.count : 0) }
  }
}

extension CalendarSource {
  fileprivate var isFile: Bool {
    if case .file = origin { true } else { false }
  }

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

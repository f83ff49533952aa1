import App
import AppCore
import Basics
import Calendars
import Controls
import Domain
import Family
import Foundation
import Game
import Markup
import Planner
import Strings
import TestApp
import TestSupport
import Testing
import Time

/// Calendars of whole terms as schools, clubs and families have them: each of three weeks is what the product page
/// makes of it, on home and on the parent's page alike.
@Suite struct WholeCalendarTests {
  private static let texts = Texts.english
  private static let lookedAt = [
    TimeOfDay(hour: 7), TimeOfDay(hour: 13, minute: 30), TimeOfDay(hour: 17),
  ]

  private static let early = TimeOfDay(hour: 6)

  /// The family's device, early in the morning.
  private static func device(_ family: CalendarFamily, on day: LocalDay) throws -> Script {
    var script = Script(
      at: family.zone.instant(early, on: day),
      in: family.zone,
      dayWords: family.dayWords(DayWords(texts))
    )
    script.open([], device: 7)
    script.setUp()
    var log = TestLog()
    // Newer than what the script has done.
    log.advance(by: .hours(24 * 365 * 2))
    let plan = try family.plan(for: script.state.core.player ?? PlayerID(0))
    script.send(.tab(.newsArrived(plan.map { log.make($0) })))
    return script
  }

  /// What home says; "-" where it says nothing.
  private static func line(_ script: Script) -> String {
    let core = script.state.core
    let context = core.scheduleContext(of: core.player ?? PlayerID(0), on: core.moment.today)
    return context.line(at: core.moment.now).map { texts.words(for: $0) } ?? "-"
  }

  private static func lineOnScreen(_ script: Script) -> String {
    let home = screen(script.state, texts).html
    guard let begin = home.range(of: "<p class=\"ahead\">") else { return "-" }
    return words(home[begin.upperBound...].prefix { $0 != "<" })
  }

  /// What *Day by day* says, day after day.
  private static func told(_ script: Script) -> [String] {
    var script = script
    script.openFamilyArea()
    script.send(.family(.pageChosen(.dayByDay)))
    let page = screen(script.state, texts).html
    return page.components(separatedBy: "<div><p>").dropFirst().map { item in
      words(item.prefix { $0 != "<" })
    }
  }

  /// What a calendar's page tells of its faults.
  private static func flaws(_ script: Script) -> [String] {
    let page = screen(script.state, texts).html
    guard let begin = page.range(of: "<details") else { return [] }
    let list = page[begin.upperBound...].components(separatedBy: "</details>")[0]
    return list.components(separatedBy: "<li>").dropFirst().map { item in
      words(item.prefix { $0 != "<" })
    }
  }

  private static func words(_ html: Substring) -> String {
    html.replacingOccurrences(of: "&amp;", with: "&")
  }

  /// The calendars are read again each Monday, as an address is.
  @Test(arguments: CalendarFamily.names) func eachDayIsWhatThePageSays(_ name: String) throws {
    let family = try CalendarFamily(name)
    var script = try Self.device(family, on: family.days[0].day)
    for (number, day) in family.days.enumerated() {
      if number % 7 == 0 {
        script.show(Self.early, of: day.day, in: family.zone)
        let sources = try family.sources(on: day.day)
        script.send(.calendars(.found(StoredCalendars.bytes(of: sources))))
        #expect(sources.flatMap { $0.flaws }.count == family.flaws.count)
        let told = Self.told(script)
        #expect(told.prefix(7) == family.days[number..<number + 7].map { $0.told }[...])
      }
      for (time, expected) in zip(Self.lookedAt, day.home) {
        script.show(time, of: day.day, in: family.zone)
        #expect(Self.line(script) == expected, "\(day.day.isoText) at \(time.isoText)")
        if number % 7 == 0 { #expect(Self.lineOnScreen(script) == expected) }
      }
    }
  }

  @Test(arguments: ["club", "half-day"]) func eachKindOfFaultIsToldOnce(_ name: String) throws {
    let family = try CalendarFamily(name)
    var script = try Self.device(family, on: family.days[0].day)
    let sources = try family.sources(on: family.days[0].day)
    script.send(.calendars(.found(StoredCalendars.bytes(of: sources))))
    script.openFamilyArea()
    script.send(.family(.pageChosen(.calendars)))
    script.send(.calendars(.chosen(sources[0].id)))
    #expect(Self.flaws(script) == family.flaws)
  }

  @Test func twelveCalendarsAreThereAndThreeWeeksOfEachFamily() throws {
    #expect(CalendarFamily.calendars.count == 12)
    #expect(Set(CalendarFamily.names).isSuperset(of: CalendarFamily.calendars))
    for name in CalendarFamily.names { #expect(try CalendarFamily(name).days.count == 21) }
  }
}

extension Script {
  /// It is looked at then.
  fileprivate mutating func show(_ time: TimeOfDay, of day: LocalDay, in zone: LocalZone) {
    advance(zone.instant(time, on: day).since(moment.now))
    send(.page(.shown))
  }
}

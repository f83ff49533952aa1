import App
import AppCore
import Basics
import Calendars
import Domain
import Family
import Foundation
import Game
import Markup
import Planner
import Strings
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

/// Home, *Day by day*, *The week* and *Try a title* say the same of a day, whatever calendars, weeks and words are:
/// each seed is a family of its own.
@Suite struct DaysAgreeTests {
  private static let texts = Texts.english
  private static let titles = [
    "Maths", "Break", "No school", "Autumn holiday", "Class trip", "School play", "Dentist",
    "Inset day",
    "Hockey", "Weihnachtsferien", "Day off",
  ]

  private struct Household {
    var script = Script.started()
    private var log = TestLog()
    private var dice: SplitMix64
    private(set) var events: [CalendarSource.Mark: [CalendarEvent]] = [:]

    var core: Core { script.state.core }
    var player: PlayerID { core.player ?? PlayerID(0) }
    var today: LocalDay { script.moment.today }
    var page: String { screen(script.state, DaysAgreeTests.texts).html }

    init(seed: UInt64) {
      dice = SplitMix64(seed: seed)
      log.advance(by: .hours(24 * 365))
      plan()
      connect()
      script.advance(.minutes(dice.below(15 * 60)))
      script.send(.page(.shown))
    }

    private mutating func plan() {
      var bodies: [OperationBody] = []
      let hours = TestSupport.hours(8 + dice.below(4), 12 + dice.below(4))
      if !dice.chance(oneIn: 3) {
        bodies.append(
          .schoolSet(
            player,
            Weekday.allCases.prefix(5).map { .hours($0, hours) } + [
              .travel(.minutes(dice.below(40)))
            ]
          )
        )
      }
      if dice.chance(oneIn: 5) {
        bodies.append(.breakSet(BreakID(90), [.name("Half term"), .days(DaySpan(today))]))
      }
      if dice.chance(oneIn: 2) {
        bodies.append(.hockey(on: today.weekday, at: 9 + dice.below(12), travel: 20, for: player))
      }
      if dice.chance(oneIn: 3) { bodies.append(.set(.noSchoolWords, "inset, ferien, break")) }
      script.send(.tab(.newsArrived(bodies.map { log.make($0) })))
    }

    private mutating func connect() {
      var calendars: [CalendarSource] = []
      for mark in CalendarSource.Mark.allCases where dice.chance(oneIn: 2) {
        let events = (0..<dice.below(6)).map { _ in event() }
        self.events[mark] = events
        calendars.append(
          CalendarSource(
            id: CalendarID(UInt128(mark.rawValue) + 1),
            name: "Calendar",
            mark: mark,
            origin: .file("a.ics"),
            readAt: script.moment.now,
            events: events
          )
        )
      }
      script.send(.calendars(.found(StoredCalendars.bytes(of: calendars))))
    }

    private mutating func event() -> CalendarEvent {
      let day = today.adding(days: dice.pick([0, 0, 0, -7, 7, 1, -14, 21]))
      let title = dice.pick(DaysAgreeTests.titles)
      if dice.chance(oneIn: 4) { return CalendarEvent(title: title, when: .days(DaySpan(day))) }
      let begin = Instant(startOf: day, offset: .utc).adding(.minutes(dice.below(48) * 30))
      let end = begin.adding(.minutes(dice.pick([0, 20, 60, 240, 480])))
      return CalendarEvent(
        title: title,
        when: .from(begin, to: end),
        isCancelled: dice.chance(oneIn: 8)
      )
    }

    mutating func show(_ page: FamilyPage) {
      script.openFamilyArea()
      script.send(.family(.pageChosen(page)))
    }
  }

  /// What *Day by day* says of today.
  private static func reason(_ page: String) -> Substring {
    guard let list = page.range(of: "day-list") else { return "" }
    let rest = page[list.upperBound...]
    return rest.range(of: "</li>").map { rest[..<$0.lowerBound] } ?? rest
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func everyPageSaysTheSame(seed: UInt64) throws {
    var family = Household(seed: seed)
    let home = family.page
    let context = family.core.scheduleContext(of: family.player, on: family.today)
    let line = context.line(at: family.core.moment.now).map { Self.texts.words(for: $0) }
    if let line { #expect(home.contains(line), "seed \(seed)") }
    let said = [
      Self.texts.ahead.noSchool, Self.texts.ahead.freeAfternoon, "Out of the door in ",
    ].filter { home.contains($0) }
    #expect(said.count <= 1, "seed \(seed)")

    family.show(.dayByDay)
    let day = Self.reason(family.page)
    #expect(!day.isEmpty, "seed \(seed)")
    let isNoSchool = day.contains("no school, because")
    let isSchool = day.contains("school day, ")
    #expect(isNoSchool == context.hasNoSchool, "seed \(seed)")
    #expect(isSchool == context.school.exists, "seed \(seed)")
    switch said.first {
    case "No school today": #expect(isNoSchool, "seed \(seed)")
    case "Out of the door in ": #expect(isSchool, "seed \(seed)")
    default: break
    }
    // What comes stands in its place.
    if isNoSchool, said.isEmpty { #expect(line.exists, "seed \(seed)") }

    family.script.send(.family(.placeChosen(.week)))
    if let line, line == Self.texts.ahead.noSchool || line == Self.texts.ahead.freeAfternoon {
      #expect(family.page.contains("“\(line)”"), "seed \(seed)")
    }
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func aTriedTitleIsWhatItsEntryMakesOfADay(seed: UInt64) {
    var family = Household(seed: seed)
    let context = family.core.scheduleContext(of: family.player, on: family.today)
    let deciding = (family.events[.school] ?? []) + (family.events[.other] ?? [])
    family.show(.dayWords)
    for event in deciding where event.when == .days(DaySpan(family.today)) && !event.isCancelled {
      family.script.send(.family(.words(.titleTyped(event.title))))
      guard family.page.contains("No school, because of “") else { continue }
      #expect(context.dayOff.exists, "seed \(seed): \(event.title)")
    }
    // And the other way round: what takes the school away has a word.
    if case .entry(let entry)? = context.dayOff {
      family.script.send(.family(.words(.titleTyped(entry.name))))
      #expect(family.page.contains("No school, because of “"), "seed \(seed): \(entry.name)")
    }
  }
}

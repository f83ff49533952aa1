import App
import AppCore
import Basics
import Calendars
import Domain
import Family
import Planner
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// A calendar behind an address is read again by itself, where nobody waits for it.
@Suite struct FreshCalendarTests {
  private var script = Script.started()

  private static let address = "https://club.example/u14.ics"

  init() {
    script.openFamilyArea(at: .people)
    script.send(.family(.pageChosen(.calendars)))
    add(Self.address)
    leave()
  }

  private mutating func leave() {
    script.send(.family(.handedOver(script.state.core.player ?? PlayerID(0))))
  }

  private mutating func add(_ address: String) {
    script.send(.calendars(.chosen(nil)))
    script.send(.calendars(.form(.fromChosen(isAddress: true))))
    script.send(.calendars(.form(.addressTyped(address))))
    script.send(.calendars(.form(.addressTried)))
    script.send(.calendars(.form(.fetched(read("Hockey", tag: "\"one\"")))))
    script.send(.calendars(.form(.saved)))
  }

  /// As the browser answers, of entries a month ahead.
  private func read(_ titles: String..., tag: String = "") -> [UInt8] {
    let day = script.moment.today.adding(days: 30)
    let events = titles.map { CalendarEvent(title: $0, when: .days(DaySpan(day))) }
    var writer = ByteWriter()
    writer.write(UInt8(1))
    writer.write(tag)
    writer.write(CalendarReading(events: events, flaws: []).bytes[...])
    return writer.bytes
  }

  /// What is fetched by itself as soon as the app is shown: tags and addresses.
  private mutating func shown() -> [String] {
    script.send(.shown)
    return fetched()
  }

  /// What the last action has fetched by itself.
  private func fetched() -> [String] {
    script.effects.compactMap { effect in
      guard case .ask(let request) = effect, request.kind == .fetchCalendar else { return nil }
      #expect(request.number == 1)
      var reader = ByteReader(request.bytes[...])
      _ = reader.number()
      let tag = reader.text()
      return tag + " "
        + String(decoding: request.bytes.dropFirst(16 + tag.utf8.count), as: UTF8.self)
    }
  }

  private var calendar: CalendarSource? { script.state.core.calendars.first }

  @Test mutating func whatIsSixHoursOldIsReadAgain() {
    script.advance(.hours(6) - Seconds(1))
    #expect(shown() == [])
    script.advance(Seconds(1))
    #expect(shown() == ["\"one\" " + Self.address])
    // As long as it is on its way.
    #expect(shown() == [])
    script.send(.calendars(.freshened(read("Match"))))
    #expect(calendar?.events.map { $0.title } == ["Match"])
    #expect(calendar?.readAt == script.moment.now)
    #expect(calendar?.name == "club.example")
    #expect(shown() == [])
  }

  @Test mutating func whatHasNotChangedIsFreshAsItIs() {
    script.advance(.hours(7))
    _ = shown()
    script.send(.calendars(.freshened([4])))
    #expect(calendar?.events.map { $0.title } == ["Hockey"])
    #expect(calendar?.readAt == script.moment.now)
  }

  /// Else the days that it was read for would end before those that are kept.
  @Test mutating func aTagIsToldForAWeekAndThenAllIsReadAnew() {
    script.advance(.hours(6 * 24))
    #expect(shown() == ["\"one\" " + Self.address])
    script.send(.calendars(.freshened([4])))
    script.advance(.hours(24))
    #expect(shown() == [" " + Self.address])
  }

  @Test(
    arguments: [nil, [], [0], [2], [3], [5], [6], [7], [8], [9], [1], [1, 2, 3]] as [[UInt8]?]
  )
  mutating func whatCannotBeHadLeavesEverythingAndIsAskedForAgainAnHourLater(answer: [UInt8]?) {
    let before = calendar
    script.advance(.hours(7))
    _ = shown()
    script.send(.calendars(.freshened(answer)))
    #expect(calendar == before)
    script.advance(.minutes(59))
    #expect(shown() == [])
    script.advance(.minutes(2))
    #expect(shown().count == 1)
  }

  /// Hosts lose what they have more often than they take it back.
  @Test mutating func aHostThatHasNothingAllAtOnceTakesNothingAway() {
    script.advance(.hours(7))
    _ = shown()
    script.send(.calendars(.freshened(read())))
    #expect(calendar?.events.map { $0.title } == ["Hockey"])
  }

  @Test mutating func threeAnHourAreReadByThemselvesAndOneIsLeftToSomebody() {
    script.openFamilyArea(at: .people)
    script.send(.family(.pageChosen(.calendars)))
    for number in 1...4 { add("https://club.example/\(number).ics") }
    leave()
    script.advance(.hours(7))
    var asked: [String] = []
    for _ in 0..<6 {
      asked += shown()
      // The next one is asked for at once.
      script.send(.calendars(.freshened([9])))
      asked += fetched()
    }
    #expect(asked.count == 3)
    #expect(Set(asked).count == 3)
    script.advance(.hours(1))
    asked += shown()
    #expect(asked.count == 4)
  }

  @Test mutating func nothingIsFetchedBesideAQuestThatRuns() {
    script.startQuest()
    script.advance(.hours(7))
    #expect(shown() == [])
    script.send(.back)
    #expect(fetched() == ["\"one\" " + Self.address])
  }

  @Test mutating func aClockThatWasAheadKeepsNothingStale() {
    script.advance(.hours(7))
    _ = shown()
    script.send(.calendars(.freshened([4])))
    script.setClock(by: Seconds.zero - .hours(48))
    #expect(shown().count == 1)
  }

  @Test mutating func aFileIsNeverAskedFor() {
    script.send(.calendars(.removed(calendar?.id ?? CalendarID(0))))
    script.advance(.hours(7))
    #expect(shown() == [])
  }

  @Test mutating func aWeekWithoutAnAnswerIsToldToTheParentWithoutAskingForAFile() {
    script.advance(.hours(7 * 24))
    _ = shown()
    script.send(.calendars(.freshened([9])))
    script.openFamilyArea(at: .people)
    #expect(screen(script.state, .english).html.contains("One has not answered for a week"))
    script.send(.family(.pageChosen(.calendars)))
    let shown = screen(script.state, .english).html
    #expect(shown.contains("It has not answered since"))
    #expect(!shown.contains("newer file"))
  }

  @Test(
    arguments: [
      (5, "This calendar is no longer at this address."),
      (6, "At this address is no calendar but a page"),
      (7, "a network of its own"), (8, "too long for the server"), (9, "There is no answer"),
    ] as [(UInt8, String)]
  )
  mutating func whyAnAddressIsNotReadIsSaid(answer: UInt8, words: String) {
    script.openFamilyArea(at: .people)
    script.send(.family(.pageChosen(.calendars)))
    script.send(.calendars(.chosen(calendar?.id)))
    script.send(.calendars(.form(.addressTried)))
    script.send(.calendars(.form(.fetched([answer]))))
    #expect(screen(script.state, .english).html.contains(words))
    #expect(!screen(script.state, .english).html.contains("This file"))
  }
}

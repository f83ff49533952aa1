import App
import AppCore
import Calendars
import Domain
import Planner
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// A calendar behind an address, which the family's server fetches, and what becomes of one that it cannot.
@Suite struct CalendarAddressTests {
  private var script = Script.started()

  init() {
    script.openFamilyArea(at: .people)
    script.send(.family(.pageChosen(.calendars)))
    script.send(.calendars(.chosen(nil)))
  }

  private var form: CalendarForm? { script.state.planner.form }

  /// - Returns: what is asked of the browser.
  private mutating func tryAddress(_ address: String) -> [PortKind] {
    script.send(.calendars(.form(.fromChosen(isAddress: true))))
    script.send(.calendars(.form(.addressTyped(address))))
    script.send(.calendars(.form(.addressTried)))
    return script.effects.compactMap { effect in
      if case .ask(let request) = effect { request.kind } else { nil }
    }
  }

  private var refusal: CalendarForm.Refusal? {
    if case .refused(let refusal) = form?.reading { refusal } else { nil }
  }

  private func read(_ titles: String...) -> [UInt8] {
    let events = titles.map { title in
      CalendarEvent(title: title, when: .days(DaySpan(script.moment.today)))
    }
    var writer = ByteWriter()
    writer.write(UInt8(1))
    writer.write("")
    writer.write(CalendarReading(events: events, flaws: []).bytes[...])
    return writer.bytes
  }

  @Test(arguments: [
    "https://club.example/u14.ics", "webcal://club.example/u14.ics", " HTTPS://club.example/a ",
  ])
  mutating func anAddressIsFetched(address: String) {
    #expect(tryAddress(address) == [.fetchCalendar])
  }

  @Test(arguments: [
    "http://club.example/u14.ics", "club.example", "javascript:alert(1)", "https://", "https:///a",
    "https://club.example/a b", "file:///etc/passwd", "https://caf\u{e9}.example/",
    "https://club.example/" + String(repeating: "a", count: 2000),
  ])
  mutating func whatIsNoAddressIsAskedForAgain(address: String) {
    #expect(tryAddress(address) == [])
    #expect(refusal == .noAddress)
  }

  @Test mutating func whatWasFetchedIsKeptWithItsAddress() {
    _ = tryAddress("webcal://club.example/secret-key/u14.ics")
    script.send(.calendars(.form(.fetched(read("Hockey")))))
    #expect(form?.name == "club.example")
    script.send(.calendars(.form(.saved)))
    let kept = script.state.core.calendars
    #expect(kept.map { $0.origin } == [.address("https://club.example/secret-key/u14.ics")])
    #expect(kept.first?.events.map { $0.title } == ["Hockey"])
    // What of the address is a secret is shown to nobody.
    let shown = screen(script.state, .english).html
    #expect(!shown.contains("secret-key"))
  }

  @Test mutating func savingReadsAnAddressThatWasTypedOverTheOldOneAndKeepsIt() throws {
    _ = tryAddress("https://club.example/u14.ics")
    script.send(.calendars(.form(.fetched(read("Hockey")))))
    script.send(.calendars(.form(.saved)))
    script.send(.calendars(.chosen(try #require(script.state.core.calendars.first).id)))
    script.send(.calendars(.form(.addressTyped("https://club.example/u16.ics"))))
    script.send(.calendars(.form(.saved)))
    #expect(form.exists)
    script.send(.calendars(.form(.fetched(read("Chess")))))
    let kept = script.state.core.calendars
    #expect(kept.map { $0.origin } == [.address("https://club.example/u16.ics")])
    #expect(kept.first?.events.map { $0.title } == ["Chess"])
    #expect(!form.exists)
  }

  @Test mutating func aServerThatFetchesNothingIsSaidAndAFileIsOffered() {
    _ = tryAddress("https://club.example/u14.ics")
    script.send(.calendars(.form(.fetched([0]))))
    #expect(refusal == .noServer)
    script.send(.calendars(.form(.fromChosen(isAddress: false))))
    #expect(refusal == nil)
  }

  @Test mutating func whoIsInNoFamilyIsShownWhereOneBegins() {
    _ = tryAddress("https://club.example/u14.ics")
    script.send(.calendars(.form(.fetched([2]))))
    #expect(refusal == .noFamily)
    #expect(screen(script.state, .english).html.contains("Go to Devices"))
    script.send(.family(.pageChosen(.devices)))
    #expect(form == nil)
  }

  @Test mutating func howOftenAServerFetchesIsSaid() {
    _ = tryAddress("https://club.example/u14.ics")
    script.send(.calendars(.form(.fetched([3]))))
    #expect(refusal == .tooOften)
    #expect(screen(script.state, .english).html.contains("four an hour for a device"))
  }

  @Test mutating func anAddressWithoutAnAnswerLeavesWhatWasReadBefore() throws {
    _ = tryAddress("https://club.example/u14.ics")
    script.send(.calendars(.form(.fetched(read("Hockey")))))
    script.send(.calendars(.form(.saved)))
    let kept = try #require(script.state.core.calendars.first)
    script.send(.calendars(.chosen(kept.id)))
    script.send(.calendars(.form(.addressTried)))
    script.send(.calendars(.form(.fetched(nil))))
    #expect(refusal == .notFetched)
    #expect(form?.content?.events.map { $0.title } == ["Hockey"])
    script.send(.calendars(.form(.addressTried)))
    script.send(.calendars(.form(.fetched(read("Match")))))
    script.send(.calendars(.form(.saved)))
    #expect(script.state.core.calendars.map { $0.events.map { $0.title } } == [["Match"]])
  }

  @Test mutating func aFileThatIsTooLargeIsNotRead() {
    script.send(.calendars(.form(.filePicked("years.ics", bytes: 32_000_001))))
    #expect(script.effects == [])
    #expect(refusal == .tooLarge)
    script.send(.calendars(.form(.filePicked("year.ics", bytes: 32_000_000))))
    #expect(script.effects.count == 1)
  }
}

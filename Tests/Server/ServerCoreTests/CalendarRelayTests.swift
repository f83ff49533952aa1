import ServerCore
import SyncWire
import Synchronization
import Testing

@testable import ServerCore

@Suite struct CalendarRelayTests {
  static let calendar = "BEGIN:VCALENDAR\r\n"

  private static let member = [UInt8](repeating: 1, count: 32)
  private static let stranger = [UInt8](repeating: 2, count: 32)
  private static let another = [UInt8](repeating: 3, count: 32)

  private static func request(
    _ address: String,
    showing token: [UInt8]? = member,
    from peer: String = "192.0.2.1"
  ) throws -> HTTPRequest {
    var headers: Headers = ["Host": "127.0.0.1:8080"]
    if let token, let digits = Hash256(token)?.hexText {
      headers.set("Authorization", "Bearer \(digits)")
    }
    let target = try #require(RequestTarget("/api/calendar"))
    return HTTPRequest(.post, target, headers: headers, body: Array(address.utf8), peer: peer)
  }

  private static func server(
    by places: (asking: WorkPlace, fetching: WorkPlace) = (WorkPlaces.here, WorkPlaces.here),
    at now: @escaping @Sendable () -> Int64 = { 0 },
    fetching fetch: @escaping FetchCalendar = { _, _ in .file(Array(calendar.utf8), tag: nil) }
  ) -> Server {
    let isMembers: @Sendable ([UInt8]) -> Bool? = { [member, another].contains($0) }
    let fetching = CalendarFetching(fetch, isMembers: isMembers, places: places, now: now)
    return Server(site: .sample, calendars: fetching)
  }

  private static func ask(_ address: String, of fetch: FetchCalendar?) throws -> Response {
    let server = fetch.map { Self.server(fetching: $0) } ?? Server(site: .sample)
    return server.respond(to: try request(address))
  }

  @Test func aServerThatFetchesNothingSaysSo() throws {
    let response = try Self.ask("https://club.example/a.ics", of: nil)
    #expect(response.status == .notImplemented)
    #expect(
      response.text
        == #"{"error":{"code":"fetches-nothing","message":"This server fetches no calendars."}}"#
    )
  }

  @Test func whatWasFetchedIsTheAnswerAndNobodyKeepsIt() throws {
    let response = try Self.ask("https://club.example/a.ics") { address, _ in
      address == "https://club.example/a.ics"
        ? .file(Array("BEGIN:VCALENDAR".utf8), tag: "\"one\"") : .unanswered
    }
    #expect(response.status == .ok)
    #expect(response.text == "BEGIN:VCALENDAR")
    #expect(response.headers["Content-Type"] == "text/calendar")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.headers["ETag"] == "\"one\"")
  }

  @Test(arguments: [
    "", "http://club.example", "file:///etc/passwd", "https://a b", "https://a\r\nHost: b",
    "https://" + String(repeating: "a", count: 2000), "https://anna:secret@club.example/a.ics",
    "https://club.example@192.0.2.1", "https://a@b\\/",
  ])
  func anythingButAnAddressIsRefusedBeforeItIsFetched(address: String) throws {
    let response = try Self.ask(address) { _, _ in
      Issue.record("fetched")
      return .unanswered
    }
    #expect(response.status == .badRequest)
  }

  @Test(arguments: ["https://club.example/a@b.ics", "https://club.example?of=a@b"])
  func addressesOfPeopleAreOftenPartsOfOne(address: String) throws {
    #expect(
      try Self.ask(address) { _, _ in .file(Array(Self.calendar.utf8), tag: nil) }.status == .ok
    )
  }

  @Test func whatCannotBeHadIsSaidWithoutTheAddress() throws {
    let reasons: [(FetchedCalendar, Response.Status, String)] = [
      (.unanswered, .badGateway, "not-fetched"), (.gone, .gone, "gone"),
      (.closed, .unprocessable, "not-a-calendar"), (.inside, .forbidden, "not-public"),
      (.tooLong, .contentTooLarge, "too-long"),
    ]
    for (fetched, status, code) in reasons {
      let response = try Self.ask("https://club.example/secret.ics") { _, _ in fetched }
      #expect(response.status == status)
      #expect(response.text.contains(#""code":"\#(code)""#))
      #expect(!response.text.contains("secret"))
    }
  }

  private static func request(knowing tag: String) throws -> HTTPRequest {
    let plain = try request("https://club.example/a.ics")
    var headers = plain.headers
    headers.set("If-None-Match", tag)
    return HTTPRequest(.post, plain.target, headers: headers, body: plain.body)
  }

  @Test func whoKnowsItsTagIsToldThatNothingHasChanged() throws {
    let server = Self.server(fetching: { _, tag in tag == "W/\"one\"" ? .unchanged : .unanswered })
    let response = server.respond(to: try Self.request(knowing: "W/\"one\""))
    #expect(response.status == .notModified)
    #expect(response.body == [])
  }

  @Test(arguments: ["", "a b", "a\r\nHost: b", String(repeating: "a", count: 201), "\u{e9}"])
  func whatIsNoTagGoesToNobody(tag: String) throws {
    let told = Mutex<[String?]>([])
    let server = Self.server(fetching: { _, tag in
      told.withLock { $0.append(tag) }
      return .file(Array(Self.calendar.utf8), tag: tag)
    })
    #expect(server.respond(to: try Self.request(knowing: tag)).headers["ETag"] == nil)
    #expect(told.withLock { $0 } == [nil])
  }

  @Test(arguments: [
    "", "<!DOCTYPE html>", "<p>Files begin with BEGIN:VCALENDAR</p>", "BEGIN:VCARD\r\n",
    String(repeating: " ", count: 1024) + calendar,
  ])
  func whatIsNoCalendarIsNotHandedOn(file: String) throws {
    let response = try Self.ask("https://club.example/a.ics") { _, _ in
      .file(Array(file.utf8), tag: nil)
    }
    #expect(response.status == .unprocessable)
    #expect(
      response.text
        == #"{"error":{"code":"not-a-calendar","message":"There is no calendar at this address, but something else."}}"#
    )
  }

  @Test(arguments: ["\u{FEFF}" + calendar, "\r\n\r\n" + calendar, "begin:vcalendar\n"])
  func calendarsBeginInSeveralWays(file: String) throws {
    let response = try Self.ask("https://club.example/a.ics") { _, _ in
      .file(Array(file.utf8), tag: nil)
    }
    #expect(response.body == Array(file.utf8))
  }

  @Test func whoBelongsToNoFamilyHereIsTold() throws {
    for token in [nil, Self.stranger] {
      let server = Self.server(fetching: { _, _ in
        Issue.record("fetched")
        return .unanswered
      })
      let response = server.respond(to: try Self.request("https://club.example", showing: token))
      #expect(response.status == .unauthorized)
    }
  }

  @Test func whereItCannotBeSeenWhoAsksNobodyIsSentAway() throws {
    let fetching = CalendarFetching({ _, _ in .unanswered }, isMembers: { _ in nil }, now: { 0 })
    let server = Server(site: .sample, calendars: fetching)
    let response = server.respond(to: try Self.request("https://club.example"))
    #expect(response.status == .serviceUnavailable)
  }

  /// Whoever asks where nothing is done until somebody says so.
  private final class Slow: Sendable {
    private let waiting = Mutex<[@Sendable () -> Void]>([])
    private let told = Mutex<[String]>([])

    var said: [String] { told.withLock { $0 } }

    var place: WorkPlace {
      { work in
        self.waiting.withLock { $0.append(work) }
        return true
      }
    }

    func finish() {
      let works = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for work in works { work() }
    }

    func ask(_ server: Server, _ token: [UInt8], from peer: String) throws {
      let request = try CalendarRelayTests.request("https://a", showing: token, from: peer)
      let answer = HTTPAnswer { answer in
        let wait = answer.headers["Retry-After"].map { " \($0)" } ?? ""
        self.told.withLock { $0.append("\(peer) \(answer.status.rawValue)\(wait)") }
      }
      server.handle(request, answer)
    }
  }

  @Test func oneIsFetchedAtATimeForADeviceAndForAHousehold() throws {
    let slow = Slow()
    let server = Self.server(by: (WorkPlaces.here, slow.place))
    try slow.ask(server, Self.member, from: "2a00::1")
    try slow.ask(server, Self.another, from: "2a00::2")
    try slow.ask(server, Self.member, from: "192.0.2.1")
    #expect(slow.said == ["2a00::2 429 10", "192.0.2.1 429 10"])
    slow.finish()
    try slow.ask(server, Self.another, from: "2a00::2")
    slow.finish()
    #expect(slow.said.dropFirst(2) == ["2a00::1 200", "2a00::2 200"])
  }

  /// Behind a proxy that names nobody.
  @Test func addressesThatNobodyKnowsAreNoHousehold() throws {
    let slow = Slow()
    let server = Self.server(by: (WorkPlaces.here, slow.place))
    try slow.ask(server, Self.member, from: "")
    try slow.ask(server, Self.another, from: "")
    slow.finish()
    #expect(slow.said == [" 200", " 200"])
  }

  @Test func strangersKeepNobodyFromFetching() throws {
    let (asking, fetching) = (Slow(), Slow())
    let server = Self.server(by: (asking.place, fetching.place))
    for _ in 1...100 { try asking.ask(server, Self.stranger, from: "192.0.2.1") }
    try asking.ask(server, Self.member, from: "192.0.2.2")
    asking.finish()
    fetching.finish()
    #expect(asking.said.count { $0 == "192.0.2.1 401" } == 100)
    #expect(asking.said.last == "192.0.2.2 200")
  }

  @Test func aDeviceHasFourInAnHour() throws {
    let now = Mutex<Int64>(7_200_000)
    let slow = Slow()
    let server = Self.server(at: { now.withLock { $0 } })
    for _ in 1...5 { try slow.ask(server, Self.member, from: "192.0.2.1") }
    now.withLock { $0 += 3_000_000 }
    try slow.ask(server, Self.member, from: "192.0.2.2")
    try slow.ask(server, Self.another, from: "192.0.2.2")
    now.withLock { $0 += 600_000 }
    try slow.ask(server, Self.member, from: "192.0.2.1")
    let four = [String](repeating: "192.0.2.1 200", count: 4)
    let rest = ["192.0.2.1 429 3600", "192.0.2.2 429 600", "192.0.2.2 200", "192.0.2.1 200"]
    #expect(slow.said == four + rest)
  }

  @Test func itIsAskedByPostAlone() throws {
    let response = Server.sample.respond(to: try .of(.get, "/api/calendar"))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "POST")
  }
}

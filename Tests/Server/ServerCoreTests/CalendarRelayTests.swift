import ServerCore
import Synchronization
import Testing

@testable import ServerCore

@Suite struct CalendarRelayTests {
  static let calendar = "BEGIN:VCALENDAR\r\n"

  private static func ask(_ address: String, of fetch: FetchCalendar?) throws -> Response {
    let target = try #require(RequestTarget("/api/calendar"))
    let request = HTTPRequest(
      .post,
      target,
      headers: ["Host": "127.0.0.1:8080"],
      body: Array(address.utf8)
    )
    return Server(site: .sample, fetchCalendar: fetch).respond(to: request)
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
    let response = try Self.ask("https://club.example/a.ics") { address in
      address == "https://club.example/a.ics" ? Array("BEGIN:VCALENDAR".utf8) : nil
    }
    #expect(response.status == .ok)
    #expect(response.text == "BEGIN:VCALENDAR")
    #expect(response.headers["Content-Type"] == "text/calendar")
    #expect(response.headers["Cache-Control"] == "no-store")
  }

  @Test(arguments: [
    "", "http://club.example", "file:///etc/passwd", "https://a b", "https://a\r\nHost: b",
    "https://" + String(repeating: "a", count: 2000),
  ])
  func anythingButAnAddressIsRefusedBeforeItIsFetched(address: String) throws {
    let response = try Self.ask(address) { _ in
      Issue.record("fetched")
      return []
    }
    #expect(response.status == .badRequest)
  }

  @Test func whatCannotBeHadIsSaidWithoutTheAddress() throws {
    let response = try Self.ask("https://club.example/secret.ics") { _ in nil }
    #expect(response.status == .badGateway)
    #expect(!response.text.contains("secret"))
  }

  @Test(arguments: ["", "<!DOCTYPE html>", String(repeating: " ", count: 1024) + calendar])
  func whatIsNoCalendarIsNotHandedOn(file: String) throws {
    let response = try Self.ask("https://club.example/a.ics") { _ in Array(file.utf8) }
    #expect(response.status == .badGateway)
    #expect(
      response.text
        == #"{"error":{"code":"not-a-calendar","message":"There is no calendar at this address."}}"#
    )
  }

  @Test(arguments: ["\u{FEFF}" + calendar, "\r\n\r\n" + calendar, "begin:vcalendar\n"])
  func calendarsBeginInSeveralWays(file: String) throws {
    let response = try Self.ask("https://club.example/a.ics") { _ in Array(file.utf8) }
    #expect(response.body == Array(file.utf8))
  }

  @Test func oneIsFetchedAtATimeForOneHousehold() throws {
    let waiting = Mutex<[@Sendable () -> Void]>([])
    let server = Server(
      site: .sample,
      fetchCalendar: { _ in Array(Self.calendar.utf8) },
      fetching: { work in
        waiting.withLock { $0.append(work) }
        return true
      }
    )
    let said = Mutex<[String]>([])
    func ask(_ peer: String) throws {
      let target = try #require(RequestTarget("/api/calendar"))
      let body = Array("https://club.example/a.ics".utf8)
      let request = HTTPRequest(.post, target, headers: ["Host": "x"], body: body, peer: peer)
      server.handle(
        request,
        HTTPAnswer { answer in said.withLock { $0.append("\(peer) \(answer.status.rawValue)") } }
      )
    }
    try ask("2a00::1")
    try ask("2a00::2")
    try ask("192.0.2.1")
    #expect(said.withLock { $0 } == ["2a00::2 429"])
    for work in waiting.withLock({ $0 }) { work() }
    try ask("2a00::2")
    for work in waiting.withLock({ $0.dropFirst(2) }) { work() }
    #expect(
      said.withLock { $0 } == ["2a00::2 429", "2a00::1 200", "192.0.2.1 200", "2a00::2 200"]
    )
  }

  @Test func itIsAskedByPostAlone() throws {
    let response = Server.sample.respond(to: try .of(.get, "/api/calendar"))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "POST")
  }
}

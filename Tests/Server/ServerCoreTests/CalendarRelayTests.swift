import ServerCore
import Testing

@testable import ServerCore

@Suite struct CalendarRelayTests {
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

  @Test func itIsAskedByPostAlone() throws {
    let response = Server.sample.respond(to: try .of(.get, "/api/calendar"))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "POST")
  }
}

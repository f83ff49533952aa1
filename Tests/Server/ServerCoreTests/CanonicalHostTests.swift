import ServerCore
import Testing

@testable import ServerCore

@Suite struct CanonicalHostTests {
  @Test(arguments: [
    ("localhost", "http://127.0.0.1/quests?day=1&x=%20"),
    ("localhost:8080", "http://127.0.0.1:8080/quests?day=1&x=%20"),
    ("LocalHost:8080", "http://127.0.0.1:8080/quests?day=1&x=%20"),
    ("localhost.:8080", "http://127.0.0.1:8080/quests?day=1&x=%20"),
    ("localhost:", "http://127.0.0.1/quests?day=1&x=%20"),
  ])
  func localhostIsSentToTheAddressWithItsPathAndQuery(host: String, location: String) throws {
    let request = try HTTPRequest.of(.get, "/quests?day=1&x=%20", ["Host": host])
    let response = Server.sample.respond(to: request)
    #expect(response.status == .permanentRedirect)
    #expect(response.headers["Location"] == location)
  }

  @Test(arguments: [
    "127.0.0.1:8080", "quest.example", "localhost.example", "notlocalhost", "localhost:80x",
    "localhost:80@evil.example", "localhost:8080:1", "", ":", ":80", "[::1]:8080", "[localhost]",
  ])
  func everyOtherNameIsServed(host: String) throws {
    #expect(Server.sample.respond(to: try .of(.get, "/", ["Host": host])).status == .ok)
  }

  @Test func aRequestWithoutANameIsServed() throws {
    #expect(Server.sample.respond(to: try .of(.get, "/", [:])).status == .ok)
  }

  @Test func theNameInAWholeURLCountsMoreThanTheHeader() throws {
    let request = try HTTPRequest.of(
      .get,
      "http://localhost:8080/app.wasm",
      ["Host": "quest.example"]
    )
    let response = Server.sample.respond(to: request)
    #expect(response.headers["Location"] == "http://127.0.0.1:8080/app.wasm")
  }

  @Test func aDoubleSlashCannotLeadToAnotherHost() throws {
    let request = try HTTPRequest.of(.get, "//evil.example/", ["Host": "localhost"])
    let location = Server.sample.respond(to: request).headers["Location"]
    #expect(location == "http://127.0.0.1//evil.example/")
  }
}

import ServerCore
import Testing

@testable import ServerCore

@Suite struct ServerTests {
  @Test func healthIsAPlainOk() throws {
    let response = Server.sample.respond(to: try .of(.get, "/healthz"))
    #expect(response.status == .ok)
    #expect(response.text == "ok\n")
    #expect(response.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(response.headers["Cache-Control"] == "no-store")
  }

  @Test func healthIsAnsweredUnderEveryName() throws {
    let request = try HTTPRequest.of(.get, "/healthz", ["Host": "localhost:8080"])
    #expect(Server.sample.respond(to: request).status == .ok)
  }

  @Test func healthCanOnlyBeRead() throws {
    let response = Server.sample.respond(to: try .of(.post, "/healthz"))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "GET, HEAD")
  }

  @Test func theStartPageIsTheIndex() throws {
    let start = Server.sample.respond(to: try .of(.get, "/"))
    #expect(start.text == "<h1>TimeQuest</h1>")
    #expect(start == Server.sample.respond(to: try .of(.get, "/index.html")))
  }

  @Test func theQueryDoesNotChangeWhichFileIsMeant() throws {
    #expect(Server.sample.respond(to: try .of(.get, "/?source=home")).status == .ok)
  }

  @Test func nothingAtAnAddressIsSaidKindlyAndRepeatsNothing() throws {
    let response = Server.sample.respond(to: try .of(.get, "/%3Cscript%3Enowhere"))
    #expect(response.status == .notFound)
    #expect(response.text.contains("There is nothing at this address."))
    #expect(response.text.contains("Nothing of yours is lost."))
    #expect(response.text.contains("<a href=\"/\">"))
    #expect(!response.text.contains("nowhere"))
    #expect(response.headers["Cache-Control"] == "no-store")
  }

  @Test(arguments: [
    ("/", "127.0.0.1"), ("/nowhere", "127.0.0.1"), ("/healthz", "127.0.0.1"), ("/", "localhost"),
  ])
  func everyResponseCarriesTheSecurityHeaders(path: String, host: String) throws {
    let headers = Server.sample.respond(to: try .of(.get, path, ["Host": host])).headers
    for field in SecurityHeaders.withoutPage.fields {
      #expect(headers.all(field.name) == [field.value])
    }
  }

  @Test func refusalsCarryThemToo() {
    #expect(
      RequestFault.malformed.response.secured().headers["X-Content-Type-Options"] == "nosniff"
    )
  }

  @Test func theSecurityHeadersAreThese() {
    let headers = Response(.ok).secured().headers
    #expect(
      headers["Content-Security-Policy"]
        == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        + "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    #expect(headers["X-Content-Type-Options"] == "nosniff")
    #expect(headers["Referrer-Policy"] == "no-referrer")
    #expect(headers["Cross-Origin-Opener-Policy"] == "same-origin")
    let permissions = headers.list("Permissions-Policy")
    #expect(permissions.contains("microphone=()") && permissions.contains("geolocation=()"))
    #expect(permissions.allSatisfy { $0.hasSuffix("=()") })
  }
}

import ServerCore
import Testing

@testable import ServerCore

@Suite struct HeadersTests {
  @Test func namesAreComparedWithoutRegardToCase() {
    let headers: Headers = ["If-None-Match": "\"a\""]
    #expect(headers["if-none-match"] == "\"a\"")
    #expect(headers["IF-NONE-MATCH"] == "\"a\"")
    #expect(headers["If-None"] == nil)
  }

  @Test func aListMayBeSpreadOverSeveralFields() {
    let headers: Headers = ["Via": "a,\tb ", "via": " ,c"]
    #expect(headers.list("Via") == ["a", "b", "c"])
  }

  @Test(arguments: [
    "a\r\nSet-Cookie: b", "a\nb", "a\rb", "a\u{0}b", "a\u{7F}b", "a\u{1B}b", "\r\n",
  ])
  func aValueThatWouldBreakOutOfItsLineStaysOut(value: String) {
    var headers = Headers()
    let isAdded = headers.add("Location", value)
    #expect(!isAdded)
    headers.set("Location", value)
    #expect(headers.fields.isEmpty)
  }

  @Test(arguments: ["", " ", "A B", "A:", "A\r\n", "Ä", "A\u{0}", "(a)"])
  func aNameThatIsNoTokenStaysOut(name: String) {
    var headers = Headers()
    let isAdded = headers.add(name, "value")
    #expect(!isAdded)
  }

  @Test(arguments: ["", "a b", "a\tb", "ä", "\"x\""])
  func everyOtherValueGetsIn(value: String) {
    var headers = Headers()
    headers.add("X-Test", value)
    #expect(headers["X-Test"] == value)
  }

  @Test func settingReplacesEveryFieldOfTheName() {
    var headers: Headers = ["Vary": "a", "X": "1", "vary": "b"]
    headers.set("VARY", "c")
    #expect(headers.all("Vary") == ["c"])
    #expect(headers.fields.count == 2)
  }
}

@Suite struct FramingTests {
  private static let clear: [(HTTPRequest.Method, Headers)] = [
    (.get, [:]),
    (.get, ["Host": "a"]),
    (.get, ["Content-Length": "0"]),
    (.post, [:]),
    (.post, ["Content-Length": "12"]),
    (.patch, ["Content-Length": "0012"]),
    (.put, ["Transfer-Encoding": "Chunked"]),
  ]

  private static let unclear: [(HTTPRequest.Method, Headers)] = [
    (.get, ["Content-Length": "5"]),
    (.delete, ["Content-Length": "5"]),
    (.other, ["Content-Length": "5"]),
    (.head, ["Transfer-Encoding": "chunked"]),
    (.post, ["Content-Length": "5", "content-length": "5"]),
    (.post, ["Content-Length": "5", "Transfer-Encoding": "chunked"]),
    (.post, ["Transfer-Encoding": "chunked", "transfer-encoding": "chunked"]),
    (.post, ["Transfer-Encoding": "gzip, chunked"]),
    (.post, ["Transfer-Encoding": "identity"]),
    (.post, ["Content-Length": "+5"]),
    (.post, ["Content-Length": "-5"]),
    (.post, ["Content-Length": "5, 5"]),
    (.post, ["Content-Length": ""]),
    (.post, ["Content-Length": "0x5"]),
    (.get, ["Host": "a", "host": "b"]),
  ]

  private func isClear(_ method: HTTPRequest.Method, _ headers: Headers) -> Bool {
    var headers = headers
    if headers["Host"] == nil { headers.add("Host", "a:8080") }
    return Framing(method, headers, isOldVersion: false) != nil
  }

  @Test(arguments: clear)
  func aRequestWithOneEndIsClear(method: HTTPRequest.Method, headers: Headers) {
    #expect(isClear(method, headers))
  }

  @Test(arguments: unclear)
  func aRequestThatCouldEndInTwoPlacesIsNot(method: HTTPRequest.Method, headers: Headers) {
    #expect(!isClear(method, headers))
  }

  @Test func whoSpeaksTheNewerVersionNamesTheHost() {
    #expect(Framing(.get, ["Host": "a"], isOldVersion: false) == .length(0))
    #expect(Framing(.get, [:], isOldVersion: false) == nil)
    #expect(Framing(.get, [:], isOldVersion: true) == .length(0))
  }

  @Test func anOldVersionKnowsNoChunks() {
    #expect(Framing(.post, ["Transfer-Encoding": "chunked"], isOldVersion: true) == nil)
  }

  @Test(arguments: [
    ("close", true), ("Close", true), ("keep-alive, close", true), ("keep-alive", false),
    ("closed", false), ("", false),
  ])
  func theClientSaysWhetherItIsTheLastRequest(header: String, isLast: Bool) throws {
    var head = try RequestHead(line: Array("GET / HTTP/1.1".utf8)[...])
    try head.add(field: Array("Connection: \(header)".utf8)[...])
    #expect(head.isLast == isLast)
  }
}

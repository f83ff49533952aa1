import ServerCore
import Synchronization
import Testing

@testable import ServerCore

@Suite struct AccessLogTests {
  private func line(_ target: String, took: Duration = .zero) throws -> String {
    AccessLog.line(try .of(.get, target), Response(.ok, body: [1, 2]), took: took)
  }

  @Test func aLineTellsMethodPathStatusBytesAndMilliseconds() throws {
    let expected = #"{"method":"GET","path":"/a b","status":200,"bytes":2,"ms":12.034}"#
    #expect(try line("/a%20b?secret=1", took: .microseconds(12_034)) == expected)
  }

  @Test(arguments: [
    (Duration.zero, "0.000"), (.nanoseconds(999), "0.000"), (.microseconds(7), "0.007"),
    (.seconds(61), "61000.000"), (.milliseconds(-1), "0.000"),
  ])
  func timeIsWrittenInThousandthsOfAMillisecond(took: Duration, text: String) throws {
    #expect(try line("/", took: took).hasSuffix("\"ms\":\(text)}"))
  }

  @Test func aPathCannotEndTheText() throws {
    #expect(try line("/%22,%22status%22:1").contains(#""path":"/\",\"status\":1","#))
  }

  @Test func aHeadSendsNoBytes() throws {
    let request = try HTTPRequest.of(.head, "/")
    #expect(AccessLog.line(request, Response(.ok, body: [1]), took: .zero).contains("\"bytes\":0"))
  }

  @Test(arguments: [
    ("/v1/families/00000000000000000000000000000007/links/12", 200, "/v1/families/*/links/*"),
    ("/v1/codes/00000000000000000000000000000007", 404, "/v1/codes/*"),
    ("/v1/anna/log/log/log/log/log/log", 404, "/v1/*/log/log/log/log"),
    ("/app.wasm", 200, "/app.wasm"), ("/anna-was-here", 404, "-"), ("/mia@example.org", 308, "-"),
    ("/anna-was-here", 405, "-"), ("/api/calendar", 502, "/api/calendar"),
    ("/healthz", 503, "/healthz"),
  ])
  func namesOfFamiliesAndWhatSomebodyMadeUpAreNotNoted(
    path: String,
    status: Int,
    noted: String
  ) throws {
    let status = try #require(Response.Status(rawValue: status))
    let line = AccessLog.line(try .of(.get, path), Response(status), took: .zero)
    #expect(line.contains("\"path\":\"\(noted)\","))
  }

  @Test func everyRequestIsNotedOnceWithTheTimeItTook() throws {
    let clock = Mutex(Duration.zero)
    let lines = Mutex<[String]>([])
    let log = AccessLog(
      now: { clock.withLock { $0 } },
      write: { line in lines.withLock { $0.append(line) } }
    )
    let handler = log.observing { _, answer in
      clock.withLock { $0 += .milliseconds(3) }
      answer.send(Response(.ok, body: Array("hello".utf8)))
    }
    let request = try HTTPRequest.of(.get, "/")
    #expect(HTTPAnswer.awaited { handler(request, $0) }.text == "hello")
    let expected = #"{"method":"GET","path":"/","status":200,"bytes":5,"ms":3.000}"#
    #expect(lines.withLock { $0 } == [expected])
  }
}

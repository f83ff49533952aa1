import Synchronization
import Testing

@testable import ServerCore

@Suite struct MetricsTests {
  private static let here = "127.0.0.1"

  private func request(_ path: String, from peer: String = here) throws -> HTTPRequest {
    HTTPRequest(.get, try #require(RequestTarget(path)), headers: ["Host": "x"], peer: peer)
  }

  @Test func whatIsAnsweredIsCountedByKindAndStatus() throws {
    let metrics = Metrics()
    let clock = Mutex(Duration.zero)
    let handler = metrics.observing(now: { clock.withLock { $0 } }) { request, answer in
      clock.withLock { $0 += .milliseconds(3) }
      answer.send(Response(request.path == "/" ? .ok : .notFound, body: [1, 2]))
    }
    for path in ["/", "/", "/v1/nothing", "/healthz"] {
      let request = try request(path)
      _ = HTTPAnswer.awaited { handler(request, $0) }
    }
    metrics.refused(.malformed)
    metrics.connectionOpened()
    let lines = Set(metrics.text.split(separator: "\n").map(String.init))
    for line in [
      #"timequest_request_seconds_count{kind="app",status="200"} 2"#,
      #"timequest_request_seconds_bucket{kind="app",status="200",le="0.001"} 0"#,
      #"timequest_request_seconds_bucket{kind="app",status="200",le="0.005"} 2"#,
      #"timequest_request_seconds_bucket{kind="app",status="200",le="+Inf"} 2"#,
      #"timequest_request_seconds_sum{kind="app",status="200"} 0.006"#,
      #"timequest_request_seconds_count{kind="sync",status="404"} 1"#,
      #"timequest_request_seconds_count{kind="own",status="404"} 1"#,
      #"timequest_response_bytes_total{kind="app",status="200"} 4"#,
      #"timequest_refused_total{reason="malformed"} 1"#, "timequest_connections 1",
      "# TYPE timequest_request_seconds histogram",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func theStoreIsAskedWheneverSomebodyLooks() throws {
    let metrics = Metrics()
    #expect(!metrics.text.contains("store"), "where no families are kept")
    metrics.watch {
      var counts = StoreCounts()
      var work = StoreCounts.Work()
      (work.requests, work.waiting) = (7, 3)
      work.rounds.take(.milliseconds(30))
      (counts.work, counts.failures, counts.listeners) = ([.write: work], [.unclear: 2], 4)
      return counts
    }
    let lines = Set(metrics.text.split(separator: "\n").map(String.init))
    for line in [
      #"timequest_store_waiting{use="write"} 3"#,
      #"timequest_store_requests_total{use="write"} 7"#,
      #"timequest_store_round_seconds_bucket{use="write",le="0.025"} 0"#,
      #"timequest_store_round_seconds_bucket{use="write",le="0.1"} 1"#,
      #"timequest_store_round_seconds_sum{use="write"} 0.03"#,
      #"timequest_store_failures_total{reason="unclear"} 2"#,
      #"timequest_store_failures_total{reason="full"} 0"#, "timequest_listeners 4",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func onlyTheMachineItselfIsToldThem() throws {
    let server = Server(site: .sample, metrics: Metrics())
    #expect(server.respond(to: try request("/metrics")).status == .ok)
    #expect(server.respond(to: try request("/metrics", from: "::1")).status == .ok)
    #expect(server.respond(to: try request("/metrics", from: "192.168.1.2")).status == .notFound)
    #expect(Server.sample.respond(to: try request("/metrics")).status == .notFound)
  }

  @Test func theVersionTellsTheHashOfEachFile() throws {
    let text = Server.sample.respond(to: try request("/version")).text
    #expect(text.hasPrefix(#"{"files":{"app.wasm":""#))
    let hash = SHA256.hexadecimal(Array("*{}".utf8))
    #expect(text.contains(#""app/1f/app.css":"\#(hash)""#))
    #expect(!text.contains(".br"))
  }

  @Test func theVersionTellsTheReleaseOfTheServerAndOfTheAppThatLiesThere() throws {
    let site = StaticSite(contents: [
      "index.html": [], "version.txt": Array("1.1.0+1f2e3d4c5b6a7988\n".utf8),
    ])
    let text = Server(site: site, release: "1.2.0").respond(to: try request("/version")).text
    #expect(text.hasPrefix(#"{"server":"1.2.0","app":"1.1.0+1f2e3d4c5b6a7988","files":{"#))
  }
}

@Suite struct GateTests {
  private func request(from peer: String, _ forwarded: [String] = []) throws -> HTTPRequest {
    var headers: Headers = ["Host": "x"]
    for value in forwarded { headers.add("X-Forwarded-For", value) }
    return HTTPRequest(.get, try #require(RequestTarget("/")), headers: headers, peer: peer)
  }

  @Test(arguments: [
    ("127.0.0.1", ["1.2.3.4"], "1.2.3.4"), ("::1", ["9.9.9.9, 1.2.3.4"], "1.2.3.4"),
    ("127.0.0.1", ["1.2.3.4", "2001:db8::1"], "2001:db8::1"),
    ("127.0.0.1", [], ""), ("127.0.0.1", ["unknown"], ""), ("127.0.0.1", ["8.8.8.8, "], "8.8.8.8"),
    ("127.0.0.1", ["1.2.3.256"], ""), ("127.0.0.1", ["1.2.3.4:80"], ""),
    ("127.0.0.1", ["[2001:db8::1]:443"], ""), ("127.0.0.1", ["127.0.0.1"], "127.0.0.1"),
    ("5.6.7.8", ["1.2.3.4"], "5.6.7.8"),
  ])
  func aProxyOnThisMachineNamesTheAddressLastOrNobodyDoes(
    peer: String,
    forwarded: [String],
    seen: String
  ) throws {
    let caller = CallerAddress(peer: peer, isBehindProxy: true)
    #expect(caller.of(try request(from: peer, forwarded).headers) == seen)
    #expect(!Neighbours.isOfThisMachine("") && Neighbours.prefix(of: "").isEmpty)
  }

  @Test(arguments: [([], "127.0.0.1"), (["1.2.3.4"], ""), (["x"], "")] as [([String], String)])
  func whatAProxyHandsOnOfWhichNobodyHasToldIsNotThisMachines(
    forwarded: [String],
    seen: String
  ) throws {
    let caller = CallerAddress(peer: "127.0.0.1")
    #expect(caller.of(try request(from: "127.0.0.1", forwarded).headers) == seen)
  }

  @Test func aFloodFromOneAddressIsAnsweredShortlyAndOthersAreServed() throws {
    let clock = Mutex(Duration.zero)
    let handler = RequestGuard.limiting(to: 5, each: .seconds(10), now: { clock.withLock { $0 } }) {
      $1.send(Response(.ok))
    }
    func status(_ peer: String) throws -> Response {
      let request = try request(from: peer)
      return HTTPAnswer.awaited { handler(request, $0) }
    }
    for _ in 0..<5 { #expect(try status("2001:db8::1").status == .ok) }
    // Whoever has one address of version 6 has its neighbours.
    let refused = try status("2001:db8::2")
    #expect(refused.status == .tooManyRequests)
    #expect(refused.headers["Retry-After"] == "10")
    #expect(refused.text.hasPrefix(#"{"error":{"code":"often","message":"#))
    #expect(try status("2001:db8:1::1").status == .ok)
    for _ in 0..<20 { #expect(try status("127.0.0.1").status == .ok) }
    clock.withLock { $0 += .seconds(10) }
    #expect(try status("2001:db8::1").status == .ok)
  }
}

import Dispatch
import Synchronization
import Testing

@testable import Outbound

/// What stays from one request to the next, and what does not.
@Suite struct KeptConnectionTests {
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer() }

  /// What the server was asked, after the number of the connection that it was asked on.
  private func told(
    _ outbound: OutboundClient,
    _ change: (inout OutboundRequest) -> Void = { _ in }
  ) throws -> (connection: Int, asked: String) {
    var request = OutboundRequest(server.address("told"))
    change(&request)
    return try Self.told(outbound, request)
  }

  private static func told(
    _ outbound: OutboundClient,
    _ request: OutboundRequest
  ) throws -> (connection: Int, asked: String) {
    let text = try String(decoding: outbound.send(request).body, as: UTF8.self)
    let end = try #require(text.firstIndex(of: "\n"))
    return (try #require(Int(text[..<end])), String(text[end...]))
  }

  @Test func manyRequestsToOnePlaceTakeOneConnectionWhichIsAskedAboutOnce() throws {
    let asked = Mutex(0)
    let outbound = server.outbound(mayReach: { _ in
      asked.withLock { $0 += 1 }
      return true
    })
    let connections = try (0..<20).map { _ in try told(outbound).connection }
    #expect(Set(connections).count == 1)
    #expect(asked.withLock { $0 } == 1)
  }

  @Test func threadsThatSendAtOnceHaveAsManyConnectionsAsThereAreOfThem() {
    let (outbound, request) = (server.outbound(), OutboundRequest(server.address("told")))
    let connections = Mutex<Set<Int>>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<20 {
        guard let number = try? Self.told(outbound, request).connection else {
          Issue.record("nothing came")
          continue
        }
        connections.withLock { _ = $0.insert(number) }
      }
    }
    #expect((1...4).contains(connections.withLock { $0.count }))
  }

  /// Whoever may not reach a place does not get there by a connection that another one was let make.
  @Test func aConnectionIsOfOneClientAlone() throws {
    let first = server.outbound()
    let number = try told(first).connection
    #expect(throws: OutboundError.notPublic) { try told(server.outbound(mayReach: { _ in false })) }
    #expect(try told(server.outbound()).connection != number)
    #expect(try told(first).connection == number)
  }

  @Test func nothingOfOneRequestGoesOutWithTheNext() throws {
    let outbound = server.outbound()
    let first = try told(outbound) { request in
      request.address = request.address.replacing("https://", with: "https://somebody:secret@")
      request.headers = [("X-Secret", "of the first")]
      request.body = Array("a body".utf8)
    }
    for words in ["POST /told", "Authorization: Basic", "X-Secret: of the first", "a body"] {
      #expect(first.asked.contains(words))
    }
    let second = try told(outbound)
    #expect(second.connection == first.connection)
    #expect(second.asked.contains("GET /told"))
    for words in ["Authorization", "ecret", "Content-Length", "a body"] {
      #expect(!second.asked.contains(words), "\(second.asked)")
    }
  }

  /// The place is no other, and the server has hung up meanwhile.
  @Test func whereAConnectionHasEndedAnotherIsMade() throws {
    let outbound = server.outbound()
    let first = try told(outbound).connection
    let ended = try outbound.send(OutboundRequest(server.address("hello")))
    #expect(ended.body == Array("hello".utf8))
    #expect(try told(outbound).connection > first)
  }

  @Test func afterARequestThatFailedTheNextIsAnsweredWhole() throws {
    let outbound = server.outbound()
    for path in ["long", "endless", "redirects?left=9"] {
      #expect(throws: OutboundError.self) {
        try outbound.send(OutboundRequest(server.address(path)))
      }
      #expect(try told(outbound).asked.hasPrefix("\nGET /told"))
    }
    var request = OutboundRequest(server.address("hello"))
    request.headers = [("If-None-Match", #""one""#)]
    #expect(try outbound.send(request).status == 304)
    let response = try outbound.send(OutboundRequest(server.address("told")))
    #expect((response.status, response.tag) == (200, nil))
  }
}

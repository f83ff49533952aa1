import Basics
import SyncWire
import Synchronization
import TestFamilies
import Testing

@testable import ServerCore

/// Streams that tell devices how far the log has come.
@Suite struct HintTests {
  private static let path = "/v1/families/\(UInt128(7).hexText)"

  private let family: SyncFamily
  private let service: SyncService

  init() throws {
    family = try .founded()
    let now = family.now
    service = SyncService(family.server) { now }
  }

  private func ask(
    _ method: HTTPRequest.Method,
    _ path: String,
    _ body: [UInt8] = [],
    by device: UInt128 = 1
  ) throws -> Response {
    let target = try #require(RequestTarget(Self.path + path))
    let token = SyncFamily.token(device).map {
      String($0 / 16, radix: 16) + String($0 % 16, radix: 16)
    }
    let headers: Headers = ["Authorization": "Bearer " + token.joined()]
    let request = HTTPRequest(method, target, headers: headers, body: body, peer: "10.0.0.1")
    return HTTPAnswer.awaited { service.handle(request, $0) }
  }

  private func listen(by device: UInt128 = 1) throws -> Heard {
    let response = try ask(.get, "/hints", by: device)
    #expect(response.status == .ok)
    return Heard(response.body, try #require(response.stream))
  }

  @Test func whoListensHearsWhereTheLogIsAndEachPlaceAfterwards() throws {
    let (parents, players) = (try listen(), try listen(by: 2))
    let top = family.top.number
    let first = try family.pack(1)
    #expect(try ask(.post, "/packs", first.record).status == .ok)
    let second = try family.pack(2, after: first.header.span.end)
    #expect(try ask(.post, "/packs", second.record).status == .ok)
    for heard in [parents, players] {
      #expect(heard.text == "\(top)\n\(top + 1)\n\(top + 2)\n")
      #expect(!heard.hasEnded)
    }
  }

  @Test func whatWasSaidLastIsSaidAgainInASilence() throws {
    let response = try ask(.get, "/hints")
    let stream = try #require(response.stream)
    #expect(stream.signOfLife == SeqHint.line(family.top.number))
    #expect(try ask(.post, "/packs", family.pack(1).record).status == .ok)
    #expect(stream.signOfLife == SeqHint.line(family.top.number))
  }

  @Test func whatIsStoredWhileAStreamIsOnItsWayIsToldInIt() {
    let streams = HintStreams()
    streams.tell(SyncFamily.family, 5)
    #expect(Heard([], streams.open(SyncFamily.family, after: 4)).text == "5\n")
    #expect(Heard([], streams.open(SyncFamily.family, after: 5)).text == "")
  }

  @Test func whatIsRefusedIsNoNews() throws {
    let heard = try listen()
    #expect(try ask(.post, "/packs", [1, 2, 3]).status == .badRequest)
    #expect(try ask(.get, "/hints", by: 9).stream == nil)
    #expect(try ask(.get, "/log?after=0&link=00", by: 9).stream == nil)
    #expect(heard.text == "\(family.top.number)\n")
  }

  @Test func anEntryIsToldAndThenAllShowAnewWhoTheyAre() throws {
    let heard = try listen()
    let joining = Joining(device: SyncFamily.device(3), streams: [SyncFamily.epoch(.plan)])
    let entry = try family.entry(.add(joining), by: 1)
    #expect(try ask(.post, "/roster", entry.record).status == .ok)
    #expect(heard.text.hasSuffix("\(family.top.number)\n"))
    #expect(heard.hasEnded)
  }

  @Test func anErasedFamilyHearsNothingMore() throws {
    let heard = try listen()
    #expect(try ask(.delete, "").status == .noContent)
    #expect(heard.hasEnded)
  }

  @Test func streamsOfAFamilyAreBoundedAndForgottenWithTheirListeners() throws {
    let streams = HintStreams()
    let opened = (0..<HintStreams.most + 2).map { _ in
      Heard([], streams.open(SyncFamily.family, after: 1))
    }
    #expect(opened.map(\.hasEnded) == [true, true] + opened.dropFirst(2).map { _ in false })
    for heard in opened { heard.stream.isGone() }
    #expect(streams.of(SyncFamily.family).isEmpty)
  }
}

/// What one who listens has heard.
private final class Heard: Sendable {
  let stream: AnswerStream
  private let state: Mutex<(bytes: [UInt8], hasEnded: Bool)>

  init(_ beginning: [UInt8], _ stream: AnswerStream) {
    self.stream = stream
    state = Mutex((beginning, false))
    stream.follow { part in
      self.state.withLock { state in
        switch part {
        case .bytes(let bytes): state.bytes += bytes
        case .end: state.hasEnded = true
        }
      }
    }
  }

  var text: String { String(decoding: state.withLock { $0.bytes }, as: UTF8.self) }
  var hasEnded: Bool { state.withLock { $0.hasEnded } }
}

import Basics
import Testing

@testable import ServerCore

@Suite struct RequestReaderTests {
  @Test func aRequestIsReadWithAllItsParts() throws {
    let text =
      "POST /a%20b?c=d HTTP/1.1\r\nHost: x:1\r\nX-Y:\t two words \r\nContent-Length: 5\r\n\r\nhello"
    let outcome = Outcome(of: Array(text.utf8), in: { _ in text.utf8.count })
    let request = try #require(outcome.requests.first)
    #expect(request.method == .post && request.path == "/a b" && request.query == "c=d")
    #expect(request.headers["x-y"] == "two words")
    #expect(request.body == Array("hello".utf8))
    #expect(outcome.requests.count == 1 && outcome.fault == nil)
  }

  @Test func chunksAreOneBodyAndWhatFollowsThemIsForgotten() throws {
    let text =
      "PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: Chunked\r\n\r\n"
      + "5\r\nhello\r\n00A\r\n0123456789\r\n0\r\nContent-Length: 7\r\nHost: y\r\n\r\n"
    let outcome = Outcome(of: Array(text.utf8), in: { _ in 1 })
    let request = try #require(outcome.requests.first)
    #expect(request.body == Array("hello0123456789".utf8))
    #expect(request.headers["Host"] == "x" && request.headers["Content-Length"] == nil)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: x\r\n\r\n", false), ("GET / HTTP/1.0\r\n\r\n", true),
    ("GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade, Close\r\n\r\n", true),
    ("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", true),
  ])
  func whichRequestIsTheLastIsKnown(text: String, isLast: Bool) throws {
    var reader = RequestReader()
    reader.take(text.utf8)
    guard case .request(_, let ending) = try reader.next() else {
      Issue.record("no request")
      return
    }
    #expect(ending.isLast == isLast)
    #expect(reader.isBetweenRequests)
  }

  /// However the bytes are cut into pieces, they are the same requests and the same fault.
  @Test(arguments: 0..<200)
  func theCutsBetweenPiecesChangeNothing(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let bytes = Self.almostRequests(&numbers)
    let whole = Outcome(of: bytes, in: { _ in bytes.count })
    let single = Outcome(of: bytes, in: { _ in 1 })
    let pieces = Outcome(of: bytes, in: { _ in Int.random(in: 1...20, using: &numbers) })
    #expect(whole == single && whole == pieces, "seed \(seed)")
    #expect(whole.wellFormed, "seed \(seed)")
  }

  private static func almostRequests(_ numbers: inout SplitMix64) -> [UInt8] {
    let requests = [
      "GET /a?b HTTP/1.1\r\nHost: x\r\n\r\n",
      "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello",
      "PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX: y\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabc",
    ]
    var bytes = (0..<4).flatMap { _ in Array((requests.randomElement(using: &numbers) ?? "").utf8) }
    for _ in 0..<Int.random(in: 0...2, using: &numbers) {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: bytes[place] = .random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
      }
    }
    return bytes
  }

  @Test func whatIsNotReadYetIsBounded() throws {
    var limits = RequestReader.Limits()
    limits.head = 100
    var reader = RequestReader(limits)
    reader.take([UInt8](repeating: 0x61, count: 100))
    #expect(try reader.next() == .needsMore)
    reader.take([0x61])
    #expect(throws: RequestFault.headTooLarge) { try reader.next() }
  }
}

/// What came out of some bytes.
private struct Outcome: Equatable {
  var requests: [HTTPRequest] = []
  var fault: RequestFault?

  init(of bytes: [UInt8], in piece: (Int) -> Int) {
    var reader = RequestReader()
    var rest = bytes[...]
    do throws(RequestFault) {
      while !rest.isEmpty {
        let count = min(piece(rest.count), rest.count)
        reader.take(rest.prefix(count))
        rest = rest.dropFirst(count)
        try takeAll(from: &reader)
      }
    } catch {
      fault = error
    }
  }

  private mutating func takeAll(from reader: inout RequestReader) throws(RequestFault) {
    while true {
      switch try reader.next() {
      case .needsMore: return
      case .mayGoOn: continue
      case .request(let request, _): requests.append(request)
      }
    }
  }

  var wellFormed: Bool {
    requests.allSatisfy { request in
      request.path.hasPrefix("/")
        && request.headers.fields.allSatisfy { !$0.value.utf8.contains { $0 < 0x20 && $0 != 0x09 } }
    }
  }
}

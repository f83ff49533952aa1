import Basics
import ServerHTTP
import Testing

/// Thousands of things that are almost requests.
///
/// The address sanitizer sees more of them than a test
/// that only asks whether the server still answers.
@Suite struct GarbageTests {
  @Test(arguments: 0..<8)
  func noBytesBringTheServerDown(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    try withServer({
      $0.maximumHeaderBytes = 2048
      $0.maximumBodyBytes = 2048
    }) { server in
      for _ in 0..<100 {
        let wire = try server.connect()
        wire.send(Garbage.next(&numbers))
        if Bool.random(using: &numbers) { wire.reset() }
      }
      try server.checkHealth()
    }
  }
}

enum Garbage {
  private static let requests = [
    "GET /a?b HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br;q=0.5\r\nIf-None-Match: \"a\"\r\n\r\n",
    "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello",
    "PUT /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX: y\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabc",
    "HEAD http://localhost:80/a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
  ]

  /// Nothing but noise, or some requests with a few bytes changed, left out or repeated.
  static func next(_ numbers: inout SplitMix64) -> [UInt8] {
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      return (0..<Int.random(in: 0..<4000, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers)
      }
    }
    let count = Int.random(in: 1...4, using: &numbers)
    var bytes = (0..<count).flatMap { _ in
      Array((requests.randomElement(using: &numbers) ?? "").utf8)
    }
    for _ in 0..<Int.random(in: 0..<6, using: &numbers) where !bytes.isEmpty {
      change(&bytes, &numbers)
    }
    return bytes
  }

  private static func change(_ bytes: inout [UInt8], _ numbers: inout SplitMix64) {
    let place = Int.random(in: 0..<bytes.count, using: &numbers)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: bytes[place] = .random(in: 0...255, using: &numbers)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
    default: bytes.removeSubrange(place...)
    }
  }
}

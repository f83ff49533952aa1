import Glibc
import Testing

/// One end of a TCP connection, byte by byte: what a browser would never send can be sent.
final class Wire {
  private let descriptor: Int32
  private var received: [UInt8] = []

  struct Refused: Error, Equatable {
    let code: Int32
  }

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else {
      defer { Glibc.close(descriptor) }
      throw Refused(code: errno)
    }
    giveUpAfterSeconds(30)
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// A test of a server that hangs must fail, not hang as well.
  private func giveUpAfterSeconds(_ seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
  }

  func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// False if the other end has closed the connection before everything was sent.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool { failure(sending: bytes) == nil }

  /// Sends the same again and again; true if the other end ended the connection because of it.
  func isCutOff(sending bytes: [UInt8], atMost times: Int) -> Bool {
    for _ in 0..<times {
      guard let failure = failure(sending: bytes) else { continue }
      if failure == EPIPE || failure == ECONNRESET { return true }
      Issue.record("sending ended with error \(failure)")
      return false
    }
    return false
  }

  /// What the system says when not everything could be sent, read before anything else can change it.
  private func failure(sending bytes: [UInt8]) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (count, failure) = rest.withUnsafeBytes {
        (Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)), errno)
      }
      guard count > 0 else { return failure }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Closes with a reset, as a device does that loses its network or its patience.
  func reset() {
    var hard = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_LINGER,
      &hard,
      socklen_t(MemoryLayout<linger>.size)
    )
  }

  /// False at the end of the connection.
  private func receiveMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    #expect(count >= 0 || errno == ECONNRESET, "nothing came for too long")
    guard count > 0 else { return false }
    received += bytes.prefix(count)
    return true
  }

  /// True when an answer has begun to arrive.
  func waitForTheFirstByte() -> Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) == 1
  }

  /// Everything until the other end closes.
  func receiveToTheEnd() -> String {
    while receiveMore() {}
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// Takes what comes up to a text; false if the connection ends before.
  func receive(until text: String) -> Bool {
    let mark = Array(text.utf8)
    while true {
      if let range = received.firstRange(of: mark) {
        received.removeSubrange(..<range.upperBound)
        return true
      }
      guard receiveMore() else { return false }
    }
  }

  var isClosed: Bool { receiveToTheEnd().isEmpty }

  /// The next answer; the bytes behind it are kept for the one after it.
  func receive(isHead: Bool = false) throws -> WireAnswer {
    var head = WireAnswer.head(of: received)
    while head == nil && receiveMore() { head = WireAnswer.head(of: received) }
    let (answer, start) = try #require(head, "no answer came")
    let length = isHead ? 0 : Int(answer["Content-Length"] ?? "") ?? 0
    while received.count < start + length && receiveMore() {}
    try #require(received.count >= start + length, "the answer ends too early")
    defer { received.removeFirst(start + length) }
    return answer.with(body: Array(received[start..<start + length]))
  }
}

/// An HTTP response as it came over the wire.
struct WireAnswer {
  let status: Int
  let fields: [(name: String, value: String)]
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  func with(body: [UInt8]) -> WireAnswer {
    WireAnswer(status: status, fields: fields, body: body)
  }

  /// Nil as long as the empty line has not come; otherwise also where the body begins.
  static func head(of bytes: [UInt8]) -> (WireAnswer, bodyStart: Int)? {
    let mark = Array("\r\n\r\n".utf8)
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else {
      return nil
    }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    let words = lines[0].split(separator: " ")
    let fields = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: String(parts[1].drop { $0 == " " }))
    }
    let status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    return (WireAnswer(status: status, fields: fields, body: []), end + mark.count)
  }
}

extension Response {
  /// How the other end knows where the answer ends.
  package enum End: Sendable {
    /// After as many bytes as are said.
    case length
    case chunks
    /// With the connection.
    case close
  }

  /// Everything before the body, as it is sent.
  ///
  /// - Parameters:
  ///   - date: such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///   - isLast: the connection is closed when the answer has been sent.
  package func head(_ end: End, date: String, isLast: Bool) -> [UInt8] {
    var head: [UInt8] = []
    head.reserveCapacity(Self.usualHead)
    head.add("HTTP/1.1 ", "\(status.rawValue)", " ", status.reason, "\r\nDate: ", date, "\r\n")
    for field in headers.fields { head.add(field.name, ": ", field.value, "\r\n") }
    switch end {
    // RFC 9110, section 8.6: these never have a body, and do not say so.
    case .length where status == .notModified || status == .noContent: break
    case .length: head.add("Content-Length: ", "\(body.count)", "\r\n")
    case .chunks: head.add("Transfer-Encoding: chunked\r\n")
    case .close: break
    }
    if isLast { head.add("Connection: close\r\n") }
    head.add("\r\n")
    return head
  }

  /// Bytes.
  private static let usualHead = 1024

  package static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array((String(bytes.count, radix: 16) + "\r\n").utf8) + bytes + [0x0D, 0x0A]
  }

  package static let lastChunk = Array("0\r\n\r\n".utf8)
}

extension [UInt8] {
  fileprivate mutating func add(_ texts: String...) {
    for text in texts { append(contentsOf: text.utf8) }
  }
}

import Basics

/// A request without its body, checked (RFC 9112, sections 3, 5 and 6).
struct RequestHead: Sendable {
  let method: HTTPRequest.Method
  let target: RequestTarget
  let isOldVersion: Bool
  var headers = Headers()

  /// - Parameter line: such as `GET /a?b HTTP/1.1`, without its end.
  init(line: ArraySlice<UInt8>) throws(RequestFault) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isToken),
      let target = RequestTarget(String(decoding: words[1], as: UTF8.self))
    else { throw .malformed }
    switch String(decoding: words[2], as: UTF8.self) {
    case "HTTP/1.1": isOldVersion = false
    case "HTTP/1.0": isOldVersion = true
    default: throw .malformed
    }
    method = HTTPRequest.Method(rawValue: String(decoding: words[0], as: UTF8.self)) ?? .other
    self.target = target
  }

  /// - Parameter field: such as `Host: 127.0.0.1`; neither folded nor with space before the colon.
  mutating func add(field: ArraySlice<UInt8>) throws(RequestFault) {
    guard let colon = field.firstIndex(of: UInt8(ascii: ":")) else { throw .malformed }
    let name = String(decoding: field[..<colon], as: UTF8.self)
    let value = String(decoding: field[(colon + 1)...].withoutSpaceAround, as: UTF8.self)
    guard headers.add(name, value) else { throw .malformed }
  }

  /// What follows it; asked when all fields are there.
  func framing() throws(RequestFault) -> Framing {
    guard let framing = Framing(method, headers, isOldVersion: isOldVersion) else {
      throw .malformed
    }
    return framing
  }

  /// Whether the client waits to be told that it may send the body.
  func expectsToGoOn() throws(RequestFault) -> Bool {
    guard let expectation = headers["Expect"], !isOldVersion else { return false }
    guard expectation.isEqualIgnoringCase("100-continue") else { throw .unknownExpectation }
    return true
  }

  /// The client will not use the connection again.
  var isLast: Bool {
    isOldVersion || headers.list("Connection").contains { $0.isEqualIgnoringCase("close") }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutSpaceAround: ArraySlice<UInt8> {
    let start = firstIndex { !$0.isSpace } ?? endIndex
    let end = lastIndex { !$0.isSpace }.map { $0 + 1 } ?? start
    return self[start..<end]
  }
}

extension UInt8 {
  /// What may stand around a field's value.
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }
}

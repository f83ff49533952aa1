import Basics

/// Where a request ends and the next one begins (RFC 9112, section 6.3).
///
/// If two readers could disagree about that, one of them would take the body of a request for a
/// request of its own (section 11.2). So what is said twice, in two ways or in an unusual one is
/// refused, also where the standard would let it pass.
enum Framing: Equatable {
  case length(Int)
  case chunks

  /// Nil if the request must be refused and its connection closed.
  init?(_ method: HTTPRequest.Method, _ headers: Headers, isOldVersion: Bool) {
    guard Self.namesHost(headers, isOldVersion: isOldVersion) else { return nil }
    let lengths = headers.all("Content-Length")
    let codings = headers.all("Transfer-Encoding")
    switch (lengths.count, codings.count) {
    case (0, 0): self = .length(0)
    case (1, 0):
      guard let length = Self.length(lengths[0]), method.hasBody || length == 0 else { return nil }
      self = .length(length)
    case (0, 1):
      guard codings[0].isEqualIgnoringCase("chunked"), method.hasBody, !isOldVersion else {
        return nil
      }
      self = .chunks
    default: return nil
    }
  }

  /// From HTTP/1.1 on a request must, once (section 3.2); an older one may.
  private static func namesHost(_ headers: Headers, isOldVersion: Bool) -> Bool {
    let hosts = headers.all("Host")
    return (hosts.count == 1 || hosts.isEmpty && isOldVersion)
      && hosts.allSatisfy { $0.utf8.allSatisfy(\.isOfHost) }
  }

  /// Digits and nothing else; what nobody can count is only too large.
  private static func length(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text) ?? .max
  }
}

import Basics

/// Where a request ends and the next one begins (RFC 9112, section 6.3).
///
/// If two readers could disagree about that, one of them would take the body of a request for a
/// request of its own (section 11.2).
package enum Framing {
  /// False if the request must be refused and its connection closed.
  ///
  /// - Parameter namesHost: from HTTP/1.1 on it must (RFC 9112, section 3.2).
  package static func isClear(
    _ method: Request.Method,
    _ headers: Headers,
    namesHost: Bool
  ) -> Bool {
    let hosts = headers.all("Host").count
    let lengths = headers.all("Content-Length")
    let codings = headers.all("Transfer-Encoding")
    return (hosts == 1 || hosts == 0 && !namesHost)
      && lengths.count + codings.count <= 1
      && lengths.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
      && codings.allSatisfy { $0.isEqualIgnoringCase("chunked") }
      && (method.hasBody || codings.isEmpty && lengths.allSatisfy { $0 == "0" })
  }

  /// The client will not use the connection again.
  package static func isLast(_ headers: Headers) -> Bool {
    headers.list("Connection").contains { $0.isEqualIgnoringCase("close") }
  }
}

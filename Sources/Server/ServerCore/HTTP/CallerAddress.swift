import Basics

/// Whose requests come over a connection.
package struct CallerAddress: Sendable {
  /// The other end of the connection.
  let peer: String
  let isBehindProxy: Bool

  /// - Parameter isBehindProxy: a proxy on this machine hands on requests, and names whose they are.
  package init(peer: String, isBehindProxy: Bool = false) {
    (self.peer, self.isBehindProxy) = (peer, isBehindProxy)
  }

  /// None where only a request's head says so.
  package var ofAll: String? { Neighbours.isOfThisMachine(peer) ? nil : peer }

  /// An address; empty where nobody knows whose it is.
  ///
  /// A proxy writes last whom it has spoken to; whatever stands before is what the client says. Where it names nobody,
  /// or nobody has said that there is one, the request is not taken for this machine's own.
  func of(_ headers: Headers) -> String {
    if let ofAll { return ofAll }
    let named = headers.list("X-Forwarded-For").last
    guard isBehindProxy else { return named == nil ? peer : "" }
    return named.flatMap { Self.isAddress($0) ? $0 : nil } ?? ""
  }

  /// Of version 4, or letters of one of version 6.
  private static func isAddress(_ text: String) -> Bool {
    if text.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 {
      return text.utf8.count <= 45
        && text.utf8.allSatisfy { $0.hexadecimalValue != nil || ":.".utf8.contains($0) }
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}

import CCurl

/// The one way out: whatever the server fetches or sends for somebody goes by here.
///
/// The address comes from outside, so it may be meant for what only this machine can reach. Every connection, also
/// one that a redirect leads to, asks ``mayReach`` about the very address that it is about to be made to: whatever a
/// name meant before, and whatever form it was written in, does not count. Only https is spoken, no proxy of this
/// machine's is used, and of a request nothing is kept: no cookie, no file. Connections stay open for the next one to
/// the same place, and lead to where they were let.
package struct OutboundClient: Sendable {
  package struct Limits: Sendable {
    /// Bytes of an answer.
    package var length = 5 << 20
    /// From the first look-up to the last byte.
    package var milliseconds = 10_000
    package var redirects = 5
    /// The only one that may be connected to, also behind a redirect; any unless given.
    package var port: UInt16?

    package init() {}
  }

  private let limits: Limits
  private let mayReach: @Sendable (InternetAddress) -> Bool
  private let authorities: String?
  private let shelf = HandleShelf()

  /// - Parameters:
  ///   - mayReach: which addresses may be connected to.
  ///   - authorities: a file of certificates (PEM) that are trusted; those of the system unless given.
  package init(
    limits: Limits = Limits(),
    mayReach: @escaping @Sendable (InternetAddress) -> Bool = { $0.isPublic },
    authorities: String? = nil
  ) {
    self.limits = limits
    self.mayReach = mayReach
    self.authorities = authorities
  }

  /// Of the whole Internet, and not beside this machine.
  package static let isOutside: @Sendable (InternetAddress) -> Bool = {
    $0.isPublic && !OwnNetwork.now.contains($0)
  }

  /// Waits for the answer, whatever its status: never on a thread that others wait for.
  package func send(_ request: OutboundRequest) throws(OutboundError) -> OutboundResponse {
    guard request.address.lowercased().hasPrefix("https://"),
      request.address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .noAddress }
    let handle = try shelf.take()
    defer { shelf.putBack(handle) }
    return try send(request, by: handle)
  }

  private func send(
    _ request: OutboundRequest,
    by handle: CurlHandle
  ) throws(OutboundError) -> OutboundResponse {
    let passage = Passage(longest: limits.length, port: limits.port, mayReach: mayReach)
    let transfer = CurlTransfer(passage, by: handle)
    transfer.limit(to: limits, isFollowing: request.body == nil)
    transfer.trust(authorities)
    return try transfer.run(request)
  }
}

package struct OutboundRequest: Sendable {
  package var address: String
  /// Names and values.
  package var headers: [(name: String, value: String)] = []
  /// With one it is a POST, and no redirect is followed.
  package var body: [UInt8]?

  package init(_ address: String) { self.address = address }
}

package struct OutboundResponse: Sendable {
  package let status: Int
  package let body: [UInt8]
  /// What tells whether it has changed since.
  package let tag: String?
  /// As it was sent: seconds or a date.
  package let retryAfter: String?
}

package enum OutboundError: Error, Equatable {
  /// It does not begin with https://, or has what no address has.
  case noAddress
  /// It leads to where nobody outside may lead this server.
  case notPublic
  case tooLong
  case tooSlow
  /// In the words of the library, without the address.
  case unreachable(String)
}

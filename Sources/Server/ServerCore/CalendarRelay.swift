/// Fetches the calendar behind an address of somebody else's; none where it cannot be had.
///
/// Whoever makes one guards where it leads: the address comes from outside.
package typealias FetchCalendar = @Sendable (_ address: String) -> [UInt8]?

/// What a browser may not fetch by itself, at `/api/calendar`.
///
/// The request's body is the address, the answer's the file; nothing is kept of either.
struct CalendarRelay {
  static let path = "/api/calendar"
  static let longestAddress = 2000

  /// None on a server that fetches nothing for others.
  let fetch: FetchCalendar?
  let place: WorkPlace

  func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
    guard request.method == .post else {
      return answer.send(.methodNotAllowed(allowed: [.post]))
    }
    guard let fetch else { return answer.send(.fetchesNothing) }
    guard let address = Self.address(in: request.body) else { return answer.send(.noAddress) }
    answer.send(from: place) { Self.response(fetch(address)) }
  }

  /// Nil for what is no address that may be fetched.
  private static func address(in body: [UInt8]) -> String? {
    guard body.count <= longestAddress, let address = String(validating: body, as: UTF8.self),
      isAllowed(address)
    else { return nil }
    return address
  }

  private static func response(_ file: [UInt8]?) -> Response {
    guard let file else {
      return .error(.badGateway, "not-fetched", "The calendar could not be fetched.")
    }
    return Response(
      .ok,
      headers: ["Content-Type": "text/calendar", "Cache-Control": "no-store"],
      body: file
    )
  }

  private static func isAllowed(_ address: String) -> Bool {
    address.hasPrefix("https://") && address.utf8.allSatisfy { $0.isVisible }
  }
}

extension Response {
  fileprivate static let fetchesNothing = error(
    .notImplemented,
    "fetches-nothing",
    "This server fetches no calendars."
  )
  fileprivate static let noAddress = error(
    .badRequest,
    "no-address",
    "A calendar's address begins with https://."
  )
}

/// Fetches the calendar behind an address of somebody else's; none where it cannot be had.
///
/// Whoever makes one guards where it leads: the address comes from outside.
package typealias FetchCalendar = @Sendable (_ address: String) -> [UInt8]?

/// What a browser may not fetch by itself, at `/api/calendar`.
///
/// The request's body is the address, the answer's the file; nothing is kept of either.
struct CalendarRelay {
  static let path = "/api/calendar"
  private static let longestAddress = 2000

  /// None on a server that fetches nothing for others.
  let fetch: FetchCalendar?

  func respond(to request: Request) -> Response {
    guard request.method == .post else { return .methodNotAllowed(allowed: [.post]) }
    guard let fetch else {
      return .error(.notImplemented, "fetches-nothing", "This server fetches no calendars.")
    }
    guard request.body.count <= Self.longestAddress,
      let address = String(validating: request.body, as: UTF8.self), Self.isAllowed(address)
    else {
      return .error(.badRequest, "no-address", "A calendar's address begins with https://.")
    }
    guard let file = fetch(address) else {
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

import Synchronization

/// Fetches the calendar behind an address of somebody else's; none where it cannot be had.
///
/// Whoever makes one guards where it leads: the address comes from outside.
package typealias FetchCalendar = @Sendable (_ address: String) -> [UInt8]?

/// What a browser may not fetch by itself, at `/api/calendar`.
///
/// The request's body is the address, the answer's the file; nothing is kept of either. What is no calendar is not
/// handed on, and of one household one is fetched at a time: its slow ones leave room for others.
struct CalendarRelay {
  static let path = "/api/calendar"
  static let longestAddress = 2000

  /// None on a server that fetches nothing for others.
  let fetch: FetchCalendar?
  let place: WorkPlace
  private let underWay = UnderWay()

  func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
    guard request.method == .post else {
      return answer.send(.methodNotAllowed(allowed: [.post]))
    }
    guard let fetch else { return answer.send(.fetchesNothing) }
    guard let address = Self.address(in: request.body) else { return answer.send(.noAddress) }
    let household = Neighbours.prefix(of: request.peer)
    guard underWay.begin(household) else { return answer.send(.tooMany(seconds: 10)) }
    let ended = answer.after { [underWay] response in
      underWay.end(household)
      return response
    }
    ended.send(from: place) { Self.response(fetch(address)) }
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
    guard isCalendar(file) else {
      return .error(.badGateway, "not-a-calendar", "There is no calendar at this address.")
    }
    return Response(
      .ok,
      headers: ["Content-Type": "text/calendar", "Cache-Control": "no-store"],
      body: file
    )
  }

  /// What says within its first kilobyte that it is one; a page that only speaks of it does so, too.
  private static func isCalendar(_ file: [UInt8]) -> Bool {
    String(decoding: file.prefix(1024), as: UTF8.self).uppercased().contains("BEGIN:VCALENDAR")
  }

  private static func isAllowed(_ address: String) -> Bool {
    address.hasPrefix("https://") && address.utf8.allSatisfy { $0.isVisible }
  }
}

/// The households for which something is fetched now.
private final class UnderWay: Sendable {
  private let households = Mutex<Set<String>>([])

  /// Whether it has begun; not where one is fetched already.
  func begin(_ household: String) -> Bool {
    households.withLock { $0.insert(household).inserted }
  }

  func end(_ household: String) { households.withLock { _ = $0.remove(household) } }
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

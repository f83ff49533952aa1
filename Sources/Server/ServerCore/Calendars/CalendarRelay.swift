import Basics
import SyncWire

/// What a browser may not fetch by itself, at `/api/calendar`, for devices of the families that this server keeps.
///
/// The request's body is the address, the answer's the file; nothing is kept of either, and what is no calendar is not
/// handed on.
struct CalendarRelay {
  static let path = "/api/calendar"
  static let longestAddress = 2000

  /// None on a server that fetches nothing for others.
  let fetching: CalendarFetching?
  private let turns = FetchTurns()

  init(_ fetching: CalendarFetching?) { self.fetching = fetching }

  func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
    guard request.method == .post else {
      return answer.send(.methodNotAllowed(allowed: [.post]))
    }
    guard let fetching else { return answer.send(.fetchesNothing) }
    guard let token = request.bearer else { return answer.send(.unknown) }
    guard let address = CalendarAddress(request.body) else { return answer.send(.noAddress) }
    let isTaken = fetching.places.asking {
      switch fetching.isMembers(token) {
      case true?: fetch(address, by: fetching, for: (token, request.peer), answer)
      case false?: answer.send(.unknown)
      case nil: answer.send(.busy)
      }
    }
    if !isTaken { answer.send(.busy) }
  }

  private func fetch(
    _ address: CalendarAddress,
    by fetching: CalendarFetching,
    for caller: (token: [UInt8], peer: String),
    _ answer: HTTPAnswer
  ) {
    switch turns.begin(caller.token, at: caller.peer, now: fetching.now()) {
    case .failure(let refusal): answer.send(.tooMany(seconds: refusal.seconds))
    case .success(let turn):
      let ended = answer.after { [turns] response in
        turns.end(turn)
        return response
      }
      ended.send(from: fetching.places.fetching) { Self.response(fetching.fetch(address.text)) }
    }
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

  /// Behind a mark of its coding and some empty lines, it begins as one.
  private static func isCalendar(_ file: [UInt8]) -> Bool {
    let start = String(decoding: file.prefix(1024), as: UTF8.self)
    return start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.uppercased()
      .hasPrefix("BEGIN:VCALENDAR")
  }
}

/// Where somebody publishes a calendar.
private struct CalendarAddress {
  let text: String

  /// Nil for what is no address that may be fetched: it leads over TLS, and shows nobody's password.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= CalendarRelay.longestAddress,
      let text = String(validating: bytes, as: UTF8.self),
      text.hasPrefix("https://"), text.utf8.allSatisfy({ $0.isVisible })
    else { return nil }
    let host = text.dropFirst("https://".count).prefix { !"/?#\\".contains($0) }
    guard !host.contains("@") else { return nil }
    self.text = text
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
    "A calendar's address begins with https://, and has no name or password in it."
  )
  fileprivate static let unknown = Response(SyncReply(.unknown))
}

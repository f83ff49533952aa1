import Basics
import SyncWire

/// What a browser may not fetch by itself, at `/api/calendar`, for devices of the families that this server keeps.
///
/// The request's body is the address, the answer's the file; nothing is kept of either, and what is no calendar is not
/// handed on. Whoever names the tag of what is known already is told whether it still is so.
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
      case true?: fetch(address, by: fetching, for: request, token, answer)
      case false?: answer.send(.unknown)
      case nil: answer.send(.busy)
      }
    }
    if !isTaken { answer.send(.busy) }
  }

  private func fetch(
    _ address: CalendarAddress,
    by fetching: CalendarFetching,
    for request: HTTPRequest,
    _ token: [UInt8],
    _ answer: HTTPAnswer
  ) {
    let tag = request.headers["If-None-Match"].flatMap { CalendarTag.isOne($0) ? $0 : nil }
    switch turns.begin(token, at: request.peer, now: fetching.now()) {
    case .failure(let refusal): answer.send(.tooMany(seconds: refusal.seconds))
    case .success(let turn):
      let ended = answer.after { [turns] response in
        turns.end(turn)
        return response
      }
      ended.send(from: fetching.places.fetching) {
        Self.response(to: fetching.fetch(address.text, tag))
      }
    }
  }

  private static func response(to fetched: FetchedCalendar) -> Response {
    switch fetched {
    case .file(let file, let tag): isCalendar(file) ? answer(file, tag) : .noCalendar
    case .unchanged: Response(.notModified, headers: ["Cache-Control": "no-store"])
    case .gone: .gone
    // What asks for a name and a password is a page as well, wherever it says so.
    case .closed: .noCalendar
    case .inside: .inside
    case .tooLong: .tooLong
    case .unanswered: .unanswered
    }
  }

  private static func answer(_ file: [UInt8], _ tag: String?) -> Response {
    var headers: Headers = ["Content-Type": "text/calendar", "Cache-Control": "no-store"]
    if let tag, CalendarTag.isOne(tag) { headers.set("ETag", tag) }
    return Response(.ok, headers: headers, body: file)
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

/// What a host calls a state of its file, which goes to and fro as it is.
private enum CalendarTag {
  private static let longest = 200

  static func isOne(_ text: String) -> Bool {
    text.utf8.count <= longest && !text.isEmpty && text.utf8.allSatisfy { $0.isVisible }
  }
}

extension Response {
  fileprivate static let unanswered = error(
    .badGateway,
    "not-fetched",
    "The calendar could not be fetched."
  )
  fileprivate static let noCalendar = error(
    .unprocessable,
    "not-a-calendar",
    "There is no calendar at this address, but something else."
  )
  fileprivate static let gone = error(
    .gone,
    "gone",
    "There is nothing at this address any more."
  )
  fileprivate static let inside = error(
    .forbidden,
    "not-public",
    "This address leads into a network of its own, from which nothing is fetched."
  )
  fileprivate static let tooLong = error(
    .contentTooLarge,
    "too-long",
    "This calendar is too long to be handed on."
  )
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

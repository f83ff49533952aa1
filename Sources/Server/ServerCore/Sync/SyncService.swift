import SyncWire

/// The table of sync at `/v1/`, over HTTP.
package struct SyncService: Sendable {
  static let path = "/v1/"

  private let handler: SyncHandler
  /// Milliseconds since 1970.
  private let now: @Sendable () -> Int64
  let hints = HintStreams()
  private let spread: @Sendable (FamilyHint) -> Void

  /// - Parameter spread: carries hints to other servers, where these keep the same families.
  package init(
    _ handler: @escaping SyncHandler,
    spread: @escaping @Sendable (FamilyHint) -> Void = { _ in },
    now: @escaping @Sendable () -> Int64
  ) {
    self.handler = handler
    self.spread = spread
    self.now = now
  }

  /// - Parameter place: where the store is asked, by one after the other.
  package init(
    _ server: SyncServer,
    place: @escaping WorkPlace = WorkPlaces.here,
    now: @escaping @Sendable () -> Int64
  ) {
    self.init(
      { request, answer in
        if !place({ answer(server.answer(request)) }) { answer(.busy) }
      },
      now: now
    )
  }

  func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
    switch wish(request) {
    case .success(let wish): handler(wish) { answer.send(response(to: wish.call, $0)) }
    case .failure(let refusal): answer.send(Response(SyncReply(refusal)))
    }
  }

  static func longestBody(_ method: HTTPRequest.Method, _ target: RequestTarget) -> Int {
    max((try? call(method, target))?.route.longestBody ?? 0, HTTPRequest.longestUnreadBody)
  }

  private static func call(
    _ method: HTTPRequest.Method,
    _ target: RequestTarget
  ) throws(WireError) -> SyncCall? {
    let text = target.query.map { target.path + "?" + $0 } ?? target.path
    return try SyncCall(method: method.rawValue, target: text)
  }

  private func response(to call: SyncCall, _ reply: SyncReply) -> Response {
    var response = Response(reply)
    if (200..<300).contains(reply.status) { response.stream = stream(after: call, reply) }
    return response
  }

  private func wish(_ request: HTTPRequest) -> Result<SyncRequest, SyncRefusal> {
    let call: SyncCall?
    do throws(WireError) {
      call = try Self.call(request.method, request.target)
    } catch {
      return .failure(.form)
    }
    guard let call else { return .failure(.missing) }
    return .success(
      SyncRequest(
        call,
        token: request.bearer,
        body: request.body,
        address: request.peer,
        now: now()
      )
    )
  }

  /// What was stored is told to those who listen; who asks to listen does from here on.
  private func stream(after call: SyncCall, _ reply: SyncReply) -> AnswerStream? {
    switch call {
    case .hints(let family):
      let top = try? SeqHint.read(reply.body[...]).top
      return hints.open(family, after: top ?? 0)
    case .storePack(let family): tell(family, reply)
    case .storeEntry(let family, _):
      tell(family, reply)
      // It may have taken somebody out, so all have to show again who they are.
      end(family)
    case .eraseFamily(let family): end(family)
    default: break
    }
    return nil
  }

  private func tell(_ family: FamilyID, _ reply: SyncReply) {
    guard let top = try? StoredAnswer(reply.body).at.number else { return }
    hints.tell(family, top)
    spread(FamilyHint(family: family, top: top))
  }

  private func end(_ family: FamilyID) {
    hints.end(family)
    spread(FamilyHint(family: family, top: nil))
  }
}

/// How far a family's log has come.
package struct FamilyHint: Hashable, Sendable {
  package let family: FamilyID
  /// None where all who listen have to show again who they are.
  package let top: Int64?

  package init(family: FamilyID, top: Int64?) {
    (self.family, self.top) = (family, top)
  }
}

extension SyncService {
  /// Families that somebody listens to.
  package var listened: [FamilyID] { hints.families }

  /// How many apps do.
  package var listeners: Int { hints.count }

  /// What another server has told, or this one has told itself.
  package func hear(_ hint: FamilyHint) {
    if let top = hint.top { hints.tellNews(hint.family, top) } else { hints.end(hint.family) }
  }
}

/// Whoever answers requests of sync, at once or later: each once.
package typealias SyncHandler =
  @Sendable (SyncRequest, _ answer: @escaping @Sendable (SyncReply) -> Void) -> Void

extension Response {
  init(_ reply: SyncReply) {
    let isText = reply.status >= 400 || reply.body.first == UInt8(ascii: "{")
    var headers: Headers = ["Cache-Control": "no-store"]
    if !reply.body.isEmpty {
      headers.set("Content-Type", isText ? "application/json" : "application/octet-stream")
    }
    if let seconds = reply.retryAfter { headers.set("Retry-After", "\(seconds)") }
    self.init(Status(rawValue: reply.status) ?? .badRequest, headers: headers, body: reply.body)
  }
}

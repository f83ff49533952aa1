import SyncWire

/// The table of sync at `/v1/`, over HTTP.
package struct SyncService: Sendable {
  static let path = "/v1/"

  private let handler: SyncHandler
  /// Milliseconds since 1970.
  private let now: @Sendable () -> Int64

  package init(_ handler: @escaping SyncHandler, now: @escaping @Sendable () -> Int64) {
    self.handler = handler
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

  func handle(_ request: Request, _ answer: Answer) {
    switch wish(request) {
    case .success(let wish): handler(wish) { answer.send(Response($0)) }
    case .failure(let refusal): answer.send(Response(SyncReply(refusal)))
    }
  }

  private func wish(_ request: Request) -> Result<SyncRequest, SyncRefusal> {
    let target = request.query.map { request.path + "?" + $0 } ?? request.path
    let call: SyncCall?
    do throws(WireError) {
      call = try SyncCall(method: request.method.rawValue, target: target)
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
}

/// Whoever answers requests of sync, at once or later: each once.
package typealias SyncHandler =
  @Sendable (SyncRequest, _ answer: @escaping @Sendable (SyncReply) -> Void) -> Void

extension Request {
  private static let scheme = "Bearer "

  /// 64 digits; nobody is told why others are none.
  fileprivate var bearer: [UInt8]? {
    guard let header = headers["Authorization"], header.hasPrefix(Self.scheme) else { return nil }
    return Hash256(hexText: String(header.dropFirst(Self.scheme.count)))?.bytes
  }
}

extension Response {
  fileprivate init(_ reply: SyncReply) {
    let isText = reply.status >= 400 || reply.body.first == UInt8(ascii: "{")
    var headers: Headers = ["Cache-Control": "no-store"]
    if !reply.body.isEmpty {
      headers.set("Content-Type", isText ? "application/json" : "application/octet-stream")
    }
    if let seconds = reply.retryAfter { headers.set("Retry-After", "\(seconds)") }
    self.init(Status(rawValue: reply.status) ?? .badRequest, headers: headers, body: reply.body)
  }
}

/// `/healthz`: the process runs and answers.
enum Health {
  static let path = "/healthz"

  static func respond(to request: HTTPRequest) -> Response {
    guard request.method.isRead else {
      return .methodNotAllowed(allowed: HTTPRequest.Method.reading)
    }
    return Response(
      .ok,
      headers: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
      body: Array("ok\n".utf8)
    )
  }
}

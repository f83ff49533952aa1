/// `/version`: what the app that is served here consists of, for whoever compares it with what was built.
enum Version {
  static let path = "/version"

  /// `{"files":{"app/1f/app.css":"<SHA-256 in 64 digits>", ...}}`, by names.
  static func respond(to request: Request, _ site: StaticSite) -> Response {
    guard request.method.isRead else { return .methodNotAllowed(allowed: Request.Method.reading) }
    return Response(
      .ok,
      headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
      body: site.description
    )
  }
}

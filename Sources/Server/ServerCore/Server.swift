import Basics

/// Answers requests: no socket, no clock and no disk below this line.
package struct Server: Sendable {
  let site: StaticSite
  private let calendars: CalendarRelay
  private let sync: SyncService?
  private let metrics: Metrics?
  private let scheme: String
  private let release: String?
  private let security: Headers

  /// - Parameters:
  ///   - calendars: none on a server that fetches nothing for others.
  ///   - sync: none on a server that keeps nothing for families.
  ///   - release: the number of the program that answers.
  package init(
    site: StaticSite,
    calendars: CalendarFetching? = nil,
    sync: SyncService? = nil,
    metrics: Metrics? = nil,
    scheme: String = "http",
    release: String? = nil
  ) {
    self.scheme = scheme
    self.release = release
    self.sync = sync
    self.metrics = metrics
    self.site = site
    self.calendars = CalendarRelay(calendars)
    var security = site.policy.map { SecurityHeaders.all($0) } ?? SecurityHeaders.withoutPage
    // Where something in front seals, that says so.
    if scheme == "https" { security.set("Strict-Transport-Security", "max-age=31536000") }
    self.security = security
  }

  package func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
    let security = security
    route(request, answer.after { $0.secured(by: security) })
  }

  /// How much of a body is worth reading, of one that is not small: more is refused before it is sent.
  package func longestBody(_ method: HTTPRequest.Method, _ target: RequestTarget) -> Int {
    if target.path == CalendarRelay.path { return CalendarRelay.longestAddress }
    if sync.exists, target.path.hasPrefix(SyncService.path) {
      return SyncService.longestBody(method, target)
    }
    return HTTPRequest.longestUnreadBody
  }

  /// What is about the server itself, and no file of the app.
  static let ownPaths = [Health.path, Metrics.path, Version.path]

  /// The table of contents of the server.
  private func route(_ request: HTTPRequest, _ answer: HTTPAnswer) {
    // Before the redirect: who asks for health is a program, and has no database to split in two.
    if request.path == Health.path { return answer.send(Health.respond(to: request)) }
    if request.path == Metrics.path, let metrics {
      return answer.send(metrics.respond(to: request))
    }
    if request.path == Version.path {
      return answer.send(Version.respond(to: request, site, release: release))
    }
    if let redirect = CanonicalHost.redirect(request, scheme: scheme) {
      return answer.send(redirect)
    }
    if request.path == CalendarRelay.path { return calendars.handle(request, answer) }
    if let sync, request.path.hasPrefix(SyncService.path) { return sync.handle(request, answer) }
    answer.send(site.respond(to: request))
  }
}

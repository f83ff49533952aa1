/// Answers one request with one response: no socket, no clock and no disk below this line.
package struct Server: Sendable {
  let site: StaticSite
  private let calendars: CalendarRelay
  private let sync: SyncService?
  private let policy: String

  /// - Parameters:
  ///   - fetchCalendar: none on a server that fetches nothing for others.
  ///   - sync: none on a server that keeps nothing for families.
  package init(site: StaticSite, fetchCalendar: FetchCalendar? = nil, sync: SyncService? = nil) {
    self.sync = sync
    self.site = site
    calendars = CalendarRelay(fetch: fetchCalendar)
    policy = site.policy ?? SecurityHeaders.policyOfPage()
  }

  package func respond(to request: Request) -> Response {
    answer(to: request).secured(by: policy)
  }

  /// The table of contents of the server.
  private func answer(to request: Request) -> Response {
    // Before the redirect: who asks for health is a program, and has no database to split in two.
    if request.path == "/healthz" { return Health.respond(to: request) }
    if let redirect = CanonicalHost.redirect(request) { return redirect }
    if request.path == CalendarRelay.path { return calendars.respond(to: request) }
    if let sync, request.path.hasPrefix(SyncService.path) { return sync.respond(to: request) }
    return site.respond(to: request)
  }
}

/// What turns a request into a response.
package typealias Handler = @Sendable (Request) -> Response

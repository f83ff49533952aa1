/// Answers requests: no socket, no clock and no disk below this line.
package struct Server: Sendable {
  let site: StaticSite
  private let calendars: CalendarRelay
  private let sync: SyncService?
  private let policy: String

  /// - Parameters:
  ///   - fetchCalendar: none on a server that fetches nothing for others.
  ///   - fetching: where it is done; it lasts for seconds.
  ///   - sync: none on a server that keeps nothing for families.
  package init(
    site: StaticSite,
    fetchCalendar: FetchCalendar? = nil,
    fetching: @escaping WorkPlace = WorkPlaces.here,
    sync: SyncService? = nil
  ) {
    self.sync = sync
    self.site = site
    calendars = CalendarRelay(fetch: fetchCalendar, place: fetching)
    policy = site.policy ?? SecurityHeaders.policyOfPage()
  }

  package func handle(_ request: Request, _ answer: Answer) {
    let policy = policy
    route(request, answer.after { $0.secured(by: policy) })
  }

  /// The table of contents of the server.
  private func route(_ request: Request, _ answer: Answer) {
    // Before the redirect: who asks for health is a program, and has no database to split in two.
    if request.path == "/healthz" { return answer.send(Health.respond(to: request)) }
    if let redirect = CanonicalHost.redirect(request) { return answer.send(redirect) }
    if request.path == CalendarRelay.path { return calendars.handle(request, answer) }
    if let sync, request.path.hasPrefix(SyncService.path) { return sync.handle(request, answer) }
    answer.send(site.respond(to: request))
  }
}

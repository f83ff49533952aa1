import Commands
import Edition
import FoundationEssentials
import ServerCore
import ServerHTTP
import SyncWire

/// `timequest serve`: the app, for the browsers of this machine or of the network.
enum Serve: Command {
  static let name = "serve"
  static let summary = "Serve the app to browsers."

  static func run(_ arguments: [String]) throws(Failure) {
    let settings = try read(arguments)
    // Who asks before the server runs is heard as soon as it does.
    EndingSignals.hold()
    let site = try SiteFolder.read(settings.site)
    let families = try FamiliesToServe(
      settings.families,
      isOpen: settings.isForThisMachineAlone,
      contact: settings.publicURL ?? "https://localhost",
      now: { milliseconds }
    )
    defer { families.end() }
    let notes = NoteWriter()
    defer { notes.finish() }
    let server = try listen(settings, self.server(settings, site, families), notes)
    let address = settings.publicURL ?? address(settings, server.port)
    Terminal.write("TimeQuest is at \(address)")
    families.words.forEach(Terminal.write)
    if let invitation = families.invitation {
      Terminal.write("A family begins with \(InvitationCode.link(invitation, at: address))")
    }
    try serve(server)
  }

  struct Settings {
    var site = ""
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    var publicURL: String?
    var families = FamiliesToServe.Settings()
    var isBehindProxy = false
    var certificates = ""
    var key = ""

    var tls: TLSFiles? {
      certificates.isEmpty ? nil : TLSFiles(certificates: certificates, key: key)
    }
    /// Nothing hands on to it what comes from elsewhere.
    var isForThisMachineAlone: Bool {
      ["127.0.0.1", "::1", "localhost"].contains(host) && publicURL == nil && !isBehindProxy
    }
    var scheme: String { tls == nil ? "http" : "https" }
  }

  static let options = Options<Settings>(table: ofTheApp + FamiliesToServe.options)

  private static let ofTheApp: [Option<Settings>] = [
    Option(name: "--site", placeholder: "DIR", help: "The folder of the built app.") {
      $0.site = $1
      return nil
    },
    Option(
      name: "--host",
      placeholder: "ADDRESS",
      help: "Where to listen: 127.0.0.1 (this machine only) unless given; 0.0.0.0 is every network."
    ) {
      $0.host = $1
      return nil
    },
    Option(
      name: "--port",
      placeholder: "NUMBER",
      help: "8080 unless given; 0 finds a free one."
    ) {
      guard let port = UInt16($1) else { return "\"\($1)\" is not a port: 0 to 65535." }
      $0.port = port
      return nil
    },
    .switch(
      "--behind-proxy",
      help: "A proxy on this machine names the browser's address last in X-Forwarded-For."
    ) { $0.isBehindProxy = true },
    Option(
      name: "--tls-cert",
      placeholder: "FILE",
      help: "Speak HTTPS with this certificate and its chain, in PEM; SIGHUP reads it again."
    ) {
      $0.certificates = $1
      return nil
    },
    Option(name: "--tls-key", placeholder: "FILE", help: "The key of the certificate, in PEM.") {
      $0.key = $1
      return nil
    },
    Option(
      name: "--public-url",
      placeholder: "URL",
      help: "Where browsers find it, when something in front of it speaks HTTPS: https://..."
    ) {
      guard $1.hasPrefix("https://"), $1.count > 8 else { return "\"\($1)\" is not https://..." }
      $0.publicURL = $1
      return nil
    },
  ]

  static var usage: String {
    """
    Usage: timequest serve --site DIR [--data DIR] [--host ADDRESS] [--port NUMBER]

    \(options.help)

    Files named x.br and x.gz are sent instead of x to browsers that read brotli or gzip, and files under
    app/, whose path names their version, are kept by browsers for good. Requests are noted on the
    error output, without a family's names. /healthz says that it runs, /version which release this is and
    of what files the app consists, and /metrics counts for Prometheus, told to this machine alone. SIGTERM
    or Ctrl-C ends the server when the answers on their way have been sent.
    """
  }
}

extension Serve {
  private static func read(_ arguments: [String]) throws(Failure) -> Settings {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    guard !settings.site.isEmpty else {
      throw .usage("--site is missing: the folder of the built app.", usage)
    }
    if settings.families.data != nil, settings.families.database != nil {
      throw .usage("--data and --database are two places for the same families: give one.", usage)
    }
    guard settings.certificates.isEmpty == settings.key.isEmpty else {
      throw .usage("--tls-cert and --tls-key go together.", usage)
    }
    return settings
  }

  private static func server(
    _ settings: Settings,
    _ site: StaticSite,
    _ families: FamiliesToServe
  ) -> Server {
    if let counts = families.counts { metrics.watch(counts) }
    return Server(
      site: site,
      // Who keeps nothing for a family asks nobody in its name.
      calendars: families.isMembers.map { CalendarFetching(isMembers: $0) { milliseconds } },
      sync: families.service,
      metrics: metrics,
      scheme: settings.scheme,
      release: Release.number
    )
  }

  /// Of the one server of this process.
  private static let metrics = Metrics()

  private static var milliseconds: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

  private static func listen(
    _ settings: Settings,
    _ server: Server,
    _ notes: NoteWriter
  ) throws(Failure) -> HTTPServer {
    var configuration = HTTPServer.Configuration(address: settings.host, port: settings.port)
    configuration.stopsOnSignals = true
    configuration.longestBody = server.longestBody
    configuration.smallBody = HTTPRequest.longestUnreadBody
    configuration.metrics = metrics
    configuration.tls = settings.tls
    configuration.isBehindProxy = settings.isBehindProxy
    configuration.complain = { notes.write($0.description) }
    do throws(HTTPServerError) {
      return try HTTPServer(configuration, handler: handler(server, notes))
    } catch {
      throw Failure(code: .unavailable, message: error.description)
    }
  }

  private static func serve(_ server: HTTPServer) throws(Failure) {
    do throws(HTTPServerError) {
      try server.run()
    } catch {
      throw Failure(code: .unavailable, message: error.description)
    }
  }

  /// What is counted is also what is not answered; what is written down is only what is.
  private static func handler(_ server: Server, _ notes: NoteWriter) -> HTTPHandler {
    let start = ContinuousClock.now
    let now: @Sendable () -> Duration = { start.duration(to: .now) }
    let log = AccessLog(now: now, write: notes.write)
    let limited = RequestGuard.limiting(now: now, log.observing(server.handle))
    return metrics.observing(now: now, limited)
  }

  /// Where a browser on this machine finds it, also when it listens on every network.
  private static func address(_ settings: Settings, _ port: UInt16) -> String {
    let scheme = settings.scheme
    return switch settings.host {
    case "0.0.0.0", "::": "\(scheme)://127.0.0.1:\(port)"
    case let host where host.contains(":"): "\(scheme)://[\(host)]:\(port)"
    default: "\(scheme)://\(settings.host):\(port)"
    }
  }
}

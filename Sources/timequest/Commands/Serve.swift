import Foundation
import NativeKeys
import ServerCore
import ServerHTTP
import ServerReminders
import Synchronization

/// `timequest serve`: the app, for the browsers of this machine or of the network.
enum Serve: Command {
  static let name = "serve"
  static let summary = "Serve the app to browsers."

  static func run(_ arguments: [String]) throws(Failure) {
    let settings = try read(arguments)
    let server = try listen(settings, try server(settings))
    Terminal.write("TimeQuest is at \(address(settings.host, server.port))")
    try serve(server)
  }

  struct Settings {
    var site = ""
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    /// Until it ends.
    var keepsFamilies = false
  }

  static let options = Options<Settings>(table: [
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
      "--keep-families-in-memory",
      help:
        "Keep devices of families in step, and forget everything when the server ends: to try it out."
    ) { $0.keepsFamilies = true },
  ])

  static var usage: String {
    """
    Usage: timequest serve --site DIR [--host ADDRESS] [--port NUMBER]

    \(options.help)

    Files named x.br and x.gz are sent instead of x to browsers that read brotli or gzip, and files under
    app/, whose path names their version, are kept by browsers for good. Requests are noted on the
    error output. SIGTERM or Ctrl-C ends the server when the answers on their way have been sent.
    """
  }
}

extension SyncStore {
  /// For one thread at a time.
  fileprivate var inTurn: SyncStore {
    let (turn, transact) = (Turn(), transact)
    var store = self
    store.transact = { work in turn.take { transact(work) } }
    return store
  }
}

private final class Turn: Sendable {
  private let mutex = Mutex(())

  func take<Result: Sendable>(_ work: () -> sending Result) -> Result {
    mutex.withLock { _ in work() }
  }
}

extension Serve {
  private static func read(_ arguments: [String]) throws(Failure) -> Settings {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    guard !settings.site.isEmpty else {
      throw .usage("--site is missing: the folder of the built app.", usage)
    }
    return settings
  }

  private static func server(_ settings: Settings) throws(Failure) -> Server {
    let site = try SiteFolder.read(settings.site)
    guard settings.keepsFamilies else { return Server(site: site) }
    let store = MemoryStore().store.inTurn
    let reminding = Reminding(
      reminders: MemoryReminders().store,
      families: store,
      key: OpenSSL.makePair(),
      contact: "https://localhost"
    )
    reminding.begin()
    let sync = SyncServer(
      store: store,
      isSigned: { OpenSSL.isSigned($1, $2, $0) },
      reminders: reminding.desk.service { Reminding.now }
    )
    let place = Workers(width: 1).place
    return Server(site: site, sync: SyncService(sync, place: place) { milliseconds })
  }

  private static var milliseconds: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

  private static func listen(_ settings: Settings, _ server: Server) throws(Failure) -> HTTPServer {
    var configuration = HTTPServer.Configuration(address: settings.host, port: settings.port)
    configuration.stopsOnSignals = true
    do throws(HTTPServerError) {
      return try HTTPServer(configuration, handler: log.observing(server.handle))
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

  private static var log: AccessLog {
    let start = ContinuousClock.now
    return AccessLog(now: { start.duration(to: .now) }, write: Terminal.writeError)
  }

  /// Where a browser on this machine finds it, also when it listens on every network.
  private static func address(_ host: String, _ port: UInt16) -> String {
    switch host {
    case "0.0.0.0", "::": "http://127.0.0.1:\(port)"
    case let host where host.contains(":"): "http://[\(host)]:\(port)"
    default: "http://\(host):\(port)"
    }
  }
}

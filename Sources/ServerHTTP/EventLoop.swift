import CHTTP
import Glibc
import ServerCore

/// Everything that happens while a server runs, on the thread that runs it.
///
/// libevent calls back with a pointer to this object. `run()` holds the object until it has ended the
/// last thing that could call.
final class EventLoop {
  let configuration: HTTPServer.Configuration
  let handler: Handler
  let orders: LoopOrders
  private let base: OpaquePointer
  private let http: OpaquePointer
  private var socket: OpaquePointer?
  private var events: [OpaquePointer] = []

  /// Requests that wait for their answers.
  var waiting: [RequestNumber: Exchange] = [:]
  /// By connection: the request whose answer is awaited there, or on its way.
  var answering: [OpaquePointer: RequestNumber] = [:]
  var requests: UInt64 = 0
  /// By input buffer: what is arriving.
  var arrivals: [OpaquePointer: Arrival] = [:]
  private(set) var isDraining = false

  /// - Parameter listening: is closed when the loop ends, also if it cannot begin.
  init(
    serving listening: Int32,
    by orders: LoopOrders,
    _ configuration: HTTPServer.Configuration,
    handler: @escaping Handler
  ) throws(HTTPServerError) {
    EventLog.quiet()
    // A client that goes away in the middle of an answer must not take the process with it.
    signal(SIGPIPE, SIG_IGN)
    guard let base = event_base_new() else {
      close(listening)
      throw .system(step: "make an event loop", code: errno)
    }
    guard let http = evhttp_new(base) else {
      event_base_free(base)
      close(listening)
      throw .system(step: "make an HTTP server", code: ENOMEM)
    }
    self.configuration = configuration
    self.handler = handler
    self.orders = orders
    self.base = base
    self.http = http
    do throws(HTTPServerError) {
      try serve(listening)
      try watchForOrders()
      try watchForSignals()
    } catch {
      end()
      throw error
    }
  }

  func run() throws(HTTPServerError) {
    defer { end() }
    guard event_base_dispatch(base) >= 0 else {
      throw .system(step: "wait for connections", code: errno)
    }
  }

  private func end() {
    orders.close()
    events.forEach(event_free)
    evhttp_free(http)
    event_base_free(base)
  }

  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func of(_ context: UnsafeMutableRawPointer?) -> EventLoop? {
    context.map { Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue() }
  }
}

// MARK: - Beginning

extension EventLoop {
  private func serve(_ listening: Int32) throws(HTTPServerError) {
    var idle = timeval(configuration.idle)
    evhttp_set_timeout_tv(http, &idle)
    evhttp_set_max_headers_size(http, configuration.maximumHeaderBytes)
    evhttp_set_max_body_size(http, configuration.maximumBodyBytes)
    evhttp_set_default_content_type(http, nil)
    // Also the methods it does not know: what is refused is refused by our rules.
    evhttp_set_allowed_methods(http, .max)
    evhttp_set_bevcb(http, { EventLoop.of($1)?.makeConnection(on: $0) }, context)
    evhttp_set_gencb(http, { EventLoop.of($1)?.answer($0) }, context)
    guard let socket = evhttp_accept_socket_with_handle(http, listening) else {
      close(listening)
      throw .system(step: "take connections", code: ENOMEM)
    }
    self.socket = socket
    try restAfterFailedAccepts()
  }

  /// When no descriptor is left, accepting would fail again and again without a pause.
  private func restAfterFailedAccepts() throws(HTTPServerError) {
    let listener = evhttp_bound_socket_get_listener(socket)
    evconnlistener_set_error_cb(listener) { listener, _ in evconnlistener_disable(listener) }
    try watch(EV_TIMEOUT, every: .seconds(1)) { EventLoop.of($2)?.acceptAgain() }
  }

  private func acceptAgain() {
    if let socket { evconnlistener_enable(evhttp_bound_socket_get_listener(socket)) }
  }

  private func watchForOrders() throws(HTTPServerError) {
    try watch(EV_READ, on: orders.reader) {
      WakePipe.drain($0)
      EventLoop.of($2)?.carryOutOrders()
    }
  }

  private func watchForSignals() throws(HTTPServerError) {
    guard configuration.stopsOnSignals else { return }
    for number in [SIGTERM, SIGINT] {
      unblock(number)
      try watch(EV_SIGNAL, on: number) { EventLoop.of($2)?.signalled() }
    }
  }

  /// Who started this process may have kept its signals from it, and that is inherited.
  private func unblock(_ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private func watch(
    _ what: Int32,
    on descriptor: Int32 = -1,
    every interval: Duration? = nil,
    _ callback: event_callback_fn
  ) throws(HTTPServerError) {
    guard let event = event_new(base, descriptor, Int16(what | EV_PERSIST), callback, context)
    else {
      throw .system(step: "watch for events", code: ENOMEM)
    }
    events.append(event)
    guard add(event, every: interval) == 0 else {
      throw .system(step: "watch for events", code: errno)
    }
  }

  private func add(_ event: OpaquePointer, every interval: Duration?) -> Int32 {
    guard let interval else { return event_add(event, nil) }
    var time = timeval(interval)
    return event_add(event, &time)
  }
}

// MARK: - Ending

extension EventLoop {
  private func signalled() {
    if isDraining { event_base_loopbreak(base) } else { drain() }
  }

  func drain() {
    guard !isDraining else { return }
    isDraining = true
    evhttp_del_accept_socket(http, socket)
    socket = nil
    var limit = answering.isEmpty ? timeval() : timeval(configuration.draining)
    event_base_loopexit(base, &limit)
  }

  func endIfDrained() {
    if isDraining && answering.isEmpty { event_base_loopexit(base, nil) }
  }
}

extension timeval {
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
  }
}

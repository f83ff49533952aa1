import CHTTP
import Glibc
import ServerCore

/// Everything that happens while a server runs, on the thread that runs it.
///
/// libevent calls back with a pointer to this object. `run()` holds the object until it has ended the
/// last thing that could call.
final class EventLoop {
  let configuration: HTTPServer.Configuration
  let handler: HTTPHandler
  let orders: LoopOrders
  let base: OpaquePointer
  private var listener: OpaquePointer?
  private var events: [OpaquePointer] = []
  private let clock = HTTPDate()

  var connections: [ObjectIdentifier: Connection] = [:]
  /// Those that are owed an answer, or have one on its way.
  private var busy: Set<ObjectIdentifier> = []
  /// Where answers go that come later, and the rest of those that go on.
  private var awaited: [RequestNumber: Connection] = [:]
  private var requests: UInt64 = 0
  private var crowd: ConnectionCount
  /// Requests that are on their way in, by whose they are.
  var arriving: ConnectionCount
  /// Connections that say nothing, those of which a request is arriving, and those that are sent an answer.
  let (idle, receiving, sending) = (ConnectionQueue(), ConnectionQueue(), ConnectionQueue())
  private let mostConnections: Int
  private var tls: TLSContext?
  /// Bytes of all connections that have arrived and have not been answered.
  var held = 0
  private(set) var isDraining = false

  var date: String { clock.text }

  /// - Parameter listening: is closed when the loop ends, also if it cannot begin.
  init(
    serving listening: Int32,
    by orders: LoopOrders,
    _ configuration: HTTPServer.Configuration,
    handler: @escaping HTTPHandler
  ) throws(HTTPServerError) {
    EventLog.quiet()
    // A client that goes away in the middle of an answer must not take the process with it.
    signal(SIGPIPE, SIG_IGN)
    mostConnections = min(configuration.maximumConnections, Descriptors.allowMany())
    guard let base = event_base_new() else {
      close(listening)
      throw .system(step: "make an event loop", code: errno)
    }
    self.configuration = configuration
    self.handler = handler
    self.orders = orders
    self.base = base
    crowd = ConnectionCount(most: configuration.maximumConnectionsOfAddress)
    arriving = ConnectionCount(most: configuration.maximumArrivingOfAddress)
    do throws(HTTPServerError) {
      try serve(listening)
      if let files = configuration.tls { tls = try TLSContext(files) }
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
    for connection in connections.values { connection.end() }
    if let listener { evconnlistener_free(listener) }
    events.forEach(event_free)
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
    let flags = LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC
    let accept: evconnlistener_cb = { EventLoop.of($4)?.accept($1, from: $2, $3) }
    guard let listener = evconnlistener_new(base, accept, context, flags, 0, listening) else {
      close(listening)
      throw .system(step: "take connections", code: ENOMEM)
    }
    self.listener = listener
    // When no descriptor is left, accepting would fail again and again without a pause.
    evconnlistener_set_error_cb(listener) { listener, _ in evconnlistener_disable(listener) }
    try watch(EV_TIMEOUT, every: .seconds(1)) { EventLoop.of($2)?.lookAround() }
  }

  private func lookAround() {
    receiving.forEach { $0.cutOffIfSlow() }
    if let listener { evconnlistener_enable(listener) }
  }

  private func watchForOrders() throws(HTTPServerError) {
    try watch(EV_READ, on: orders.reader) {
      WakePipe.drain($0)
      EventLoop.of($2)?.carryOutOrders()
    }
  }

  private func watchForSignals() throws(HTTPServerError) {
    guard configuration.stopsOnSignals else { return }
    // Without TLS it ends the process, as whoever closes a terminal wants.
    if configuration.tls != nil {
      try watch(EV_SIGNAL, on: SIGHUP) { EventLoop.of($2)?.readTLSAgain() }
      EndingSignals.take(SIGHUP)
    }
    for number in EndingSignals.all {
      try watch(EV_SIGNAL, on: number) { EventLoop.of($2)?.signalled() }
      // What has waited comes at once.
      EndingSignals.take(number)
    }
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

// MARK: - Connections

extension EventLoop {
  private func accept(
    _ descriptor: Int32,
    from address: UnsafeMutablePointer<sockaddr>?,
    _ length: Int32
  ) {
    makeRoom()
    let peer = PeerAddress.text(address, socklen_t(length))
    guard connections.count < mostConnections, crowd.hasRoom(for: peer),
      let buffer = buffer(on: descriptor)
    else {
      configuration.metrics?.connectionTurnedAway()
      close(descriptor)
      return
    }
    let connection = Connection(buffer, peer: peer, of: self)
    connections[ObjectIdentifier(connection)] = connection
    crowd.add(peer)
    configuration.metrics?.connectionOpened()
  }

  private func buffer(on descriptor: Int32) -> OpaquePointer? {
    if let tls { return tls.buffer(base, descriptor) }
    return bufferevent_socket_new(base, descriptor, Int32(BEV_OPT_CLOSE_ON_FREE.rawValue))
  }

  /// New connections are sealed with what lies there now; those that are open stay as they are.
  private func readTLSAgain() {
    guard let files = configuration.tls else { return }
    do throws(HTTPServerError) {
      tls = try TLSContext(files)
    } catch {
      configuration.complain(error)
    }
  }

  /// Whoever has nothing to say makes room for whoever may have, then who is slowest to say it, or to hear.
  private func makeRoom() {
    guard connections.count >= mostConnections else { return }
    if let first = idle.first { return first.end() }
    (receiving.first ?? sending.first)?.cutOff()
  }

  func callerAddress(of peer: String) -> CallerAddress {
    CallerAddress(peer: peer, isBehindProxy: configuration.isBehindProxy)
  }

  func newReader(for peer: String) -> RequestReader {
    RequestReader(configuration.limits, caller: callerAddress(of: peer))
  }

  /// Whoever has sent the most without an end has to go where all together have sent too much.
  func relieve() {
    guard held > configuration.maximumHeldBytes else { return }
    connections.values.max { $0.held < $1.held }?.giveWay()
  }

  func remove(_ connection: Connection) {
    if connections.removeValue(forKey: ObjectIdentifier(connection)) != nil {
      crowd.remove(connection.peer)
      connection.forgetCaller()
      configuration.metrics?.connectionEnded()
    }
    hasAnswered(connection)
  }

  func isAnswering(_ connection: Connection) {
    busy.insert(ObjectIdentifier(connection))
  }

  func hasAnswered(_ connection: Connection) {
    if busy.remove(ObjectIdentifier(connection)) != nil { endIfDrained() }
  }
}

// MARK: - Answering

extension EventLoop {
  func handle(_ request: HTTPRequest, on connection: Connection, _ asked: Connection.Asked) {
    requests += 1
    let number = RequestNumber(value: requests)
    connection.stage = .answering(number, asked)
    awaited[number] = connection
    isAnswering(connection)
    let answer = HTTPAnswer { [orders] in orders.give(.send($0, to: number)) }
    let (_, given) = orders.looking { handler(request, answer) }
    given.forEach(carryOut)
  }

  /// Whatever is answered to it from now on goes nowhere.
  func forget(_ number: RequestNumber) {
    awaited[number] = nil
  }

  /// Passes on what is written to it, from any thread.
  func follow(_ stream: AnswerStream, _ number: RequestNumber) {
    stream.follow { [orders] in orders.give(.pass($0, to: number)) }
  }

  private func carryOutOrders() {
    orders.take().forEach(carryOut)
  }

  private func carryOut(_ order: LoopOrders.Order) {
    switch order {
    case .drain: drain()
    case .send(let response, let number): awaited[number]?.answer(response)
    case .pass(let part, let number): awaited[number]?.pass(part)
    }
  }
}

// MARK: - Ending

extension EventLoop {
  private func signalled() {
    if isDraining { event_base_loopbreak(base) } else { drain() }
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    if let listener { evconnlistener_free(listener) }
    listener = nil
    for connection in awaited.values { connection.pass(.end) }
    var limit = busy.isEmpty ? timeval() : timeval(configuration.draining)
    event_base_loopexit(base, &limit)
  }

  private func endIfDrained() {
    if isDraining && busy.isEmpty { event_base_loopexit(base, nil) }
  }
}

extension timeval {
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
  }
}

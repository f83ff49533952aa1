import CHTTP
import Glibc
import ServerCore

/// One client, on the thread of the loop: a request at a time, and what is sent for it.
final class Connection {
  enum Stage {
    case receiving
    /// The answer is owed.
    case answering(RequestNumber, Asked)
    case sending
    /// The answer has begun, and goes on.
    case streaming(RequestNumber, AnswerStream, Response.End)
    /// All is said; what still arrives is thrown away, so that the last answer can be read.
    case closing
  }

  /// What the form of an answer depends on.
  struct Asked {
    let method: HTTPRequest.Method
    let ending: RequestReader.Ending
  }

  unowned let loop: EventLoop
  /// A bufferevent of the library.
  let buffer: OpaquePointer
  let peer: String
  var stage = Stage.receiving
  var reader: RequestReader
  /// When the first byte came of what is arriving now.
  var begun: ContinuousClock.Instant?
  /// Whose request is arriving, where it counts as one of theirs.
  var counted: String?
  /// Where it stands among those that do the same, and beside whom.
  var queue: ConnectionQueue?
  weak var before: Connection?
  var after: Connection?
  /// What does not fit into the buffer at once.
  var unsent: ArraySlice<UInt8> = []
  /// The connection ends with the answer that is on its way.
  var isLast = false
  /// The other end sends nothing more.
  private(set) var hasEnded = false
  /// Bytes that have arrived and have not been answered.
  var held = 0 { didSet { loop.held += held - oldValue } }
  /// Bytes that came while it was closing.
  var thrownAway = 0

  var configuration: HTTPServer.Configuration { loop.configuration }

  /// - Parameter buffer: is freed when the connection ends.
  init(_ buffer: OpaquePointer, peer: String, of loop: EventLoop) {
    self.buffer = buffer
    self.peer = peer
    self.loop = loop
    reader = loop.newReader(for: peer)
    stand(in: loop.idle)
    bufferevent_setcb(
      buffer,
      { Connection.of($1)?.hasArrived() },
      { Connection.of($1)?.hasBeenSent() },
      { Connection.of($2)?.hasHappened($1) },
      Unmanaged.passUnretained(self).toOpaque()
    )
    wait(reading: configuration.idle)
    bufferevent_enable(buffer, Int16(EV_READ | EV_WRITE))
  }

  /// The loop holds a connection for as long as the library knows of it.
  private static func of(_ context: UnsafeMutableRawPointer?) -> Connection? {
    context.map { Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue() }
  }

  /// For how long the other end may be silent, or take nothing.
  func wait(reading: Duration?) {
    var writing = timeval(configuration.idle)
    guard let reading else {
      bufferevent_set_timeouts(buffer, nil, &writing)
      return
    }
    var time = timeval(reading)
    bufferevent_set_timeouts(buffer, &time, &writing)
  }

  /// Ends here and now.
  func end() {
    switch stage {
    case .answering(let number, _): loop.forget(number)
    case .streaming(let number, let stream, _):
      loop.forget(number)
      stream.isGone()
    case .receiving, .sending, .closing: break
    }
    stage = .closing
    reader = RequestReader()
    held = 0
    stand(in: nil)
    loop.remove(self)
    bufferevent_free(buffer)
  }

  /// Ends in a way that tells the other end that nobody reads any more.
  func cutOff() {
    var hard = linger(l_onoff: 1, l_linger: 0)
    let size = socklen_t(MemoryLayout<linger>.size)
    setsockopt(bufferevent_getfd(buffer), SOL_SOCKET, SO_LINGER, &hard, size)
    end()
  }

  /// Whoever does the same for longer stands before it.
  func stand(in queue: ConnectionQueue?) {
    self.queue?.remove(self)
    queue?.append(self)
  }

  private func hasHappened(_ what: Int16) {
    let isSilence = what & Int16(BEV_EVENT_TIMEOUT | BEV_EVENT_READING)
    if isSilence == Int16(BEV_EVENT_TIMEOUT | BEV_EVENT_READING), case .streaming = stage {
      return giveSignOfLife()
    }
    if what & Int16(BEV_EVENT_EOF | BEV_EVENT_ERROR) == Int16(BEV_EVENT_EOF) { return saysNoMore() }
    if what & Int16(BEV_EVENT_EOF | BEV_EVENT_ERROR | BEV_EVENT_TIMEOUT) != 0 { end() }
  }

  /// The other end has ended its half; it may still read what it is owed, or be gone, so nobody waits for it at the end.
  private func saysNoMore() {
    switch stage {
    case .answering, .sending:
      (isLast, hasEnded) = (true, true)
      loop.hasAnswered(self)
    case .receiving, .streaming, .closing: end()
    }
  }
}

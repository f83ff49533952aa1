import CHTTP
import Glibc

/// A request on its way in.
struct Arrival {
  let connection: OpaquePointer
  /// Nil between two requests.
  var begin: ContinuousClock.Instant?
}

/// The library bounds a header and a body, but neither the time of a whole request, nor a line between
/// two chunks, nor what a client sends while it is being answered.
extension EventLoop {
  func makeConnection(on base: OpaquePointer?) -> OpaquePointer? {
    guard let connection = bufferevent_socket_new(base, -1, 0),
      let input = bufferevent_get_input(connection)
    else { return nil }
    // NB: nothing tells when a connection ends, so an entry stays until its address is used again. It
    // is only ever read for the buffer at that address.
    arrivals[input] = Arrival(connection: connection)
    evbuffer_add_cb(input, { EventLoop.of($2)?.noticeChange(of: $0, $1) }, context)
    return connection
  }

  func finishArrival(on connection: OpaquePointer) {
    let input = bufferevent_get_input(evhttp_connection_get_bufferevent(connection))
    if let input { arrivals[input]?.begin = nil }
  }

  private func noticeChange(of input: OpaquePointer?, _ change: UnsafePointer<evbuffer_cb_info>?) {
    guard let input, let change, change.pointee.n_added > 0, let arrival = arrivals[input] else {
      return
    }
    let now = ContinuousClock.now
    let begin = arrival.begin ?? now
    arrivals[input]?.begin = begin
    if evbuffer_get_length(input) > mostPending
      || begin.duration(to: now) > configuration.receiving
    {
      cutOff(bufferevent_getfd(arrival.connection))
    }
  }

  /// The library finds the end of the connection at its next look, and clears it away itself.
  private func cutOff(_ descriptor: Int32) {
    // Whoever goes on sending is told that nobody reads any more.
    var hard = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &hard, socklen_t(MemoryLayout<linger>.size))
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// A whole request, and as much again of the next one as one read brings.
  private var mostPending: Int {
    configuration.maximumHeaderBytes + configuration.maximumBodyBytes + 64 << 10
  }
}

import CHTTP
import ServerCore

/// From a request to its answer, which may come at once, or later from another thread.
extension EventLoop {
  func answer(_ request: UnsafeMutablePointer<evhttp_request>?) {
    guard let request, let connection = evhttp_request_get_connection(request) else { return }
    var exchange = Exchange(request, on: connection)
    let received = exchange.receive()
    finishArrival(on: connection)
    let number = begin(request, on: connection)
    guard let received else {
      return exchange.send(Response.malformed.secured(), isLast: true)
    }
    exchange.awaitAnswer()
    waiting[number] = exchange
    let (_, given) = orders.looking { handler(received, answer(to: number)) }
    given.forEach(carryOut)
  }

  private func answer(to number: RequestNumber) -> Answer {
    Answer { [orders] in orders.give(.send($0, to: number)) }
  }

  private func begin(
    _ request: UnsafeMutablePointer<evhttp_request>,
    on connection: OpaquePointer
  ) -> RequestNumber {
    requests += 1
    let number = RequestNumber(value: requests)
    answering[connection] = number
    evhttp_request_set_on_complete_cb(request, { EventLoop.of($1)?.sent($0) }, context)
    evhttp_connection_set_closecb(connection, { EventLoop.of($1)?.closed($0) }, context)
    // The library waits for more from the client while it answers. A long answer to a silent client
    // must not end because of that silence: only the writing may take too long here.
    var idle = timeval(configuration.idle)
    bufferevent_set_timeouts(evhttp_connection_get_bufferevent(connection), nil, &idle)
    return number
  }

  private func sent(_ request: UnsafeMutablePointer<evhttp_request>?) {
    let connection = evhttp_request_get_connection(request)
    var idle = timeval(configuration.idle)
    bufferevent_set_timeouts(evhttp_connection_get_bufferevent(connection), &idle, &idle)
    closed(connection)
  }

  private func closed(_ connection: OpaquePointer?) {
    guard let connection, let number = answering.removeValue(forKey: connection) else { return }
    // Whatever is answered to it from now on goes nowhere.
    waiting.removeValue(forKey: number)?.abandon()
    endIfDrained()
  }
}

// MARK: - Orders

extension EventLoop {
  func carryOutOrders() {
    orders.take().forEach(carryOut)
  }

  private func carryOut(_ order: LoopOrders.Order) {
    switch order {
    case .drain: drain()
    case .send(let response, let number):
      guard let exchange = waiting.removeValue(forKey: number) else { return }
      exchange.send(response, isLast: isDraining || exchange.isLast)
    }
  }
}

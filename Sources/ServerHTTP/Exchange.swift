import CHTTP
import ServerCore

/// One request of the library, and the answer to it.
struct Exchange {
  private let request: UnsafeMutablePointer<evhttp_request>
  private let connection: OpaquePointer
  private let method: Request.Method
  /// The client will not use the connection again.
  private(set) var isLast = true

  /// Both pointers are the library's, and live until the answer has been sent, or the connection ends.
  init(_ request: UnsafeMutablePointer<evhttp_request>, on connection: OpaquePointer) {
    self.request = request
    self.connection = connection
    self.method = Self.methods[evhttp_request_get_command(request).rawValue] ?? .other
  }

  /// Nil if the request must not be looked at further.
  mutating func receive() -> Request? {
    guard isSpoken, let text = evhttp_request_get_uri(request),
      let target = RequestTarget(String(cString: text)),
      let headers = receiveHeaders(),
      Framing.isClear(method, headers, namesHost: request.pointee.minor > 0)
    else { return nil }
    isLast = Framing.isLast(headers)
    return Request(method, target, headers: headers, body: receiveBody(), peer: peer)
  }

  /// Leaves what the client sends next where it is, until the answer has been sent.
  ///
  /// NB: the library would go on reading, and end the process at a byte that it does not expect yet.
  /// The end of the connection is still told.
  func awaitAnswer() {
    let buffer = evhttp_connection_get_bufferevent(connection)
    var end: bufferevent_event_cb?
    var context: UnsafeMutableRawPointer?
    bufferevent_getcb(buffer, nil, nil, &end, &context)
    bufferevent_setcb(buffer, nil, nil, end, context)
    bufferevent_enable(buffer, Int16(EV_READ))
  }

  /// The connection has ended before the answer came.
  func abandon() {
    // Then the library has left the request to whoever was to answer it; else it frees it with the rest.
    if evhttp_request_get_connection(request) == nil { evhttp_request_free(request) }
  }

  /// - Parameter isLast: the connection is closed when the answer has been sent.
  func send(_ response: Response, isLast: Bool) {
    let headers = evhttp_request_get_output_headers(request)
    for field in response.headers.fields { evhttp_add_header(headers, field.name, field.value) }
    if response.status != .notModified {
      evhttp_add_header(headers, "Content-Length", String(response.body.count))
    }
    if isLast { evhttp_add_header(headers, "Connection", "close") }
    let body = evbuffer_new()
    let bytes = response.bodyToSend(for: method)
    evbuffer_add(body, bytes, bytes.count)
    evhttp_send_reply(request, Int32(response.status.rawValue), response.status.reason, body)
    evbuffer_free(body)
  }

  private static let methods: [UInt32: Request.Method] = [
    EVHTTP_REQ_GET.rawValue: .get,
    EVHTTP_REQ_HEAD.rawValue: .head,
    EVHTTP_REQ_POST.rawValue: .post,
    EVHTTP_REQ_PUT.rawValue: .put,
    EVHTTP_REQ_PATCH.rawValue: .patch,
    EVHTTP_REQ_DELETE.rawValue: .delete,
    EVHTTP_REQ_OPTIONS.rawValue: .options,
  ]
}

extension Exchange {
  /// Versions 1.0 and 1.1 are; the library takes what is older, too, and would answer it as such.
  private var isSpoken: Bool {
    if request.pointee.major == 1 { return true }
    (request.pointee.major, request.pointee.minor) = (1, 0)
    return false
  }

  private func receiveHeaders() -> Headers? {
    var headers = Headers()
    var next = evhttp_request_get_input_headers(request)?.pointee.tqh_first
    while let field = next?.pointee {
      guard headers.add(String(cString: field.key), String(cString: field.value)) else {
        return nil
      }
      next = field.next.tqe_next
    }
    return headers
  }

  private func receiveBody() -> [UInt8] {
    let buffer = evhttp_request_get_input_buffer(request)
    return [UInt8](unsafeUninitializedCapacity: evbuffer_get_length(buffer)) { bytes, count in
      count = max(0, Int(evbuffer_remove(buffer, bytes.baseAddress, bytes.count)))
    }
  }

  private var peer: String {
    var address: UnsafeMutablePointer<CChar>?
    var port: UInt16 = 0
    evhttp_connection_get_peer(connection, &address, &port)
    return address.map { String(cString: $0) } ?? ""
  }
}

/// What goes back.
///
/// `Content-Length` and the headers of the connection are the transport's.
package struct Response: Sendable, Equatable {
  package var status: Status
  package var headers: Headers
  /// The whole body, also in an answer to HEAD: its length is part of that answer.
  package var body: [UInt8]
  /// What follows the body, in an answer without an end that is known.
  package var stream: AnswerStream?

  package init(
    _ status: Status,
    headers: Headers = [:],
    body: [UInt8] = [],
    stream: AnswerStream? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.stream = stream
  }

  /// What follows the headers on the wire.
  package func bodyToSend(for method: HTTPRequest.Method) -> [UInt8] {
    hasBody(for: method) ? body : []
  }

  package func hasBody(for method: HTTPRequest.Method) -> Bool {
    method != .head && status != .notModified && status != .noContent
  }
}

extension Response {
  package enum Status: Int, Sendable {
    case ok = 200
    case created = 201
    case noContent = 204
    case notModified = 304
    case permanentRedirect = 308
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case gone = 410
    case contentTooLarge = 413
    case expectationFailed = 417
    case unprocessable = 422
    case tooManyRequests = 429
    case headTooLarge = 431
    case internalServerError = 500
    case notImplemented = 501
    case badGateway = 502
    case serviceUnavailable = 503
    case insufficientStorage = 507

    package var reason: String {
      switch self {
      case .ok: "OK"
      case .created: "Created"
      case .noContent: "No Content"
      case .notModified: "Not Modified"
      case .permanentRedirect: "Permanent Redirect"
      case .badRequest: "Bad Request"
      case .unauthorized: "Unauthorized"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .conflict: "Conflict"
      case .gone: "Gone"
      case .contentTooLarge: "Content Too Large"
      case .expectationFailed: "Expectation Failed"
      case .unprocessable: "Unprocessable Content"
      case .tooManyRequests: "Too Many Requests"
      case .headTooLarge: "Request Header Fields Too Large"
      case .internalServerError: "Internal Server Error"
      case .notImplemented: "Not Implemented"
      case .badGateway: "Bad Gateway"
      case .serviceUnavailable: "Service Unavailable"
      case .insufficientStorage: "Insufficient Storage"
      }
    }
  }
}

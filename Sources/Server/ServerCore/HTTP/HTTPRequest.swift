/// One HTTP request that arrived whole.
///
/// Everything in it came from outside.
package struct HTTPRequest: Sendable, Equatable {
  package let method: Method
  package let target: RequestTarget
  package let headers: Headers
  package let body: [UInt8]
  /// The address of the other end, without its port.
  package let peer: String

  package init(
    _ method: Method,
    _ target: RequestTarget,
    headers: Headers = [:],
    body: [UInt8] = [],
    peer: String = ""
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.peer = peer
  }

  /// Of a body that may be for nobody: whoever sent it can still be told why.
  package static let longestUnreadBody = 4096

  package var path: String { target.path }
  package var query: String? { target.query }

  /// The host and port that the client believes to speak to (RFC 9112, section 3.2.2).
  var host: String? { target.authority ?? headers["Host"] }
}

extension HTTPRequest {
  package enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
    case other = "OTHER"

    static let reading: [Method] = [.get, .head]
    var isRead: Bool { Self.reading.contains(self) }

    /// A body comes only after these: not every version of the HTTP library reads it after others.
    var hasBody: Bool { self == .post || self == .put || self == .patch }
  }
}

/// What a push service says.
package enum PushAnswer: Hashable, Sendable {
  case taken
  /// The browser has ended its subscription (404, 410).
  case gone
  /// It will never take this message.
  case refused
  /// Later, after so many seconds where it says so.
  case busy(after: Int64?)

  /// - Parameter retryAfter: seconds; a date is not waited for.
  package init(status: Int, retryAfter: String?) {
    self =
      switch status {
      case 200..<300: .taken
      case 404, 410: .gone
      case 408, 425, 429, 500...: .busy(after: retryAfter.flatMap { Int64($0) })
      default: .refused
      }
  }
}

/// What goes to a push service.
package struct PushRequest: Sendable {
  package let endpoint: String
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]
}

/// Why what arrives on a connection is no request; whatever follows on it is not looked at.
package enum RequestFault: Error, Hashable, Sendable, CaseIterable {
  case malformed
  case headTooLarge
  case bodyTooLarge
  case unknownExpectation

  /// Repeats nothing of what arrived.
  package var response: Response {
    switch self {
    case .malformed:
      .error(.badRequest, "malformed", "This request could not be understood.")
    case .headTooLarge:
      .error(.headTooLarge, "head-too-large", "The header of this request is too large.")
    case .bodyTooLarge:
      .error(.contentTooLarge, "too-large", "This is larger than what is taken here.")
    case .unknownExpectation:
      .error(.expectationFailed, "expectation", "What this request expects is not done here.")
    }
  }
}

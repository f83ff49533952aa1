import SyncWire

extension HTTPRequest {
  private static let scheme = "Bearer "

  /// What somebody shows of themselves, 64 digits; nobody is told why others are none.
  var bearer: [UInt8]? {
    guard let header = headers["Authorization"], header.hasPrefix(Self.scheme) else { return nil }
    return Hash256(hexText: String(header.dropFirst(Self.scheme.count)))?.bytes
  }
}

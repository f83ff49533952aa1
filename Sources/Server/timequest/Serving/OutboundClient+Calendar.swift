import Outbound

extension OutboundClient {
  /// Whoever publishes one does so where everybody looks; other ports lead to what nobody meant to publish.
  static var ofCalendars: OutboundClient {
    var limits = Limits()
    limits.port = 443
    // Some hand out all years that they have.
    limits.length = 16 << 20
    return OutboundClient(limits: limits, mayReach: isOutside)
  }

  /// The file behind the address of somebody else's calendar; none where it cannot be had.
  func calendar(_ address: String) -> [UInt8]? {
    var request = OutboundRequest(address)
    request.headers = [("Accept", "text/calendar, */*;q=0.5")]
    guard let response = try? send(request), response.status == 200 else { return nil }
    return response.body
  }
}

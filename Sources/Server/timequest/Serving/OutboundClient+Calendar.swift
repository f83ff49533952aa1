import Outbound
import ServerCore

extension OutboundClient {
  /// Whoever publishes one does so where everybody looks; other ports lead to what nobody meant to publish.
  static var ofCalendars: OutboundClient {
    var limits = Limits()
    limits.port = 443
    // Some hand out all years that they have.
    limits.length = 16 << 20
    return OutboundClient(limits: limits, mayReach: isOutside)
  }

  /// The file behind the address of somebody else's calendar.
  ///
  /// - Parameter tag: of what is known of it already.
  func calendar(_ address: String, knowing tag: String?) -> FetchedCalendar {
    var request = OutboundRequest(address)
    request.headers = [("Accept", "text/calendar, */*;q=0.5")]
    if let tag { request.headers.append(("If-None-Match", tag)) }
    do {
      return FetchedCalendar(try send(request))
    } catch .notPublic {
      return .inside
    } catch .tooLong {
      return .tooLong
    } catch {
      return .unanswered
    }
  }
}

extension FetchedCalendar {
  fileprivate init(_ response: OutboundResponse) {
    self =
      switch response.status {
      case 200: .file(response.body, tag: response.tag)
      case 304: .unchanged
      case 401, 403, 407: .closed
      case 404, 410: .gone
      default: .unanswered
      }
  }
}

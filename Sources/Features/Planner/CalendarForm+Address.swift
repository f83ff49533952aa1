import AppCore
import Basics
import Calendars
import Domain
import SyncWire
import Time

// A calendar behind an address is fetched by the family's server, as far as there is one.
extension CalendarForm {
  static let longestAddress = 2000

  /// As the server is asked for it.
  private var fetchedAddress: String? {
    let typed = Array(address.trimmed.utf8)
    guard typed.count <= Self.longestAddress, typed.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    for scheme in ["https://", "webcal://"] {
      let rest = typed.dropFirst(scheme.utf8.count)
      let start = String(decoding: typed.prefix(scheme.utf8.count), as: UTF8.self)
      if start.lowercased().hasSameScalars(as: scheme), let first = rest.first,
        first != UInt8(ascii: "/")
      {
        return "https://" + String(decoding: Array(rest), as: UTF8.self)
      }
    }
    return nil
  }

  /// Another one stands in its field than what is kept was read from.
  var hasUnreadAddress: Bool {
    guard from == .address, !address.trimmed.isEmpty else { return false }
    var origin = known?.origin
    if case .done(let fresh, _) = reading { origin = fresh }
    guard case .address(let read)? = origin, let fetchedAddress else { return true }
    return !read.hasSameScalars(as: fetchedAddress)
  }

  mutating func fetch(on today: LocalDay) -> [Effect] {
    guard let fetchedAddress else {
      reading = .refused(.noAddress)
      return []
    }
    reading = .running(.address(fetchedAddress))
    return [.ask(.fetchCalendar(fetchedAddress, for: .form, on: today))]
  }

  mutating func take(_ answer: FetchAnswer) {
    guard case .running(let origin) = reading else { return }
    switch answer {
    case .read(let read, let tag): take(read, from: origin, tag: tag)
    case .refused(.noCalendar): reading = .refused(.page)
    case .refused(let refusal): reading = .refused(refusal)
    // Nobody has told a tag.
    case .unchanged: reading = .refused(.notFetched)
    }
  }
}

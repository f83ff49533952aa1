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
    return [.ask(.fetchCalendar(fetchedAddress, on: today))]
  }

  /// - Parameter bytes: first what came of asking, then what was read.
  mutating func takeFetched(_ bytes: [UInt8]?) {
    guard case .running = reading else { return }
    // As the browser's side numbers them (Public/runtime/later/calendar.js); 1 is a calendar.
    switch bytes?.first {
    case 0: reading = .refused(.noServer)
    case 2: reading = .refused(.noFamily)
    case 3: reading = .refused(.tooOften)
    default: take(bytes.map { Array($0.dropFirst()) }, orElse: .notFetched)
    }
  }
}

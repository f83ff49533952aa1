import Outbound
import ServerCore
import ServerHTTP

extension CalendarFetching {
  /// From the Internet, by threads of its own.
  ///
  /// - Parameters:
  ///   - isMembers: whether a token is one of a device that is in a family; nil where that cannot be seen now.
  ///   - now: milliseconds since 1970.
  init(
    isMembers: @escaping @Sendable (_ token: [UInt8]) -> Bool?,
    now: @escaping @Sendable () -> Int64
  ) {
    let outbound = OutboundClient.ofCalendars
    self.init(
      { outbound.calendar($0, knowing: $1) },
      isMembers: isMembers,
      // Each lasts for ten seconds at most: nobody waits for longer than twice as long.
      places: (Workers(width: 1).place, Workers(width: 8, mostWaiting: 8).place),
      now: now
    )
  }
}

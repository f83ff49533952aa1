import ServerCore
import Synchronization

/// Requests that a server has counted ahead of their coming: a trip for each would be most of what a database has to do.
///
/// The database never counts too few, so all servers together let nobody ask more often than one would. Where a family
/// has gone to several servers within an hour, each keeps some of its device's that nobody asks.
final class CountedAhead: Sendable {
  private struct Lot {
    let hour: Int64
    var next: Int
    let last: Int
  }

  /// Of a device, which may ask some hundred times an hour; strangers may a few times.
  private static let ofDevices = 16
  /// Of whoever asks beyond, others are forgotten.
  private static let most = 10_000

  private let lots = Mutex<[UInt128: Lot]>([:])

  /// - Parameter take: counts so many in the database; nil where it cannot say.
  /// - Returns: with this one; 0 where that cannot be seen now.
  func count(
    _ asker: Asker,
    at place: UInt128,
    _ hour: Int64,
    take: (_ more: Int) -> Int?
  ) -> Int {
    guard case .device = asker else { return take(1) ?? 0 }
    if let number = next(place, hour) { return number }
    guard let last = take(Self.ofDevices) else { return 0 }
    let number = last - Self.ofDevices + 1
    keep(Lot(hour: hour, next: number + 1, last: last), place)
    return number
  }

  private func next(_ place: UInt128, _ hour: Int64) -> Int? {
    lots.withLock { lots in
      guard let lot = lots[place], lot.hour == hour, lot.next <= lot.last else { return nil }
      lots[place]?.next += 1
      return lot.next
    }
  }

  private func keep(_ lot: Lot, _ place: UInt128) {
    lots.withLock { lots in
      if lots.count >= Self.most { lots = [:] }
      lots[place] = lot
    }
  }
}

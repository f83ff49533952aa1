import Basics
import ServerCore
import SyncWire
import Synchronization

/// How often somebody has asked since the hour began, of all servers together.
extension PostgresConnection {
  /// - Parameter more: requests that are counted now.
  /// - Returns: with these; nil where that cannot be seen now.
  func count(_ place: UInt128, _ hour: Int64, _ more: Int) -> Int? {
    let count = first(
      """
      INSERT INTO rates (hour, asker, asked) VALUES ($2, $1, $3)
      ON CONFLICT (asker, hour) DO UPDATE SET asked = rates.asked + excluded.asked RETURNING asked
      """,
      .id(place),
      .number(hour),
      .number(Int64(more))
    ) { Int($0.number(0)) }
    if count == more { forget(place, before: hour) }
    return count
  }

  /// Whoever comes in another hour takes its own row of the one before along: each has one, whenever it asked last.
  private func forget(_ place: UInt128, before hour: Int64) {
    ask("DELETE FROM rates WHERE asker = $1 AND hour < $2", [.id(place), .number(hour)]) { _ in }
  }
}

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

extension Asker {
  /// Where this one is counted; addresses, of which there are without end, share few places.
  func place(by hash: (_ bytes: [UInt8]) -> Hash256) -> UInt128 {
    switch self {
    case .device(let family, let device): family.raw ^ device.raw
    case .code(let family, let name): Self.half(of: hash(Array("\(family.raw) \(name.text)".utf8)))
    case .address(let address, let door):
      Self.half(of: hash(Array("\(door) \(address)".utf8))) & 0xFFFF
    }
  }

  private static func half(of hash: Hash256) -> UInt128 {
    hash.bytes.prefix(16).reduce(0) { $0 << 8 | UInt128($1) }
  }
}

import Basics
import ServerCore
import SyncWire

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

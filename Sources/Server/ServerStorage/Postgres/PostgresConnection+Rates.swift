import Basics
import ServerCore
import SyncWire

/// How often somebody has asked since the hour began, of all servers together.
extension PostgresConnection {
  /// - Returns: with this one; 0 where that cannot be seen now.
  func count(_ place: UInt128, _ hour: Int64) -> Int {
    let count = first(
      """
      INSERT INTO rates (hour, asker, asked) VALUES ($1, $2, 1)
      ON CONFLICT (hour, asker) DO UPDATE SET asked = rates.asked + 1 RETURNING asked
      """,
      .number(hour),
      .id(place)
    ) { Int($0.number(0)) }
    if count == 1 { forget(before: hour) }
    return count ?? 0
  }

  /// Whoever is new in an hour takes a few rows of the hours before along.
  private func forget(before hour: Int64) {
    ask(
      """
      DELETE FROM rates WHERE (hour, asker) IN (SELECT hour, asker FROM rates WHERE hour < $1 LIMIT 4)
      """,
      [.number(hour)]
    ) { _ in }
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

import Basics
import Domain
import SyncWire
import Time

extension PollRecord {
  private static let version: UInt8 = 1

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.version)
    writer.write(coolDownEnd?.milliseconds ?? 0)
    writer.write(count: doublings)
    writer.write(count: day.number)
    writer.write(count: calls)
    writer.write(lastAsked?.milliseconds ?? 0)
    return writer.bytes
  }

  /// None when another version wrote it, or nobody.
  ///
  /// Numbers of which no instant or day can be made are cut: whatever they are, the policy bears them.
  init?(bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard reader.byte() == Self.version else { return nil }
    let coolDownEnd = reader.number()
    let doublings = reader.number()
    let day = reader.number()
    let calls = reader.number()
    let lastAsked = reader.number()
    if reader.isBroken { return nil }
    self.init(
      coolDownEnd: Self.instant(coolDownEnd),
      doublings: Int(min(max(doublings, 0), 100)),
      day: LocalDay(number: Int(min(max(day, 0), Self.lastDay))),
      calls: Int(min(max(calls, 0), 1_000_000)),
      lastAsked: Self.instant(lastAsked)
    )
  }

  private static let lastDay: Int64 = 100_000
  private static let lastInstant = lastDay * 24 * 3600 * 1000

  private static func instant(_ milliseconds: Int64) -> Instant? {
    (1...lastInstant).contains(milliseconds) ? Instant(milliseconds: milliseconds) : nil
  }
}

import ICalendar
import NativeZones
import Synchronization

/// Zones of this system that were asked for lately: each ring of a device asks for its own.
///
/// Threads may share it.
final class ZoneShelf: Sendable {
  private struct Zone {
    let table: OffsetTable
    let read: ContinuousClock.Instant
  }

  /// What the system has learned meanwhile counts from then on.
  private static let freshness = Duration.seconds(3600)
  /// More than one server's families live in.
  private static let most = 64

  private let zones = Mutex<[String: Zone]>([:])
  private let read: @Sendable (String) -> OffsetTable?
  private let now: @Sendable () -> ContinuousClock.Instant

  init(
    read: @escaping @Sendable (String) -> OffsetTable? = SystemZones.table,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.read, self.now) = (read, now)
  }

  /// The offsets of an IANA zone; none for other names, which are looked for each time.
  @Sendable func table(_ name: String) -> OffsetTable? {
    let now = now()
    let known = zones.withLock { $0[name] }
    if let known, known.read.duration(to: now) < Self.freshness { return known.table }
    guard let table = read(name) else { return nil }
    zones.withLock { zones in
      if zones.count >= Self.most { zones = [:] }
      zones[name] = Zone(table: table, read: now)
    }
    return table
  }
}

import Basics
import Domain
import SyncWire
import Time

// How the game's values are written in a snapshot: one way for each. A value is read into its bounds,
// whatever the bytes say.

extension ByteWriter {
  mutating func write<Subject>(_ id: Identifier<Subject>) { write(id.raw) }
  mutating func write(_ instant: Instant) { write(instant.milliseconds) }
  mutating func write(_ duration: Seconds) { write(duration.milliseconds) }
  mutating func write(_ offset: UTCOffset) { write(Int64(offset.minutes)) }
  mutating func write(_ experience: XP) { write(Int64(experience.points)) }
  mutating func write(_ level: DifficultyLevel) { write(UInt8(level.rawValue)) }

  @inline(never)
  mutating func write(_ stamp: Stamp) {
    write(Int64(bitPattern: stamp.clock.packed))
    write(stamp.clock.device)
    write(stamp.id)
  }
}

extension ByteReader {
  mutating func identifier<Subject>() -> Identifier<Subject> { Identifier(id()) }
  mutating func instant() -> Instant { Instant(milliseconds: number()) }
  mutating func seconds() -> Seconds { Seconds(milliseconds: number()) }
  mutating func offset() -> UTCOffset { UTCOffset(minutes: Int(clamping: number())) }
  mutating func experience() -> XP { XP(Int(clamping: number())) }
  mutating func level() -> DifficultyLevel {
    DifficultyLevel(rawValue: place(among: DifficultyLevel.allCases.count)) ?? .learning
  }

  @inline(never)
  mutating func stamp() -> Stamp {
    let packed = UInt64(bitPattern: number())
    return Stamp(clock: HybridTime(packed: packed, device: id()), id: identifier())
  }

  /// One of several things, by its place among them.
  @inline(never)
  mutating func place(among count: Int) -> Int {
    let place = Int(byte())
    if place < count { return place }
    refuse()
    return 0
  }
}

import Basics
import Domain
import SyncWire
import Time

// How the game's values are stored: each in one way, which is used everywhere.

extension Coder {
  @inline(never)
  mutating func id<Subject>(
    _ name: StaticString,
    _ id: Identifier<Subject>
  ) -> Identifier<Subject> {
    Identifier(number(name, id.raw))
  }

  mutating func ids<Subject>(
    _ name: StaticString,
    _ ids: [Identifier<Subject>]
  ) -> [Identifier<Subject>] {
    numbers(name, ids.map { $0.raw }).map { Identifier($0) }
  }

  @inline(never)
  mutating func instant(_ name: StaticString, _ instant: Instant) -> Instant {
    Instant(milliseconds: integer(name, instant.milliseconds, in: 0...Instant.latest))
  }

  @inline(never)
  mutating func seconds(_ name: StaticString, _ duration: Seconds) -> Seconds {
    let bounds = -Seconds.limit...Seconds.limit
    return Seconds(milliseconds: integer(name, duration.milliseconds, in: bounds))
  }

  @inline(never)
  mutating func offset(_ name: StaticString, _ offset: UTCOffset) -> UTCOffset {
    UTCOffset(minutes: Int(integer(name, Int64(offset.minutes), in: -1440...1440)))
  }

  @inline(never)
  mutating func experience(_ name: StaticString, _ experience: XP) -> XP {
    XP(Int(integer(name, Int64(experience.points), in: 0...Int64(XP.limit))))
  }

  @inline(never)
  mutating func level(_ name: StaticString, _ level: DifficultyLevel) -> DifficultyLevel {
    let all = DifficultyLevel.allCases
    return all[place(name, level.rawValue, among: all.count)]
  }

  @inline(never)
  mutating func rating(_ name: StaticString, _ rating: Rating) -> Rating {
    let all = Rating.allCases
    return all[place(name, rating.rawValue, among: all.count)]
  }

  @inline(never)
  mutating func bands(_ name: StaticString, _ bands: BandMultiplier) -> BandMultiplier {
    let bounds = 1...10 * BandMultiplier.one
    return BandMultiplier(thousandths: integer(name, bands.thousandths, in: bounds))
  }

  mutating func icon(_ name: StaticString, _ icon: Icon) -> Icon { Icon(text(name, icon.name)) }

  /// A value that is stored as a text of its own.
  mutating func parsed<Value>(
    _ name: StaticString,
    _ value: Value,
    _ text: String,
    _ parse: (String) -> Value?
  ) -> Value {
    let stored = self.text(name, text)
    guard isReading else { return value }
    if let read = parse(stored) { return read }
    refuse(name)
    return value
  }
}

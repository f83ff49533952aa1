import ICalendar
import Synchronization
import Testing

@testable import timequest

@Suite struct ZoneShelfTests {
  private final class System: Sendable {
    let reads = Mutex<[String]>([])
    let hours = Mutex(0)
  }

  private static func shelf(_ system: System) -> ZoneShelf {
    let start = ContinuousClock.now
    return ZoneShelf(
      read: { name in
        system.reads.withLock { $0.append(name) }
        return name == "Nowhere" ? nil : OffsetTable(before: 3600)
      },
      now: { start.advanced(by: .seconds(3600) * system.hours.withLock { $0 }) }
    )
  }

  @Test func aZoneIsReadOnceAnHour() {
    let system = System()
    let shelf = Self.shelf(system)
    for _ in 0..<100 { #expect(shelf.table("Europe/Berlin") == OffsetTable(before: 3600)) }
    #expect(system.reads.withLock { $0.count } == 1)
    system.hours.withLock { $0 = 1 }
    for _ in 0..<100 { _ = shelf.table("Europe/Berlin") }
    #expect(system.reads.withLock { $0.count } == 2)
  }

  @Test func howeverManyAreAskedForAFewAreKept() {
    let system = System()
    let shelf = Self.shelf(system)
    for number in 0..<1000 { _ = shelf.table("Zone/\(number)") }
    #expect(shelf.table("Nowhere") == nil)
    _ = shelf.table("Zone/999")
    _ = shelf.table("Zone/0")
    #expect(system.reads.withLock { $0.count } == 1002)
  }

  /// For the system a name ends with a zero, and what stands behind it would lead to the same file.
  @Test(arguments: [0, 10, 32, 228] as [UInt8])
  func aNameIsTakenAsItIsWritten(letter: UInt8) {
    let (shelf, end) = (ZoneShelf(), String(UnicodeScalar(letter)))
    #expect(shelf.table("Europe/Berlin").map { _ in true } == true)
    for name in ["Europe/Berlin" + end, "Europe/Berlin" + end + "x"] {
      #expect(shelf.table(name) == nil)
    }
  }
}

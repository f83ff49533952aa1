import Basics
import SyncWire
import Testing

@testable import Sync

/// What waits to be sent keeps its order, whatever comes in front of it or behind it.
@Suite struct OutboxTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func itIsAListThatIsStoredInPieces(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (outbox, plain): (Outbox, [UInt128]) = (Outbox(), [])
    var next: UInt128 = 0
    for _ in 0..<200 {
      let count = Int(random.next() % 1200)
      let ids = (0..<count).map { next + UInt128($0) }
      switch random.next() % 4 {
      case 0:
        outbox.append(ids)
        plain += ids
      case 1:
        outbox.prepend(ids)
        plain = ids + plain
      default:
        let gone = min(count, plain.count)
        outbox.removeFirst(gone)
        plain.removeFirst(gone)
      }
      next += UInt128(count)
      #expect(outbox.ids == plain, "seed \(seed)")
      #expect(outbox.prefix(500) == Array(plain.prefix(500)), "seed \(seed)")
      #expect(outbox.isEmpty == plain.isEmpty, "seed \(seed)")
      let numbers = outbox.pieces.map { $0.number }
      #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count, "seed \(seed)")
    }
  }

  @Test func whatIsAddedToALongOneIsAllThatIsWritten() throws {
    var book = Book(family: FamilyID(1), device: DeviceID(2), role: [.plan], beginning: .zero)
    book.outbox[.plan, default: Outbox()].append((1...50_000).map { UInt128($0) })
    let before = book
    book.outbox[.plan, default: Outbox()].append([70_000])
    let bytes = book.changes(since: before).compactMap { $0.bytes?.count }.reduce(0, +)
    #expect(bytes < 1000)
  }

  @Test func whatWasSentIsNoLongerThere() {
    var book = Book(family: FamilyID(1), device: DeviceID(2), role: [.plan], beginning: .zero)
    book.outbox[.plan, default: Outbox()].append((1...1000).map { UInt128($0) })
    let before = book
    book.outbox[.plan, default: Outbox()].removeFirst(500)
    let gone = book.changes(since: before).filter { $0.bytes == nil }.map { $0.key }
    #expect(gone == [.waiting(.plan, before.outbox.values[0].pieces[0].number)])
  }
}

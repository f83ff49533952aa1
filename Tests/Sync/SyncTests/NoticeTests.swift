import SyncSimulation
import SyncWire
import Testing

@testable import Sync

/// What is told of trouble, until somebody has read it.
@Suite struct NoticeTests {
  private var sync = SyncMachine(
    Book(family: FamilyID(1), device: DeviceID(2), role: [.plan], beginning: .zero)
  )

  private mutating func hear(_ refusal: SyncRefusal) {
    _ = sync.take(.wake, at: 0)
    _ = sync.take(.answered(Answered(status: refusal.status, body: refusal.body)), at: 0)
  }

  /// That the log is as it is known here.
  private mutating func hearOfNothingNew() throws {
    _ = sync.take(.wake, at: 0)
    let page = LogPage(top: sync.book.log.cursor, frames: [], notes: [])
    _ = sync.take(.answered(Answered(status: 200, body: try page.bytes)), at: 0)
  }

  @Test mutating func whatWasReadIsToldAgainWhenItHasHappenedAnew() {
    hear(.branch)
    #expect(sync.book.told == [.rollback] && sync.book.seen == [])
    _ = sync.take(.seen(.rollback), at: 0)
    #expect(sync.book.told == [.rollback] && sync.book.seen == [.rollback])
    hear(.branch)
    #expect(sync.book.told == [.rollback] && sync.book.seen == [])
  }

  @Test mutating func whatLastsIsNotToldAgainAndGoesByItself() throws {
    hear(.unknown)
    _ = sync.take(.seen(.unknown), at: 0)
    hear(.unknown)
    #expect(sync.book.told == [.unknown] && sync.book.seen == [.unknown])
    try hearOfNothingNew()
    #expect(sync.book.told == [] && sync.book.seen == [])
    hear(.unknown)
    #expect(sync.book.told == [.unknown] && sync.book.seen == [])
  }

  @Test mutating func whatWasReadIsStoredAtOnceAlsoWhileSomethingIsUnderWay() {
    hear(.branch)
    _ = sync.take(.wake, at: 0)
    let orders = sync.take(.seen(.rollback), at: 0)
    #expect(orders.contains { if case .store = $0 { true } else { false } })
    #expect(sync.book.seen == [.rollback])
  }

  @Test mutating func nothingIsReadThatWasNotTold() {
    hear(.branch)
    for notice in SyncNotice.allCases { _ = sync.take(.seen(notice), at: 0) }
    for notice in SyncNotice.allCases { _ = sync.take(.seen(notice), at: 0) }
    #expect(sync.book.seen == [.rollback])
  }

  @Test func whatWasReadComesBackFromStorage() throws {
    let device = try SimulatedDevice.grown()
    var (book, stored) = (device.book, device.disk.stored)
    for notice in [SyncNotice.copy, .lost] where !book.told.contains(notice) {
      book.told.append(notice)
    }
    book.note(seen: .lost)
    stored.head = book.headBytes
    let read = try Book(stored)
    #expect(read.told == book.told && read.seen == [.lost])
  }
}

import SyncWire
import Testing

@testable import Sync

@Suite struct PatienceTests {
  private func waits(_ orders: [SyncOrder]) -> [Int] {
    orders.compactMap { if case .wait(let seconds) = $0 { seconds } else { nil } }
  }

  private var device: SyncMachine {
    SyncMachine(Book(family: FamilyID(1), device: DeviceID(2), role: [.plan], beginning: .zero))
  }

  @Test func eachSilenceIsWaitedOutTwiceAsLongUpToTwoMinutes() {
    var sync = device
    var seconds: [Int] = []
    for _ in 0..<12 {
      _ = sync.take(.wake, at: 0)
      seconds += waits(sync.take(.answered(nil), at: 0))
    }
    #expect(seconds == [2, 4, 8, 16, 32, 64, 120, 120, 120, 120, 120, 120])
  }

  @Test func whomTheServerDoesNotKnowAsksOnceADay() {
    var sync = device
    _ = sync.take(.wake, at: 0)
    let answer = Answered(status: 401, body: SyncRefusal.unknown.body)
    #expect(waits(sync.take(.answered(answer), at: 0)) == [86_400])
    #expect(sync.book.told == [.unknown])
  }

  @Test(arguments: [
    (500, []), (404, Array("not found".utf8)), (410, []), (200, []),
    (403, Array(#"{"error":{"code":"revoked","message":"","entry":"AAAA"}}"#.utf8)),
  ])
  func whatStandsBetweenThemProvesNothing(status: Int, body: [UInt8]) {
    var sync = device
    _ = sync.take(.wake, at: 0)
    let orders = sync.take(.answered(Answered(status: status, body: body)), at: 0)
    #expect(waits(orders).count == 1)
    #expect(sync.book.standing == .member)
  }
}

import Basics
import Domain
import SyncEngine
import Time

/// One device that makes operations a second apart, beginning on a morning.
package struct TestLog {
  package static let player = PlayerID(1)

  package private(set) var now: Instant
  private var clock = HybridClock(device: 1)
  private var nextID: UInt128 = 1

  package init() {
    let day = LocalDay(year: 2026, month: 3, day: 2)
    now = Instant(milliseconds: Int64(day.number) * 86_400_000).adding(.hours(7))
  }

  package mutating func advance(by duration: Seconds) { now = now.adding(duration) }

  package mutating func make(_ body: OperationBody) -> Operation {
    defer {
      nextID += 1
      advance(by: Seconds(1))
    }
    return Operation(
      id: OperationID(nextID),
      clock: clock.tick(milliseconds: now.milliseconds),
      recordedAt: now,
      offset: .utc,
      player: body.isPlay ? Self.player : nil,
      body: body
    )
  }
}

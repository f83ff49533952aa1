import SyncEngine
import SyncWire
import Testing

@Suite struct HybridClockTests {
  @Test func timesOfADeviceAlwaysGrowAlsoWhenItsClockIsSetBack() {
    var clock = HybridClock(device: 1)
    let times = [1000, 1000, 400, 2000, 0].map { clock.tick(milliseconds: $0) }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(times[1].milliseconds == 1000)
    #expect(times[1].count == 1)
  }

  @Test func whatWasSeenIsAlwaysEarlierThanWhatIsDoneNext() {
    var ahead = HybridClock(device: 1)
    var behind = HybridClock(device: 2)
    let seen = ahead.tick(milliseconds: 9_000_000)
    behind.absorb(seen)
    #expect(behind.tick(milliseconds: 5) > seen)
  }

  @Test func aFullCountRunsOverIntoTheMilliseconds() {
    var clock = HybridClock(device: 1)
    clock.absorb(HybridTime(milliseconds: 7, count: 0xFFFF, device: 2)!)
    let next = clock.tick(milliseconds: 0)
    #expect(next.milliseconds == 8)
    #expect(next.count == 0)
  }

  @Test func theVeryLastTimeIsNoTrap() {
    var clock = HybridClock(device: 1)
    clock.absorb(HybridTime(packed: .max, device: 2))
    #expect(clock.tick(milliseconds: .max).packed == .max)
    #expect(clock.tick(milliseconds: .min).packed == .max)
  }

  @Test func twoDevicesNeverShareATime() {
    var one = HybridClock(device: 1)
    var other = HybridClock(device: 2)
    #expect(one.tick(milliseconds: 5) != other.tick(milliseconds: 5))
  }
}

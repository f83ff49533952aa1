import Basics
import SyncWire
import Testing

@testable import SyncHost
@testable import SyncSimulation

/// What a removed device sent to a server that had forgotten its removal, and had counted, goes with a word.
@Suite struct SetAsideTests {
  private let network = TestNetwork()
  private let (first, second, removed): (TestDevice, TestDevice, TestDevice)

  init() throws {
    (first, second, removed) = (TestDevice(network), TestDevice(network), TestDevice(network))
    try bringIn(second)
    try bringIn(removed)
    work()
  }

  private func work() {
    for _ in 0..<4 { for device in [first, second, removed] { device.wait() } }
  }

  private func bringIn(_ device: TestDevice) throws {
    try first.bringIn(device) { work() }
  }

  private func removeUnseen() throws {
    let past = network.memory.tables
    first.wish(.remove(try #require(removed.status.device)))
    network.memory.tables = past
  }

  @Test func whatARemovedDeviceSentToAServerThatForgotIsSetAsideWithAWord() throws {
    try removeUnseen()
    removed.make(operation(7))
    second.look()
    #expect(ids(second).contains(7) && second.status.notices.isEmpty)
    work()
    #expect(!ids(second).contains(7))
    #expect(second.status.notices.contains(.setAside))
    #expect(ids(removed).contains(7))
    #expect(removed.status.standing == .removed)
  }

  @Test func itComesBackWithTheDevice() throws {
    try removeUnseen()
    removed.make(operation(7))
    second.look()
    work()
    try bringIn(removed)
    removed.lookAtLog()
    work()
    #expect(ids(second).contains(7) && ids(first).contains(7))
  }

  @Test func nothingIsSaidWhereNothingHadCounted() throws {
    try removeUnseen()
    removed.make(operation(7))
    work()
    #expect(!ids(second).contains(7))
    #expect(!first.status.notices.contains(.setAside))
  }
}

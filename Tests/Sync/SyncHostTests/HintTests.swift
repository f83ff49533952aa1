import Basics
import Sync
import SyncWire
import Testing

@testable import SyncHost

/// Hearing how far the log has come.
@Suite struct HintTests {
  private let network = TestNetwork()

  private func founded() throws -> TestDevice {
    let device = TestDevice(network)
    device.wish(.invite(isParents: true, player: nil, own: []))
    device.wish(.cancelPairing)
    return device
  }

  @Test func whoIsAloneHearsNothing() {
    #expect(TestDevice(network).listens.isEmpty)
  }

  @Test func aMemberHearsAsItselfOnce() throws {
    let device = try founded()
    let book = try #require(device.host.sync?.book)
    device.look()
    #expect(device.listens.count == 1)
    let listens = try #require(device.listens.first)
    #expect(listens.call == .hints(book.family))
    #expect(listens.token == device.token(of: .device(book.device)))
    device.restart()
    #expect(device.listens.count == 2)
  }

  @Test func whatItKnowsAlreadyIsNotLookedFor() throws {
    let device = try founded()
    let top = try #require(device.host.sync?.book.log.cursor.number)
    let asked = network.asked
    device.tell(.hinted(top))
    #expect(network.asked == asked)
    device.tell(.hinted(top + 1))
    #expect(network.asked == asked + 1)
    device.tell(.hinted(top - 1))
    #expect(network.asked == asked + 2)
  }
}

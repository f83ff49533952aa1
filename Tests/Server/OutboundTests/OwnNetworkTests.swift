import Testing

@testable import Outbound

@Suite struct OwnNetworkTests {
  private static let own = OwnNetwork(
    ["203.0.113.7", "2a00:1450:4001:7::5"].compactMap { InternetAddress($0) }
  )

  @Test(arguments: [
    "203.0.113.7", "2a00:1450:4001:7::5", "2a00:1450:4001:7:ffff::1", "2a00:1450:4001:ff::5",
  ])
  func whatStandsBesideThisMachineIsOfItsNetwork(_ text: String) throws {
    #expect(try Self.own.contains(#require(InternetAddress(text))))
  }

  @Test(arguments: ["203.0.113.8", "2a00:1450:4001:100::5", "2a00:1450:4000:7::5", "::1"])
  func otherMachinesAreNot(_ text: String) throws {
    #expect(try !Self.own.contains(#require(InternetAddress(text))))
  }

  @Test func thisMachineKnowsItsOwn() throws {
    #expect(try OwnNetwork.now.contains(#require(InternetAddress("127.0.0.1"))))
    #expect(try !OwnNetwork.now.contains(#require(InternetAddress("192.0.2.1"))))
  }
}

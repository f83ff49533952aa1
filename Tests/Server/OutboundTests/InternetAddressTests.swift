import Testing

@testable import Outbound

@Suite struct InternetAddressTests {
  @Test(arguments: [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.1",
    "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1",
    "192.168.178.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.251",
    "239.255.255.250", "240.0.0.1", "255.255.255.255",
  ])
  func whatIsNotOfTheWholeInternetIsNotPublic(_ text: String) throws {
    #expect(try !#require(InternetAddress(text)).isPublic)
  }

  @Test(arguments: [
    "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8",
    "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "100::1", "2001::1", "2001:0:4136:e378::1",
    "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1", "2002:a00:1::1", "3fff::1",
    "fc00::1", "fd12:3456:789a::1", "fe80::1", "fec0::1", "ff02::1", "5f00::1",
  ])
  func noMoreIsItsCounterpartOfVersion6(_ text: String) throws {
    #expect(try !#require(InternetAddress(text)).isPublic)
  }

  @Test(arguments: [
    "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
    "126.255.255.255", "128.0.0.0", "169.253.255.255", "172.15.255.255", "172.32.0.0",
    "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255",
    "2001:200::1", "2003::1", "2606:4700::1111", "2a00:1450:4001::1", "3ffe::1",
  ])
  func whatLiesBesideIsPublic(_ text: String) throws {
    #expect(try #require(InternetAddress(text)).isPublic)
  }

  @Test(arguments: ["", "localhost", "1.2.3", "0177.0.0.1", "1.2.3.4.5", "::1%lo", "[::1]"])
  func whatIsNoAddressIsNone(_ text: String) {
    #expect(InternetAddress(text) == nil)
  }
}

import Synchronization
import Testing

@testable import Outbound

@Suite struct OutboundTests {
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer() }

  @Test func whatLiesThereIsFetchedWithItsTag() throws {
    let response = try server.outbound().send(OutboundRequest(server.address("hello")))
    #expect(response.status == 200)
    #expect(response.body == Array("hello".utf8))
    #expect(response.tag == #""one""#)
  }

  @Test func whatHasNotChangedIsNotSentAgain() throws {
    var request = OutboundRequest(server.address("hello"))
    request.headers = [("If-None-Match", #""one""#)]
    let response = try server.outbound().send(request)
    #expect(response.status == 304)
    #expect(response.body.isEmpty)
  }

  @Test func aBodyIsPostedAndARedirectOfItIsNotFollowed() throws {
    var request = OutboundRequest(server.address("push"))
    request.headers = [("TTL", "60")]
    request.body = [1, 2, 3]
    let response = try server.outbound().send(request)
    #expect(response.status == 201)
    #expect(response.body == [3, 2, 1])
    #expect(response.retryAfter == "60")

    request.address = server.address("redirect")
    #expect(try server.outbound().send(request).status == 307)
  }

  @Test(arguments: [
    "https://127.0.0.1", "https://127.1", "https://2130706433", "https://0x7f000001",
    "https://0177.0.0.1", "https://0x7f.1", "https://0", "https://localhost",
    "https://10.0.0.1", "https://172.16.0.1", "https://192.168.1.1", "https://169.254.169.254",
    "https://100.64.0.1", "https://[::1]", "https://[::]", "https://[::ffff:127.0.0.1]",
    "https://[::ffff:7f00:1]", "https://[64:ff9b::7f00:1]", "https://[2002:7f00:1::]",
    "https://[fd00::1]", "https://[fe80::1]", "HTTPS://user:secret@127.0.0.1",
    "https://127.0.0.1:443/@8.8.8.8", "https://8.8.8.8@127.0.0.1/", "https://127.0.0.1#8.8.8.8",
  ])
  func nobodyIsLedIntoAPrivateNetworkInWhateverForm(_ address: String) {
    #expect(throws: OutboundError.notPublic) { try OutboundClient().send(OutboundRequest(address)) }
  }

  @Test(arguments: [
    "", "http://8.8.8.8", "file:///etc/passwd", "gopher://8.8.8.8", "ftp://8.8.8.8",
    "https:/8.8.8.8",
    "https://a b", "https://a\r\nHost: b", "https://ä.example", "//8.8.8.8", "https://a\u{0}",
  ])
  func whatIsNoAddressOfOursIsNotTried(_ address: String) {
    #expect(throws: OutboundError.noAddress) { try OutboundClient().send(OutboundRequest(address)) }
  }

  @Test(arguments: [
    "https://127.0.0.2:PORT/hello", "https://10.0.0.1/", "https://[::1]:PORT/hello",
    "https://2130706434:PORT/hello", "https://0x7f000002:PORT/hello",
  ])
  func aRedirectIsAskedAboutAnew(_ target: String) {
    let target = target.replacing("PORT", with: String(server.port))
    let start = OutboundRequest(server.address("redirect?to=\(target)"))
    #expect(throws: OutboundError.notPublic) { try server.outbound().send(start) }
  }

  @Test(arguments: ["http://127.0.0.1:PORT/hello", "file:///etc/passwd", "ftp://127.0.0.1/"])
  func aRedirectStaysWithHTTPS(_ target: String) throws {
    let target = target.replacing("PORT", with: String(server.port))
    let start = OutboundRequest(server.address("redirect?to=\(target)"))
    #expect(throws: OutboundError.self) { try server.outbound().send(start) }
  }

  @Test func redirectsEnd() throws {
    let response = try server.outbound().send(OutboundRequest(server.address("redirects?left=4")))
    #expect(response.body == Array("hello".utf8))
    #expect(throws: OutboundError.self) {
      try server.outbound().send(OutboundRequest(server.address("redirects?left=5")))
    }
  }

  /// The name leads there while it is looked at, and elsewhere when it is used.
  @Test func everyConnectionIsAskedAboutAndNotEveryName() {
    let asked = Mutex(0)
    let outbound = server.outbound(mayReach: { _ in
      asked.withLock { count in
        count += 1
        return count == 1
      }
    })
    let start = OutboundRequest(server.address("redirect?to=/hello"))
    #expect(throws: OutboundError.notPublic) { try outbound.send(start) }
    #expect(asked.withLock { $0 } == 2)
  }

  @Test func anotherPortIsReachedNeitherAtOnceNorByARedirect() throws {
    let other = try LoopbackServer()
    var limits = OutboundClient.Limits()
    limits.port = UInt16(server.port)
    let outbound = server.outbound(limits)
    #expect(try outbound.send(OutboundRequest(server.address("hello"))).status == 200)
    #expect(throws: OutboundError.notPublic) {
      try outbound.send(OutboundRequest(other.address("hello")))
    }
    let start = OutboundRequest(server.address("redirect?to=\(other.address("hello"))"))
    #expect(throws: OutboundError.notPublic) { try outbound.send(start) }
  }

  @Test(arguments: ["long", "endless"])
  func whatIsLongerThanAllowedIsGivenUp(_ path: String) {
    #expect(throws: OutboundError.tooLong) {
      try server.outbound().send(OutboundRequest(server.address(path)))
    }
  }

  @Test func whatTakesLongerThanAllowedIsGivenUp() {
    var limits = OutboundClient.Limits()
    limits.milliseconds = 700
    #expect(throws: OutboundError.tooSlow) {
      try server.outbound(limits).send(OutboundRequest(server.address("dripping")))
    }
  }

  @Test func whoCannotProveTheirNameAreNotHeard() {
    let outbound = OutboundClient(mayReach: { _ in true })
    #expect(throws: OutboundError.self) {
      try outbound.send(OutboundRequest(server.address("hello")))
    }
  }

  @Test func errorsDoNotTellTheAddress() {
    let secret = "a-secret-of-the-calendar"
    do throws(OutboundError) {
      _ = try server.outbound().send(OutboundRequest("https://127.0.0.1:1/\(secret)"))
      Issue.record("nobody answers there")
    } catch {
      #expect(!"\(error)".contains(secret))
    }
  }
}

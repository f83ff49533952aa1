import Basics
import ServerCore
import Testing

@testable import ServerCore

@Suite struct RequestTargetTests {
  @Test func aTargetIsTakenApart() throws {
    let target = try #require(RequestTarget("/a%20b/%C3%A4?x=%20&y=?"))
    #expect(target.path == "/a b/ä")
    #expect(target.query == "x=%20&y=?")
    #expect(target.original == "/a%20b/%C3%A4?x=%20&y=?")
    #expect(target.authority == nil)
  }

  @Test func noQueryAndAnEmptyOneAreTwoThings() {
    #expect(RequestTarget("/")?.query == nil)
    #expect(RequestTarget("/?")?.query == "")
  }

  @Test(arguments: [
    ("http://quest.example:80/a?b", "quest.example:80", "/a?b"),
    ("HTTP://quest.example", "quest.example", "/"),
    ("https://quest.example?b", "quest.example", "/?b"),
    ("http:///a", "", "/a"),
  ])
  func aWholeURLIsUnderstood(text: String, authority: String, original: String) throws {
    let target = try #require(RequestTarget(text))
    #expect(target.authority == authority)
    #expect(target.original == original)
  }

  @Test(arguments: [
    "", "*", "a", "quest.example:443", "ftp://x/", "?", " /", "/a b", "/a#b", "/\u{E4}", "/a\r\n",
    "/%", "/%4", "/%4g", "/%+1", "/%00", "/%0d%0a", "/%7f", "/%5c", "/%2f", "/a%2Fb", "/%ff",
    "/%c3", "/%c0%af", "/%ed%a0%80", "/.", "/..", "/../etc/passwd", "/a/./b", "/a/%2e%2e/b",
    "/a/.%2e", "/%2E/", "/%CC%81/../%CC%81",
  ])
  func whatIsNoAddressOfOursIsRefused(text: String) {
    #expect(RequestTarget(text) == nil)
  }

  @Test(arguments: ["/...", "/a..b", "/.well-known/x", "/a%3Fb", "/%25", "//", "/a//b"])
  func whatOnlyLooksStrangeIsAllowed(text: String) {
    #expect(RequestTarget(text) != nil)
  }

  @Test(arguments: 0..<20)
  func noTextAtAllMakesADangerousPath(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let pieces = [
      "/", "%", "2", "e", "E", ".", "?", "#", "%2e", "%2f", "%5c", "%00", "http://", "ä",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0..<12, using: &numbers)
      let text = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      for target in [text, "/" + text].compactMap(RequestTarget.init) {
        #expect(target.holdsItsInvariants, "seed \(seed): \(target.original)")
      }
    }
  }
}

extension RequestTarget {
  /// What must hold of every target that was let in.
  var holdsItsInvariants: Bool {
    let segments = Array(path.utf8).split(separator: UInt8(ascii: "/"))
    return path.utf8.first == UInt8(ascii: "/") && original.utf8.first == UInt8(ascii: "/")
      && original.utf8.allSatisfy { $0.isVisible } && !path.utf8.contains { $0.isControl }
      && !segments.contains(Array("..".utf8)[...]) && !segments.contains(Array(".".utf8)[...])
  }
}

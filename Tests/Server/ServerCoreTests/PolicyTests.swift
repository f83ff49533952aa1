import ServerCore
import Testing

@testable import ServerCore

/// What pages may load and ask, and that the server's header says the same as the page.
@Suite struct PolicyTests {
  private let fake = "http://127.0.0.1:8099"

  private func sources(_ directive: String, _ music: MusicService?) throws -> [Substring] {
    let directives = SecurityHeaders.policyOfPage(with: music).split(separator: ";")
    let words = directives.map { $0.split(separator: " ") }
    return Array(try #require(words.first { $0.first == directive[...] }).dropFirst())
  }

  @Test func withoutConnectedMusicNobodyElseIsAsked() throws {
    #expect(try sources("connect-src", nil) == ["'self'"])
    #expect(try sources("img-src", nil) == ["'self'", "data:"])
  }

  @Test func connectedMusicAddsItsHostsAndPicturesAndNothingElse() throws {
    let spotify = try #require(MusicService("spotify"))
    let hosts: [Substring] = ["https://accounts.spotify.com", "https://api.spotify.com"]
    let pictures: [Substring] = ["https://*.scdn.co", "https://*.spotifycdn.com"]
    #expect(try sources("connect-src", spotify) == ["'self'"] + hosts)
    #expect(try sources("img-src", spotify) == ["'self'", "data:"] + pictures)
    #expect(try sources("form-action", spotify) == ["'none'"])
    let ours = SecurityHeaders.policyOfPage()
    let rest = (hosts + pictures).reduce(SecurityHeaders.policyOfPage(with: spotify)) {
      $0.split(separator: " \($1)").joined()
    }
    #expect(rest == ours)
  }

  @Test func anotherServiceHasItsPicturesWhereItsHostsAre() throws {
    let both = try #require(MusicService("\(fake) \(fake)"))
    #expect(both.accounts == fake && both.api == fake)
    #expect(try sources("connect-src", both) == ["'self'", fake[...]])
    #expect(try sources("img-src", both) == ["'self'", "data:", fake[...]])
    let two = try #require(MusicService("https://a.example https://b.example:8443"))
    #expect(
      try sources("connect-src", two).dropFirst() == [
        "https://a.example", "https://b.example:8443",
      ]
    )
    #expect(try sources("img-src", two).count == 4)
  }

  @Test(arguments: [
    "", "Spotify", "https://a.example", "https://a.example b.example", "https:// https://a.example",
    "https://a.example https://b.example https://c.example", "ftp://a.example https://b.example",
    "https://a.example https://b.example/path", "https://a.example https://b.example;",
    "https://a.example https://b.example'", "https://a.example https://*",
    "https://a.example https://b@c.example",
    "https://a.example\nhttps://b.example https://c.example",
  ])
  func whatIsNoTwoHostsIsNoService(words: String) {
    #expect(MusicService(words) == nil)
  }

  private func header(of page: String) throws -> String? {
    let server = Server(site: StaticSite(contents: ["index.html": Array(page.utf8)]))
    return server.respond(to: try .of(.get, "/worker.js")).headers["Content-Security-Policy"]
  }

  private let meta = #"<meta http-equiv="Content-Security-Policy" content=""#

  @Test func theServerSaysWhatItsPageSays() throws {
    let policy = SecurityHeaders.policyOfPage(with: .spotify)
    let sent = try header(of: "<html>\n\(meta)\(policy)\">\n<title>\"</title>")
    #expect(sent == policy + "; frame-ancestors 'none'")
  }

  @Test(arguments: ["", "default-src 'none'\nX-Evil: 1", "\u{0}"])
  func aPageThatSaysNothingOfUseIsServedWithoutAnybodyElse(policy: String) throws {
    let ours = SecurityHeaders.policyOfPage() + "; frame-ancestors 'none'"
    #expect(try header(of: "<html>\(meta)\(policy)\">") == ours)
    #expect(try header(of: "<html>") == ours)
  }
}

import Foundation
import TestCommands
import Testing

/// `workshop page` and `workshop texts`: what they are told and what they write.
@Suite struct PageTests {
  @Test(arguments: [
    (["texts", "x"], "Two folders have to be named."),
    (["page", "--texts", "x", "y"], "One template, its drawings and its shell have to be named."),
    (["page", "--music", "loud"], "\"loud\" is neither spotify nor two hosts."),
  ])
  func whatItDoesNotUnderstandItSaysAndShowsTheUsage(arguments: [String], problem: String) throws {
    let (code, output, errors) = try RunningCommand(arguments, of: "workshop").waitForTheEnd()
    #expect(code == 64)
    #expect(output == "")
    #expect(errors.contains(problem))
    #expect(errors.contains("Usage: workshop "))
  }

  @Test(arguments: [
    ([], "<html>"),
    (["--music", "spotify"], "https://accounts.spotify.com https://api.spotify.com"),
    (["--music=http://127.0.0.1:1 http://127.0.0.1:2"], "http://127.0.0.1:1 http://127.0.0.1:2"),
  ])
  func aPageNamesTheHostsOfConnectedMusicWhereItIsBuiltIn(music: [String], hosts: String) throws {
    let folder = try Folder([
      "page": "<html{{music}}>{{contentSecurityPolicy}}{{shell}}", "drawings": "",
      "shell": "{{frame.stats}}",
    ])
    let files = ["page", "drawings", "shell"].map { "\(folder.path)/\($0)" }
    let command = try RunningCommand(
      ["page", "--texts", Self.tables] + music + files,
      of: "workshop"
    )
    let (code, page, _) = command.waitForTheEnd()
    #expect(code == 0)
    #expect(page.hasSuffix("Stats\n"))
    #expect(page.hasPrefix(music.isEmpty ? hosts : "<html data-music=\"\(hosts)\">"))
    #expect(page.contains("connect-src 'self' \(hosts);") == !music.isEmpty)
    #expect(page.contains("connect-src 'self';") == music.isEmpty)
  }

  private static var tables: String {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(root)/Sources/Page/Strings/Tables"
  }
}

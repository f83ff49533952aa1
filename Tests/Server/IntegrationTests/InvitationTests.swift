import Foundation
import SyncWire
import TestCommands
import Testing

/// Who may begin a family on the server that the real command serves.
@Suite struct InvitationTests {
  private let folder: Folder

  init() throws { folder = try Folder(["index.html": ""]) }

  /// What it says when it starts.
  private func words(_ arguments: String...) throws -> [String] {
    let standing = ["serve", "--site", folder.path, "--port=0"]
    let command = try RunningCommand(standing + arguments)
    let first = try command.readLine()
    command.ask(to: SIGTERM)
    let (code, rest, _) = command.waitForTheEnd()
    #expect(code == 0)
    return [first] + rest.split(separator: "\n").map { String($0) }
  }

  private func code(_ words: [String]) -> InvitationCode? {
    words.last.flatMap { $0.hasPrefix("A family begins with ") ? InvitationCode($0) : nil }
  }

  @Test func aServerForThisMachineAloneAsksForNone() throws {
    for arguments in ["--keep-families-in-memory", "--data=\(folder.path)/families"] {
      #expect(try code(words(arguments)) == nil)
    }
  }

  @Test(arguments: ["--public-url=https://family.example", "--behind-proxy", "--host=0.0.0.0"])
  func aServerForOthersMakesOneAndKeepsIt(reached: String) throws {
    let data = "--data=\(folder.path)/families"
    let made = try words(data, reached)
    let code = try #require(self.code(made))
    #expect(try self.code(words(data, reached)) == code)
    let isNamed = reached.contains("family.example")
    #expect(made.last?.contains("https://family.example/#invite=") == isNamed)
    let file = folder.path + "/families/invitation"
    let rights = try FileManager.default.attributesOfItem(atPath: file)
    #expect(rights[.posixPermissions] as? Int == 0o600)
    let other = try words("--data=\(folder.path)/others", reached)
    #expect(self.code(other) != code)
  }

  @Test func whatItsOwnerHasChosenIsAskedForAlsoHere() throws {
    let words = try words("--keep-families-in-memory", "--invite", "lantern-parade")
    #expect(code(words) == InvitationCode("lantern-parade"))
    let (status, _, errors) = try RunningCommand(["serve", "--invite=short"]).waitForTheEnd()
    #expect(status == 64)
    #expect(errors.contains("8 to 64 letters and digits"))
  }
}

import Foundation
import TestCommands
import Testing

/// The real command on a folder whose reminders nobody can read.
@Suite struct DamagedRemindersTests {
  @Test func familiesGoOnAndItsOwnerIsTold() throws {
    let folder = try Folder(["index.html": "", "families/reminders.sqlite": "Dear diary"])
    let data = folder.path + "/families"
    let arguments = ["serve", "--site", folder.path, "--port=0", "--data", data]
    for isFirst in [true, false] {
      let command = try RunningCommand(arguments)
      #expect(try command.readLine().hasPrefix("TimeQuest is at "))
      command.ask(to: SIGTERM)
      let (code, _, errors) = command.waitForTheEnd()
      #expect(code == 0)
      #expect(errors.contains("It is kept as reminders.sqlite.damaged-") == isFirst)
    }
    let words = try RunningCommand(["doctor", data]).waitForTheEnd().1
    #expect(words.contains("0 families") && !words.contains("reminders"), "\(words)")
  }
}

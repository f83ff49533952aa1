import Foundation
import TestCommands
import Testing

/// `workshop simulate`, with so few players that it is a matter of seconds.
@Suite struct SimulateTests {
  @Test func whatIsBrokenEndsWithOneAndEveryChartIsDrawn() throws {
    let folder = try Folder([:])
    let command = try RunningCommand(
      ["simulate", "--players", "1", "--svg", folder.path + "/new"],
      of: "workshop"
    )
    let (code, output, errors) = command.waitForTheEnd()
    // Of one player a rate is 0 % or 100 %.
    #expect(code == 1)
    #expect(errors.hasPrefix("Broken: "))
    #expect(output.contains("### What is demanded: seed 1, 1 players of each kind"))
    #expect(output.contains("| BROKEN |"))
    #expect(output.contains("| kept   |"))
    let charts = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new")
    #expect(charts.count == 16)
    for chart in charts {
      let text = try String(contentsOfFile: folder.path + "/new/" + chart, encoding: .utf8)
      #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"), "\(chart)")
    }
  }

  @Test func oneStudyIsPlayedAlone() throws {
    let (_, output, _) = try RunningCommand(
      ["simulate", "--players", "1", "--only", "rooms"],
      of: "workshop"
    ).waitForTheEnd()
    #expect(output.contains("ready at the quarter hour that is said: a jump"))
    #expect(!output.contains("XP"))
  }

  @Test(arguments: [
    (["--only", "room"], "There is no \"room\": xp, "),
    (["--seed", "-1"], "\"-1\" is not a seed"), (["--seed=x"], "\"x\" is not a seed"),
    (["--players", "0"], "\"0\" is not a number of players"),
    (["--players=9999999"], "\"9999999\" is not a number of players"),
  ])
  func aNumberThatIsNoneIsSaid(arguments: [String], problem: String) throws {
    let (code, output, errors) = try RunningCommand(["simulate"] + arguments, of: "workshop")
      .waitForTheEnd()
    #expect(code == 64)
    #expect(output == "")
    #expect(errors.contains(problem))
    #expect(errors.contains("Usage: workshop simulate "))
  }

  @Test func aFolderThatCannotBeIsSaidBeforeAnybodyPlays() throws {
    let folder = try Folder(["file": ""])
    let command = try RunningCommand(
      ["simulate", "--svg", folder.path + "/file/folder"],
      of: "workshop"
    )
    let (code, output, errors) = command.waitForTheEnd()
    #expect(code == 73)
    #expect(output == "")
    #expect(errors.contains("/file/folder\" cannot be made."))
  }
}

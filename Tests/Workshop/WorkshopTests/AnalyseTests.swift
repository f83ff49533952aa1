import Copies
import Domain
import Foundation
import SyncEngine
import SyncExamples
import SyncWire
import TestCommands
import Testing
import Time

/// `workshop analyse` on a season that Tests/Fixtures/Backups/generate.py computed without dice.
@Suite struct AnalyseTests {
  /// A Sunday evening, three days after the last session.
  private static let sunday = ["--at", "2025-03-16T18:30:00Z"]

  @Test func itTellsWhatIsPlantedInTheSeason() throws {
    let player = try onlyPlayer(in: analysis(of: Fixture.path("season")))
    #expect(player["sessions"] == 78)
    let tasks = try #require(player["tasks"]?.array)
    #expect(tasks.map { $0["name"]?.string } == ["Pack bag", "Breakfast", "Read a page"])
    #expect(tasks.map { $0["guesses"] } == [39, 39, 78])
    // Three sessions of each quest are calibration.
    #expect(tasks.map { $0["guessesThatTeach"] } == [36, 36, 72])
  }

  @Test func itTellsWithinWhichRoomsWholeQuestsAreOver() throws {
    let player = try onlyPlayer(in: analysis(of: Fixture.path("season"), at: Self.sunday))
    let quests = try #require(player["quests"]?.array)
    #expect(!quests.isEmpty)
    for quest in quests {
      #expect(quest["mornings"] == 30)
      let rooms = try #require(quest["rooms"]?.array).map { $0["minutes"]?.double ?? 0 }
      #expect(rooms.count == 3 && rooms == rooms.sorted() && rooms[0] > 0)
      #expect(quest["suggestedMinutes"]?.double == rooms[1])
      let chances = try #require(quest["chances"]?.array)
      let within = chances.first { ($0["minutes"]?.double ?? 0) >= rooms[2] }
      #expect(within.map { ($0["told"]?.double ?? 0) >= 9 } ?? true)
    }
  }

  @Test func difficultyIsToldToWhoeverAsksForItAlone() throws {
    let told = try analysis(of: Fixture.path("season"), at: Self.sunday + ["--difficulty"])
    let levels = try onlyPlayer(in: told)["tasks"]?.array?.map { $0["difficulty"]?.string }
    #expect(levels == ["confident", "confident", "confident"])
    for form in [[], ["--json"]] {
      let (_, output, _) = try analysing([Fixture.path("season")] + Self.sunday + form)
        .waitForTheEnd()
      #expect(!output.contains("difficulty") && !output.contains("confident"))
    }
  }

  @Test func tendencyMirrorAndSkillAreThoseOfItsNumbers() throws {
    let bag = try task("Pack bag")
    let tendency = try #require(bag["tendency"])
    #expect(tendency["direction"] == "longer")
    #expect(tendency["typicalDifferenceSeconds"]?.double == 100)
    #expect(tendency["onSide"] == 36 && tendency["count"] == 36)
    // Of ln 1.2, ln 1.25, ln 1.3; and of ln 380, ln 400, ln 420 without the mean.
    let mirror = try #require(bag["mirror"])
    #expect(isClose(mirror["tilt"], 0.222610))
    #expect(isClose(mirror["wobble"], 0.032679))
    #expect(isClose(mirror["spread"], 0.040863))
    #expect(isClose(bag["skill"], -6.490476))
    #expect(bag["growth"]?["isImproving"] == false)
  }

  @Test func itTellsWhatACardSaysAndWhy() throws {
    let bag = try task("Pack bag")
    #expect(bag["says"] == ["tendency", "feels the day"])
    #expect(bag["tendency"]?["toldDifferenceSeconds"]?.double == 90)
    let span = try #require(bag["span"])
    // Calibration included; of 380, 400 and 420 s, outward to minutes.
    #expect(span["times"] == 39 && span["isBand"] == true)
    #expect(span["firstSeconds"]?.double == 360 && span["lastSeconds"]?.double == 420)
    #expect(span["aboveSeconds"] == [])
    let week = try #require(onlyPlayer(in: analysis(of: Fixture.path("season")))["week"])
    let landed = try #require(week["landed"]?.array?.compactMap { $0.double })
    #expect(landed.reduce(0, +) == 16)
  }

  @Test func growthIsThatOfItsNumbers() throws {
    let growth = try #require(try task("Breakfast")["growth"])
    // Alone: the other two stay where they are.
    #expect(growth["isImproving"] == true && growth["isFastest"] == false)
    // 1.2 points a day, in halves of 18 days.
    #expect(isClose(growth["rise"], 21.6))
  }

  @Test func bestTimeAndFirstGuessesAreThoseOfItsNumbers() throws {
    let player = try onlyPlayer(in: analysis(of: Fixture.path("season")))
    // A page is read 22.5 points above its mean in the evening and as much below it in the morning, where
    // two other tasks lie at their own means.
    #expect(player["bestTime"]?["part"] == "evening")
    // A parabola through all of them takes a little of that along.
    #expect(isClose(player["bestTime"]?["difference"], 29.982636))
    #expect(player["firstGuesses"]?.array?.map { $0["month"] } == ["2025-02"])
    #expect(player["firstGuesses"]?.array?.first?["count"] == 3)
  }

  @Test func theNewestWeekIsTheOneThatEndsThatEvening() throws {
    let week = try #require(onlyPlayer(in: analysis(of: Fixture.path("season")))["week"])
    #expect(week["week"] == "2025-W11")
    #expect(week["sessions"] == 8 && week["guesses"] == 16 && week["playedDays"] == 4)
    #expect(week["best"]?["task"] == "Breakfast" && week["best"]?["day"] == "2025-03-13")
    #expect(week["grewMost"] == .null)
    // Two scheduled days went by before that evening.
    #expect(week["streak"] == 0)
    #expect(week["insights"]?.array?.count == Reflection.mostInsights)
    let sooner = try analysis(of: Fixture.path("season"), at: ["--at=2025-03-16T17:30:00Z"])
    #expect(try onlyPlayer(in: sooner)["week"]?["week"] == "2025-W10")
  }

  @Test func aCopyOfThisProgramSaysTheSame() throws {
    let copy = try Fixture.copy(of: "season")
    let folder = try Folder(["copy.json": String(decoding: copy, as: UTF8.self)])
    #expect(try analysis(of: folder.path + "/copy.json") == analysis(of: Fixture.path("season")))
  }

  @Test func peopleReadATable() throws {
    let command = try analysing([Fixture.path("season"), "--difficulty"] + Self.sunday)
    let (code, output, errors) = command.waitForTheEnd()
    #expect(code == 0 && errors == "")
    for line in [
      "A player without a name: 78 sessions, 156 guesses, 3 tasks", "  difficulty  confident",
      "  tendency    longer by 100 s, 36 of 36 guesses",
      "  growth      improving, +22 points",
      "Week 2025-W11, 2025-03-10 to 2025-03-16",
    ] {
      #expect(output.split(separator: "\n").contains(Substring(line)), "\(line)\n\n\(output)")
    }
  }

  @Test func whatIsClosedForAPlayersCodeIsNotToldAndThatIsSaid() throws {
    let folder = try Folder(["copy.json": Example.all["copy"]["file"].text])
    let (code, output, errors) = try analysing([folder.path + "/copy.json"]).waitForTheEnd()
    #expect(code == 0 && output.contains("Mia: 0 sessions"))
    #expect(errors.contains("closed in this copy for a player's own code"))
  }

  @Test func namesInTwoFormsAreOneTask() throws {
    let text = try String(contentsOfFile: Fixture.path("season"), encoding: .utf8)
    // The same letter composed, decomposed and escaped.
    let parts = text.replacing("Breakfast", with: "Fr\u{fc}hst\u{fc}ck")
      .replacing("Fr\u{fc}h", with: "Fru\u{308}h", maxReplacements: 9)
      .replacing("st\u{fc}ck", with: #"st\u00fcck"#, maxReplacements: 20)
    let folder = try Folder(["copy.json": parts])
    let tasks = try onlyPlayer(in: analysis(of: folder.path + "/copy.json"))["tasks"]?.array
    #expect(tasks?.map { $0["name"] } == ["Pack bag", "Fr\u{fc}hst\u{fc}ck", "Read a page"])
  }
}

/// Files that are not opened.
@Suite struct AnalyseRefusalTests {
  @Test func aSealedCopyIsLeftToItsOwners() throws {
    let sealed = SealedCopy(
      salt: [UInt8](repeating: 1, count: 16),
      iv: [UInt8](repeating: 2, count: 12),
      sealed: [UInt8](repeating: 3, count: 64)
    )
    let errors = try refusal(of: String(decoding: sealed.bytes, as: UTF8.self), code: 65)
    #expect(errors.contains("copy.json\" is sealed, and what is in it is for those who have"))
  }

  @Test(arguments: [
    ("a diary", "That file is no copy of TimeQuest."),
    (#"{"schema":8,"operations":[]}"#, "That copy comes from a newer TimeQuest than this one."),
    (#"{"schema":7,"operations":[]}"#, "Nobody has played in that copy yet."),
    ("{\"schema\":7,\n\"operations\":[\n", "ends in the middle, in line 3"),
    (
      "{\"schema\":7,\n\"operations\":[\n{}]}",
      "Line 3, at operations[0]: this entry is not as TimeQuest wrote it."
    ),
  ])
  func aFileThatCannotBeReadIsSaidWithThePlace(text: String, problem: String) throws {
    let errors = try refusal(of: text, code: 65)
    #expect(errors.contains("copy.json\": "))
    #expect(errors.contains(problem), "\(errors)")
  }

  @Test func anEarlierFileWithADayThatIsNoneIsSaidWithThePlace() throws {
    let season = try String(contentsOfFile: Fixture.path("season"), encoding: .utf8)
    let text = season.replacing("2025-02-04T07:30:00Z", with: "2025-02-30T07:30:00Z")
    let errors = try refusal(of: text, code: 65)
    #expect(errors.contains("Line 4, at sessions[2].startedAt: what stands there is no date."))
  }

  @Test(arguments: [
    (["analyse"], 64, "A file has to be named."),
    (["analyse", "a", "b"], 64, "One file has to be named, and \"b\" is another."),
    (["analyse", "a", "--at", "tomorrow"], 64, "\"tomorrow\" is not a time like 2026-11-21T18"),
    (["analyse", "a", "--at"], 64, "--at needs a value."),
    (["analyse", "a", "--json=1"], 64, "--json takes no value."),
    (["analyse", "a", "--xml"], 64, "There is no option \"--xml\"."),
    (["analyse", "/nowhere.json"], 66, "There is no file \"/nowhere.json\"."),
    (["analyse", "/tmp"], 66, "\"/tmp\" cannot be read."),
  ])
  func whatCannotBeMeantIsSaid(arguments: [String], code: Int32, problem: String) throws {
    let (end, output, errors) = try RunningCommand(arguments, of: "workshop").waitForTheEnd()
    #expect(end == code)
    #expect(output == "")
    #expect(errors.contains(problem), "\(errors)")
  }

  private func refusal(of text: String, code: Int32) throws -> String {
    let folder = try Folder(["copy.json": text])
    let command = try analysing([folder.path + "/copy.json", "--json"])
    let (end, output, errors) = command.waitForTheEnd()
    #expect(end == code)
    #expect(output == "")
    return errors
  }
}

extension AnalyseTests {
  private func analysis(of path: String, at moment: [String] = sunday) throws -> JSON {
    let (code, output, errors) = try analysing([path, "--json"] + moment).waitForTheEnd()
    #expect(code == 0 && errors == "", "\(errors)")
    return try JSON.parse(Array(output.utf8))
  }

  private func onlyPlayer(in analysis: JSON) throws -> JSON {
    let players = try #require(analysis["players"]?.array)
    #expect(players.count == 1)
    return try #require(players.first)
  }

  private func task(_ name: String) throws -> JSON {
    let player = try onlyPlayer(in: analysis(of: Fixture.path("season")))
    return try #require(player["tasks"]?.array?.first { $0["name"]?.string == name })
  }

  private func isClose(_ json: JSON?, _ number: Double) -> Bool {
    json?.double.map { abs($0 - number) < 1e-6 } ?? false
  }
}

/// On a machine whose clocks show UTC.
private func analysing(_ arguments: [String]) throws -> RunningCommand {
  try RunningCommand(["analyse"] + arguments, of: "workshop", environment: ["TZ": "UTC"])
}

private enum Fixture {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Backups/\(name).json").path
  }

  /// What this program writes of an earlier one's file that it has read.
  static func copy(of name: String) throws -> [UInt8] {
    let file = try Data(contentsOf: URL(fileURLWithPath: path(name)))
    let reading = BackupReading(device: 1, earlier: BackupReader.readEarlier) { _ in .utc }
    let log = try BackupReader.read(Array(file), reading).records.flatMap { record in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.record.count >> $0) } + record.record
    }
    return BackupWriter.file(of: log, exportedAt: Instant(milliseconds: 0)).bytes
  }
}

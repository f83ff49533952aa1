import App
import AppCore
import Domain
import Editing
import Game
import Strings
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

@Suite struct ReminderTests {
  private static func inSettings() -> Script {
    var script = Script.started()
    script.send(.sidePage(.chosen(.reminders)))
    return script
  }

  private static func file(_ script: Script) -> String? {
    for case .ask(let request) in script.effects where request.kind == .handOver {
      var reader = ByteReader(request.bytes[...])
      #expect(reader.text() == "timequest-reminders.ics")
      #expect(request.owner == .reminders)
      return String(decoding: reader.piece(), as: UTF8.self)
    }
    return nil
  }

  private static let words = ReminderWords(
    daily: ReminderWords.Entry(title: "A quest", body: "Ready", about: "Ready. Delete it"),
    week: ReminderWords.Entry(title: "A week", body: "Over there", about: "Over there. Delete it")
  )

  @Test func bothAreOffUntilThePlayerSaysSo() {
    var script = Self.inSettings()
    script.send(.settings(.reminders(.askedFor(Self.words))))
    #expect(script.effects.isEmpty)
    #expect(!script.stored.contains { "\($0.body)".contains("eminder") })
  }

  @Test func whatIsOnIsInTheFile() throws {
    var script = Self.inSettings()
    script.send(.settings(.reminders(.switched(.week, true))))
    script.send(.settings(.reminders(.askedFor(Self.words))))
    let week = try #require(Self.file(script))
    #expect(week.contains("RRULE:FREQ=WEEKLY;BYDAY=SU\r\n") && week.contains("T180000\r\n"))
    #expect(!week.contains("UID:daily"))
    script.send(.settings(.reminders(.given)))
    script.send(.settings(.reminders(.switched(.daily, true))))
    script.send(.settings(.reminders(.timeTyped(.daily, "6.45"))))
    script.send(.settings(.reminders(.askedFor(Self.words))))
    let both = try #require(Self.file(script))
    #expect(both.contains("UID:daily") && both.contains("UID:week") && both.contains("T064500\r\n"))
    let uids = { (file: String) in file.split(separator: "\r\n").filter { $0.hasPrefix("UID:week") }
    }
    #expect(uids(week) == uids(both))
  }

  @Test func onlyOneFileIsMadeAtATime() {
    var script = Self.inSettings()
    script.send(.settings(.reminders(.switched(.week, true))))
    script.send(.settings(.reminders(.askedFor(Self.words))))
    script.send(.settings(.reminders(.askedFor(Self.words))))
    #expect(script.effects.isEmpty)
    script.send(.answered(Answer(.handOver, for: .reminders, [0])))
    script.send(.settings(.reminders(.askedFor(Self.words))))
    #expect(Self.file(script) != nil)
  }

  @Test func aFileThatWasGivenIsRemembered() {
    var script = Self.inSettings()
    script.send(.settings(.reminders(.switched(.week, true))))
    for (answer, count): ([UInt8]?, Int) in [([0], 0), (nil, 0), ([1], 1), ([1], 0)] {
      script.send(.settings(.reminders(.askedFor(Self.words))))
      script.send(.answered(Answer(.handOver, for: .reminders, answer)))
      #expect(script.done.count == count)
    }
  }

  // MARK: - This device by itself

  private static func rings(_ script: Script) -> [Request] {
    script.effects.compactMap { effect in
      if case .ask(let request) = effect, request.kind == .setRinging { request } else { nil }
    }
  }

  @Test func aDeviceThatRingsSaysItsTimesOnceAndWheneverTheyAreOthers() {
    var script = Self.inSettings()
    script.send(.answered(Answer(.readRinging, for: .reminders, [1])))
    script.send(.settings(.reminders(.switched(.week, true))))
    #expect(Self.rings(script).isEmpty)
    script.send(.settings(.reminders(.ringHere(Self.words))))
    #expect(Self.rings(script).count == 1)
    // Twice tapped is once asked.
    script.send(.settings(.reminders(.ringHere(Self.words))))
    #expect(Self.rings(script).isEmpty)
    script.send(.answered(Answer(.setRinging, for: .reminders, [2])))
    #expect(Self.rings(script).isEmpty)
    script.send(.settings(.reminders(.timeTyped(.week, "17:15"))))
    #expect(
      Self.rings(script).map(\.bytes) == [
        [1, 0, 0, 0, 0, 0, 0, 0, 1, 11, 4, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0]
      ]
    )
    script.send(.answered(Answer(.setRinging, for: .reminders, [2])))
    #expect(Self.rings(script).isEmpty)
    script.send(.settings(.reminders(.ringHere(nil))))
    #expect(Self.rings(script).map(\.bytes) == [[]])
    script.send(.answered(Answer(.setRinging, for: .reminders, [1])))
    script.send(.settings(.reminders(.timeTyped(.week, "17:30"))))
    #expect(Self.rings(script).isEmpty)
  }

  @Test(arguments: [[0], [3], [4], nil, [9]] as [[UInt8]?])
  func whereThisDeviceCannotRingNothingIsSaid(answer: [UInt8]?) {
    var script = Self.inSettings()
    script.send(.settings(.reminders(.switched(.week, true))))
    script.send(.answered(Answer(.readRinging, for: .reminders, answer)))
    script.send(.settings(.reminders(.timeTyped(.week, "17:15"))))
    #expect(Self.rings(script).isEmpty)
  }

  @Test func aTimeThatIsNoneStaysInTheField() {
    var script = Self.inSettings()
    script.send(.settings(.reminders(.switched(.daily, true))))
    for text in ["", "25:00", "seven", "7:30"] {
      script.send(.settings(.reminders(.timeTyped(.daily, text))))
      #expect(script.done.isEmpty)
    }
    script.send(.settings(.reminders(.timeTyped(.daily, "8 pm"))))
    #expect(script.done.map { $0.body } == [.set(.dailyReminderTime, TimeOfDay(hour: 20))])
  }

  /// Without a quest that has a day there is nothing to ring for.
  @Test func withoutAQuestNoDayRings() throws {
    var script = Self.inSettings()
    let routine = try #require(script.state.core.ledger.allRoutines.first).id
    let empty = Operation(
      id: OperationID(0xADD),
      clock: HybridTime(packed: 1_793_260_900_000 << 16, device: 9),
      recordedAt: Instant(milliseconds: 1_793_260_900_000),
      offset: .utc,
      player: nil,
      body: .routineSet(routine, [.activeDays([])])
    )
    script.send(.settings(.reminders(.switched(.daily, true))))
    script.send(.tab(.newsArrived([empty])))
    script.send(.settings(.reminders(.askedFor(Self.words))))
    #expect(script.effects.isEmpty)
  }

  @Test func aTabThatShowsMakesAFileAndWritesNothing() {
    var writer = Self.inSettings()
    writer.send(.settings(.reminders(.switched(.week, true))))
    var script = Script(seed: 2)
    script.open(writer.stored, role: .reader)
    script.send(.sidePage(.chosen(.reminders)))
    script.send(.settings(.reminders(.switched(.daily, true))))
    #expect(script.done.isEmpty)
    script.send(.settings(.reminders(.askedFor(Self.words))))
    #expect(Self.file(script) != nil)
    script.send(.answered(Answer(.handOver, for: .reminders, [1])))
    #expect(script.done.isEmpty)
  }
}

import AppCore
import Domain
import SyncEngine
import Testing

@Suite struct StartTests {
  @Test func aFirstStartSetsUpAMorningQuestInOneBatch() {
    var script = Script()
    script.open([])
    #expect(script.batches.count == 1)
    let quest = script.state.offeredQuests.first
    #expect(quest?.routine.displayName == "Morning")
    #expect(quest?.routine.steps.map { $0.name } == ["Dress", "Eat", "Brush"])
    #expect(script.state.questsOfToday.today.count == 1)
  }

  @Test func aSecondStartSetsUpNothing() {
    let first = Script.started()
    var second = Script(seed: 2)
    second.open(first.stored)
    #expect(second.batches.isEmpty)
    #expect(second.state.offeredQuests == first.state.offeredQuests)
  }

  @Test func aReaderLeavesTheFirstQuestToTheWriter() {
    var script = Script()
    script.open([], role: .reader)
    #expect(script.batches.isEmpty)
    script.send(.tab(.becameWriter))
    #expect(script.batches.count == 1)
  }

  /// Whatever was stored before the device died, the quest goes on exactly there.
  @Test func aQuestResumesWhereItWas() {
    var script = Script.started()
    script.startQuest()
    var phases = [(script.stored, script.phase)]
    for _ in 1...3 {
      script.guess(Seconds(60))
      phases.append((script.stored, script.phase))
      script.finish(after: Seconds(60))
      phases.append((script.stored, script.phase))
      script.closeReveal()
      phases.append((script.stored, script.phase))
    }
    for (stored, phase) in phases.dropLast() {
      var resumed = Script(seed: 2)
      resumed.open(stored)
      #expect(resumed.phase == phase)
    }
    var ended = Script(seed: 2)
    ended.open(script.stored)
    #expect(ended.state.screen == .home)
  }

  @Test func aStepThatRanWhileTheAppDidNotIsMeasuredFromItsStart() {
    var script = Script.started()
    script.startQuest()
    script.guess(Seconds(60))
    var resumed = Script(seed: 2)
    resumed.advance(.minutes(3))
    resumed.open(script.stored)
    resumed.finish(after: .minutes(2))
    let measurement = resumed.revealed?.measurement
    #expect(measurement?.actual == .minutes(5))
    #expect(measurement?.monotonic == nil)
    #expect(measurement?.gaps.count == 1)
  }

  @Test func aSessionLeftForHalfADayIsClosed() {
    var script = Script.started()
    script.startQuest()
    var later = Script(seed: 2)
    later.advance(.hours(13))
    later.open(script.stored)
    #expect(later.state.screen == .home)
    #expect(later.state.offeredQuests.first?.status == .ready)
  }

  @Test func manyLooseRecordsAskForASnapshot() {
    var script = Script()
    script.open(Script.started().stored, loose: 501)
    #expect(script.effects == [.saveSnapshot])
  }

  @Test func theNextOperationIsLaterThanAllThatWereRead() {
    var first = Script.started()
    first.startQuest()
    var second = Script(seed: 2)
    second.setClock(by: .zero - .hours(5))
    second.open(first.stored)
    second.guess(Seconds(60))
    #expect(second.stored.allSatisfy { new in first.stored.allSatisfy { $0.clock < new.clock } })
  }
}

import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import TestSupport
import Testing
import Time
import Transfer

@Suite struct StartTests {
  @Test func aFirstStartSetsUpAMorningQuestInOneBatch() {
    var script = Script()
    script.open([])
    #expect(script.batches.isEmpty)
    script.send(.newChosen)
    #expect(script.batches.count == 1)
    let quest = script.state.core.offeredQuests.first
    #expect(quest?.routine.displayName == "Morning")
    #expect(quest?.routine.steps.map { $0.name } == ["Dress", "Eat", "Brush"])
    #expect(script.state.core.questsOfToday.today.count == 1)
  }

  @Test func aSecondStartSetsUpNothing() {
    let first = Script.started()
    var second = Script(seed: 2)
    second.open(first.stored)
    #expect(second.batches.isEmpty)
    #expect(second.state.core.offeredQuests == first.state.core.offeredQuests)
  }

  @Test func aReaderLeavesTheFirstQuestToTheWriter() {
    var script = Script()
    script.open([], role: .reader)
    script.send(.newChosen)
    #expect(script.batches.isEmpty)
    script.send(.tab(.becameWriter))
    script.send(.newChosen)
    #expect(script.batches.count == 1)
  }

  /// Whatever was stored before the device died, the quest goes on exactly there.
  @Test func aQuestResumesWhereItWas() {
    var script = Script.started()
    script.startQuest()
    var phases: [([SyncEngine.Operation], QuestSession.Phase?)] = []
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
    script.beginQuest()
    var later = Script(seed: 2)
    later.advance(.hours(13))
    later.open(script.stored)
    #expect(later.state.screen == .home)
    #expect(later.state.core.offeredQuests.first?.status == .ready)
  }

  @Test func manyLooseRecordsAskForASnapshotOfWhatWasRead() {
    var script = Script()
    let operations = RandomFamily.operations(seed: 4, count: 501)
    script.open(Array(operations.dropLast()))
    #expect(script.snapshot == nil)
    script = Script()
    script.open(operations)
    #expect(script.snapshot == snapshot(after: operations[...]))
  }

  @Test func whatIsDoneAtTheStartIsNotInItsSnapshot() {
    var first = Script.started()
    first.startQuest()
    first.guess(Seconds(60))
    first.finish(after: Seconds(60))
    var later = Script(seed: 2)
    later.advance(.hours(13))
    let settings = RandomFamily.operations(seed: 4, count: 2000).filter {
      // A player's would bring another player along.
      if case .settingSet = $0.body { !$0.body.isPlay } else { false }
    }
    let read = first.stored + (0..<9).flatMap { _ in settings }
    later.open(read)
    // The reveal at which the quest was left.
    #expect(later.stored.count == 1)
    #expect(later.snapshot == snapshot(after: read[...]))
  }

  @Test func aStartFromASnapshotGoesOnLikeOneFromTheLog() {
    var first = Script.started()
    first.startQuest()
    first.guess(Seconds(60))
    let held = first.stored
    first.finish(after: Seconds(70))
    for cut in 0...held.count {
      var fromLog = Script(seed: 2)
      fromLog.open(held)
      var fromSnapshot = Script(seed: 2)
      fromSnapshot.open(Array(held[cut...]), after: restored(snapshot(after: held[..<cut])))
      #expect(fromSnapshot.state.history == fromLog.state.history)
      #expect(fromSnapshot.phase == fromLog.phase)
      fromSnapshot.finish(after: Seconds(5))
      fromLog.finish(after: Seconds(5))
      #expect(fromSnapshot.stored == fromLog.stored)
    }
  }

  @Test func manyDamagedRecordsAreNotReadAtEveryStart() {
    var script = Script()
    script.open(Script.started().stored, damaged: 500)
    #expect(script.snapshot?.damaged == 500)
  }

  @Test func damagedRecordsAreCountedAcrossSnapshots() {
    var script = Script()
    script.open([], after: Snapshot(damaged: 2), damaged: 3)
    #expect(script.state.core.damagedRecords == 5)
  }

  private func restored(_ snapshot: Snapshot) -> Snapshot {
    SnapshotReader.read(bytes(of: snapshot)) ?? Snapshot()
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

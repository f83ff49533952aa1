import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import Testing
import Time
import Transfer

@Suite struct SavingTests {
  @Test func nothingIsCalledSavedBeforeItIs() {
    var script = Script.started()
    #expect(script.state.saving.mark == .saved)
    script.beginQuest()
    #expect(script.state.saving.mark == .pending)
    script.saveAll()
    #expect(script.state.saving.mark == .saved)
  }

  @Test func afterASecondTheQuestGoesOnFromMemoryAndEverythingIsTriedAgain() throws {
    var script = Script.started()
    script.beginQuest()
    let batch = try #require(script.batches.last)
    #expect(script.effects.contains(.wait(TimerID(.saving), .after(Seconds(1)))))
    script.fire(TimerID(.saving))
    #expect(script.state.saving.mark == .saving)
    #expect(script.batches.last?.id == batch.id)
    #expect(script.batches.last?.attempt == 1)
    #expect(script.batches.last?.operations == batch.operations)
    script.finish(after: Seconds(60))
    #expect(script.phase != nil)
    script.saveAll()
    #expect(script.state.saving.mark == .saved)
  }

  /// A later change shall never be kept while an earlier one is gone.
  @Test func nothingIsStoredBeforeWhatWasDoneBeforeIt() {
    var script = Script.started()
    script.beginQuest()
    let first = script.batches.count
    for _ in 1...3 {
      script.finish(after: Seconds(60))
      script.closeReveal()
      script.guess(Seconds(60))
    }
    // One try is under way, and everything else waits for it.
    #expect(script.batches.count == first)
    script.fire(TimerID(.saving))
    let again = script.batches[first]
    #expect(again.operations == script.state.saving.operations)
    #expect(again.operations.count > script.batches[first - 1].operations.count)
  }

  @Test func whatHasComeTogetherMeanwhileIsStoredNext() throws {
    var script = Script.started()
    script.beginQuest()
    let batch = try #require(script.batches.last)
    script.finish(after: Seconds(60))
    let waiting = script.done
    script.send(.saving(.saved(batch.id)))
    #expect(script.batches.last?.operations == waiting)
    #expect(script.state.saving.mark == .pending)
    script.saveAll()
    #expect(script.state.saving.mark == .saved)
    #expect(script.waits[TimerID(.saving)] == nil)
  }

  @Test func afterATryThatCameToNothingWhateverIsDoneNextTriesAtOnce() throws {
    var script = Script.started()
    script.beginQuest()
    let batch = try #require(script.batches.last)
    script.send(.saving(.notSaved(batch.id)))
    #expect(script.batches.last?.id == batch.id)
    script.finish(after: Seconds(60))
    #expect(script.batches.last?.operations == batch.operations + script.done)
  }

  @Test func theWaitGrowsToHalfAMinuteAndNoFurther() {
    var script = Script.started()
    script.beginQuest()
    var waits: [Seconds] = []
    for _ in 1...8 {
      script.fire(TimerID(.saving))
      for case .wait(_, .after(let duration)) in script.effects { waits.append(duration) }
    }
    #expect(waits.map { $0.whole } == [2, 4, 8, 16, 30, 30, 30, 30])
  }

  @Test func whereStorageTakesNothingForSomeSecondsItIsSaidInWords() {
    var script = Script.started()
    script.beginQuest()
    var troubles: [Saving.Trouble?] = []
    for _ in 1...4 {
      script.fire(TimerID(.saving))
      troubles.append(script.state.saving.trouble)
    }
    #expect(troubles == [nil, nil, .stuck, .stuck])
    script.saveAll()
    #expect(script.state.saving.trouble == nil)
  }

  @Test func anAnswerToAnEarlierTryIsGoodEnough() throws {
    var script = Script.started()
    script.beginQuest()
    let batch = try #require(script.batches.last?.id)
    script.fire(TimerID(.saving))
    script.send(.saving(.saved(batch)))
    #expect(script.state.saving.mark == .saved)
    script.send(.saving(.waitedInVain))
    #expect(script.effects.isEmpty)
    #expect(script.state.saving.mark == .saved)
  }

  @Test func aFullDeviceIsToldUntilThereIsRoom() throws {
    var script = Script.started()
    script.beginQuest()
    let batch = try #require(script.batches.last)
    script.send(.saving(.foundNoRoom(batch.id)))
    #expect(script.state.saving.trouble == .noRoom)
    #expect(script.state.saving.mark == .saving)
    script.finish(after: Seconds(60))
    #expect(script.phase != nil)
    script.fire(TimerID(.saving))
    #expect(script.batches.last?.operations.first == batch.operations.first)
    #expect(script.state.saving.trouble == .noRoom)
    script.saveAll()
    #expect(script.state.saving.trouble == nil)
    #expect(script.state.saving.mark == .saved)
  }

  @Test func whatStorageAnswersIsTakenForItsTry() throws {
    var script = Script.started()
    script.beginQuest()
    let batch = try #require(script.batches.last?.id)
    script.send(.answered(Answer(.append, for: .saving, number: batch, nil)))
    #expect(script.state.saving.mark == .pending)
    script.send(.fired(TimerID(.saving)))
    #expect(script.state.saving.mark == .saving)
    script.send(.answered(Answer(.append, for: .saving, number: batch, [2])))
    #expect(script.state.saving.trouble == .noRoom)
    script.send(.answered(Answer(.append, for: .saving, number: batch, [1])))
    #expect(script.state.saving.mark == .saved)
  }

  @Test func noRoomForWhatIsStoredByNowIsNoNews() {
    var script = Script.started()
    script.send(.saving(.foundNoRoom(1)))
    #expect(script.state.saving.trouble == nil)
    #expect(script.state.saving.mark == .saved)
  }

  @Test func afterTheFirstFinishedQuestAndNeverElseTheBrowserIsAskedToKeepWhatIsStored() {
    var script = Script.started()
    func asked() -> Bool { script.effects.contains(.ask(.keepStorage)) }
    script.startQuest()
    for _ in 1...3 { script.skip() }
    #expect(!asked())
    script.send(.back)
    for time in 1...2 {
      script.startQuest()
      for _ in 1...3 {
        #expect(!asked())
        script.playStep(guess: Seconds(60), took: Seconds(60))
      }
      #expect(asked() == (time == 1))
      script.send(.back)
    }
  }
}

import Access
import App
import Core
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
    script.startQuest()
    #expect(script.state.saving.mark == .pending)
    script.saveAll()
    #expect(script.state.saving.mark == .saved)
  }

  @Test func afterASecondTheQuestGoesOnFromMemoryAndTheBatchIsTriedAgain() {
    var script = Script.started()
    script.startQuest()
    guard let batch = script.batches.last else { return }
    #expect(script.effects.contains(.wait(TimerID(.saving, batch.id), .after(Seconds(1)))))
    script.send(.saving(.waitedInVain(batch.id)))
    #expect(script.state.saving.mark == .saving)
    #expect(script.batches.last?.id == batch.id)
    #expect(script.batches.last?.attempt == 1)
    #expect(script.batches.last?.operations == batch.operations)
    script.guess(Seconds(60))
    #expect(script.phase != nil)
    script.saveAll()
    #expect(script.state.saving.mark == .saved)
  }

  @Test func theWaitGrowsToHalfAMinuteAndNoFurther() {
    var script = Script.started()
    script.startQuest()
    guard let batch = script.batches.last?.id else { return }
    var waits: [Seconds] = []
    for _ in 1...8 {
      script.send(.saving(.waitedInVain(batch)))
      for case .wait(_, .after(let duration)) in script.effects { waits.append(duration) }
    }
    #expect(waits.map { $0.whole } == [2, 4, 8, 16, 30, 30, 30, 30])
  }

  @Test func anAnswerToAnEarlierTryIsGoodEnough() {
    var script = Script.started()
    script.startQuest()
    guard let batch = script.batches.last?.id else { return }
    script.send(.saving(.waitedInVain(batch)))
    script.send(.saving(.saved(batch)))
    script.send(.saving(.waitedInVain(batch)))
    #expect(script.effects.isEmpty)
    #expect(script.state.saving.mark == .saved)
  }

  @Test func aFullDeviceIsToldUntilThereIsRoom() {
    var script = Script.started()
    script.startQuest()
    guard let batch = script.batches.last else { return }
    script.send(.saving(.foundNoRoom(batch.id)))
    #expect(script.state.saving.isOutOfRoom)
    #expect(script.state.saving.mark == .saving)
    script.guess(Seconds(60))
    #expect(script.phase != nil)
    script.send(.saving(.waitedInVain(batch.id)))
    #expect(script.batches.last { $0.id == batch.id }?.operations == batch.operations)
    #expect(script.state.saving.isOutOfRoom)
    script.saveAll()
    #expect(!script.state.saving.isOutOfRoom)
    #expect(script.state.saving.mark == .saved)
  }

  @Test func whatStorageAnswersIsTakenForItsBatch() {
    var script = Script.started()
    script.startQuest()
    guard let batch = script.batches.last?.id else { return }
    script.send(.answered(Answer(.append, for: .saving, number: batch, nil)))
    #expect(script.state.saving.mark == .pending)
    script.send(.fired(TimerID(.saving, batch)))
    #expect(script.state.saving.mark == .saving)
    script.send(.answered(Answer(.append, for: .saving, number: batch, [2])))
    #expect(script.state.saving.isOutOfRoom)
    script.send(.answered(Answer(.append, for: .saving, number: batch, [1])))
    #expect(script.state.saving.mark == .saved)
  }

  @Test func noRoomForWhatIsStoredByNowIsNoNews() {
    var script = Script.started()
    script.send(.saving(.foundNoRoom(1)))
    #expect(!script.state.saving.isOutOfRoom)
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

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

@Suite struct TabsTests {
  @Test func aReaderShowsAndDoesNotWrite() {
    let writer = Script.started()
    var reader = Script(seed: 2)
    reader.open(writer.stored, role: .reader)
    reader.startQuest()
    #expect(reader.batches.isEmpty)
    #expect(reader.state.screen == .home)
    reader.send(.writeLockAskedFor)
    #expect(reader.effects == [.ask(.takeWriteLock)])
  }

  @Test func aReaderSeesWhatTheWriterStores() {
    var writer = Script.started()
    var reader = Script(seed: 2)
    reader.open(writer.stored, role: .reader)
    writer.startQuest()
    reader.send(.tab(.newsArrived(writer.stored)))
    #expect(reader.state.core.offeredQuests == writer.state.core.offeredQuests)
  }

  @Test func twoTabsThatBothBelieveToBeTheFirstSetUpTheSameQuest() {
    var one = Script(seed: 1)
    one.open([])
    one.send(.newChosen)
    var other = Script(seed: 2)
    other.open([])
    other.send(.newChosen)
    one.send(.tab(.newsArrived(other.stored)))
    other.send(.tab(.newsArrived(one.stored)))
    #expect(one.state.core.offeredQuests.count == 1)
    #expect(one.state.ledger == other.state.ledger)
    #expect(one.state.player == other.state.player)
  }

  @Test func aStepThatAnotherTabStartedIsNotMeasuredByThisTabsClock() {
    var one = Script.started()
    one.startQuest()
    one.guess(Seconds(60))
    var other = Script(seed: 2)
    other.open(one.stored)
    other.finish(after: Seconds(60))
    other.closeReveal()
    other.guess(Seconds(60))
    one.advance(.minutes(5))
    one.send(.tab(.newsArrived(other.stored)))
    one.finish(after: Seconds(60))
    #expect(one.revealed?.measurement.monotonic == nil)
    #expect(one.revealed?.measurement.gaps.count == 1)
    #expect(one.revealed?.isHonest == true)
  }

  @Test func twoTabsThatTakeTurnsLoseNothing() {
    var one = Script.started()
    var other = Script(seed: 2)
    other.open(one.stored, role: .reader)
    one.startQuest()
    one.guess(Seconds(60))
    one.send(.tab(.becameReader))
    other.send(.tab(.newsArrived(one.stored)))
    other.send(.tab(.becameWriter))
    if let session = other.state.core.sessionUnderWay { other.send(.home(.questResumed(session))) }
    other.finish(after: Seconds(60))
    one.send(.tab(.newsArrived(other.stored)))
    #expect(one.state.ledger == other.state.ledger)
    #expect(one.revealed?.experience == XP(100))
  }
}

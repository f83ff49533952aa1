import Access
import App
import AppCore
import Copies
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import TestApp
import Testing
import Time
import Transfer

@Suite struct EmptyLogTests {
  private static let tab = LaunchContext(isInstalled: false, wasUsed: false)
  private static let homeScreen = LaunchContext(isInstalled: true, wasUsed: false)
  private static let usedTab = LaunchContext(isInstalled: false, wasUsed: true)
  private static let usedHomeScreen = LaunchContext(isInstalled: true, wasUsed: true)

  // Asking

  @Test func aTabThatWasNeverUsedWelcomes() {
    let script = Self.opened(at: Self.tab)
    #expect(script.state.screen == .emptyLog(.firstVisit))
    #expect(script.effects.isEmpty && script.batches.isEmpty)
  }

  @Test func onAHomeScreenAnEmptyLogIsAskedAboutBeforeAnythingIsWritten() {
    let script = Self.opened(at: Self.homeScreen)
    #expect(script.state.screen == .emptyLog(.installed))
    #expect(script.effects.isEmpty && script.batches.isEmpty)
  }

  @Test func aMarkFromBeforeSaysThatTheLogWasEmptied() {
    for place in [Self.usedTab, Self.usedHomeScreen] {
      let script = Self.opened(at: place)
      #expect(script.state.screen == .emptyLog(.emptied))
      #expect(script.effects.isEmpty && script.batches.isEmpty)
    }
  }

  @Test func aLogWithSomebodyInItIsNotAskedAbout() {
    let stored = Script.started().stored
    for place in [Self.homeScreen, Self.usedTab, Self.usedHomeScreen] {
      let script = Self.opened(at: place, stored)
      #expect(script.state.isReady)
      #expect(script.batches.isEmpty)
    }
  }

  /// Whatever happens on that page apart from an answer.
  @Test func withoutAnAnswerNothingIsWritten() {
    var script = Self.opened(at: Self.usedTab)
    let actions: [Action] = [
      .page(.hidden), .page(.shown), .updateFound, .page(.shown),
      .tab(.becameReader), .tab(.becameWriter), .copies(.opening(.wanted)),
      .copies(.opening(.stored)), .copies(.opening(.refused(Self.refused))),
      .copies(.opening(.notStored)), .back, .sidePage(.chosen(.settings)), .back,
    ]
    for action in actions {
      script.send(action)
      #expect(script.state.screen == .emptyLog(.emptied))
      #expect(script.batches.isEmpty)
      #expect(
        script.effects.isEmpty || [[.ask(.pickFile)], [.ask(.reload)]].contains(script.effects)
      )
    }
  }

  @Test func anUpdateWaitsUntilSheHasAnswered() {
    var script = Self.opened(at: Self.usedTab)
    script.send(.updateFound)
    script.send(.page(.hidden))
    #expect(script.effects.isEmpty)
    script.setUp()
    script.send(.page(.hidden))
    #expect(script.effects == [.ask(.reload)])
  }

  // Starting new

  @Test func startNewSetsUpTheFirstQuest() {
    var script = Self.opened(at: Self.homeScreen)
    script.send(.newChosen)
    #expect(script.state.isReady)
    #expect(script.batches.count == 1)
    #expect(script.state.core.offeredQuests.count == 1)
    script.send(.newChosen)
    #expect(script.batches.count == 1)
  }

  @Test func startNewForgetsThatThereWasSomething() {
    var script = Self.opened(at: Self.usedTab)
    script.send(.newChosen)
    #expect(script.effects.contains(.ask(.rememberUse(false))))
  }

  // The mark

  @Test func theFirstSessionThatIsStoredLeavesAMarkOnce() {
    for place in [Self.tab, Self.homeScreen] {
      var script = Self.opened(at: place)
      script.setUp()
      #expect(!script.effects.contains(.ask(.rememberUse(true))))
      script.beginQuest()
      #expect(!script.effects.contains(.ask(.rememberUse(true))))
      script.saveAll()
      #expect(script.effects.contains(.ask(.rememberUse(true))))
      script.finish(after: Seconds(60))
      script.saveAll()
      #expect(!script.effects.contains(.ask(.rememberUse(true))))
    }
  }

  @Test func whoPlayedBeforeThereWereMarksGetsOneAtTheNextStart() {
    var script = Script.started()
    script.beginQuest()
    let next = Self.opened(at: Self.tab, script.stored)
    #expect(next.effects.contains(.ask(.rememberUse(true))))
    #expect(Self.opened(at: Self.usedTab, script.stored).effects.isEmpty)
  }

  @Test func aPlaceThatBeginsWithFinishedQuestsAsksTheBrowserToKeepThem() {
    var script = Script.started()
    script.beginQuest()
    #expect(Self.opened(at: Self.homeScreen, script.stored).effects == [.ask(.rememberUse(true))])
    script.finish(after: Seconds(60))
    script.closeReveal()
    for _ in 1...2 { script.playStep(guess: Seconds(60), took: Seconds(60)) }
    let next = Self.opened(at: Self.homeScreen, script.stored)
    #expect(next.effects.contains(.ask(.rememberUse(true))))
    #expect(next.effects.contains(.ask(.keepStorage)))
  }

  // Opening a copy

  @Test func aCopyIsAskedForReadStoredAndThenTheAppStartsFromIt() {
    var script = Self.opened(at: Self.homeScreen)
    script.send(opening: .wanted)
    #expect(script.effects == [.ask(.pickFile)])
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    #expect(script.effects == [.ask(.readLog(of: .copies, afterPaint: true))])
    script.send(opening: .planned(Self.plan))
    // Nothing is stored before somebody has seen it and wants it.
    #expect(script.effects.isEmpty)
    #expect(script.state.copies.opened == .planned(Self.plan))
    script.send(opening: .approved)
    #expect(script.effects == [.ask(.putRecords(Self.plan))])
    #expect(script.state.copies.opened == .storing(Self.plan))
    script.send(opening: .stored)
    #expect(script.state.screen == .arrival)
    #expect(script.effects == [.ask(.readGate)])
    script.send(.gate(.recordRead([])))
    #expect(script.state.gate.phase == .choosing)
    script.send(.arrival(.left))
    #expect(script.effects == [.ask(.reload)])
    #expect(script.batches.isEmpty)
  }

  @Test func whoBringsACopyInIsAskedForAPINAndThenTheAppStarts() {
    var script = Self.withACopy()
    for action in FirstStart.choosing.actions { script.send(.gate(action)) }
    #expect(script.effects.contains(.ask(.reload)))
  }

  @Test func aDeviceThatHasAPINKeepsItWhenACopyIsBroughtIn() {
    var script = Self.withACopy()
    script.send(.gate(.recordRead(FirstStart.device.stored)))
    #expect(script.effects.contains(.ask(.reload)))
  }

  @Test func aSealedCopyAsksForItsPassphraseHereToo() {
    var script = Self.opened(at: Self.homeScreen)
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .foundSealed(Self.sealed))
    script.send(opening: .passphraseTyped("a long one"))
    script.send(opening: .passphraseGiven)
    #expect(script.effects == [.ask(.unseal(Self.sealed, "a long one"))])
    script.send(opening: .read(Backup()))
    script.send(opening: .planned(Self.plan))
    script.send(opening: .approved)
    #expect(script.effects == [.ask(.putRecords(Self.plan))])
    #expect(script.state.copies.passphrase.isEmpty)
  }

  @Test func whoeverCancelsIsAskedAsBeforeAndNothingIsStored() {
    var script = Self.opened(at: Self.homeScreen)
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    script.send(opening: .planned(Self.plan))
    script.send(opening: .left)
    #expect(script.effects.isEmpty && script.batches.isEmpty)
    #expect(script.state.copies.opened == .none)
    #expect(script.state.screen == .emptyLog(.installed))
    script.send(opening: .approved)
    #expect(script.effects.isEmpty)
  }

  @Test func aRefusedCopyIsToldAndAnotherOneCanBeChosen() {
    var script = Self.opened(at: Self.usedTab)
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .refused(Self.refused))
    #expect(script.state.copies.opened == .refused(Self.refused))
    #expect(script.effects.isEmpty)
    script.send(opening: .wanted)
    #expect(script.effects == [.ask(.pickFile)])
    #expect(script.state.copies.opened == .none)
  }

  @Test func whileACopyIsStoredNothingElseBegins() {
    var script = Self.opened(at: Self.usedTab)
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    script.send(opening: .planned(Self.plan))
    script.send(opening: .approved)
    script.send(.newChosen)
    #expect(script.effects.isEmpty)
    for action in [OpeningAction.wanted, .chosen(size: 1000), .read(Backup())] {
      script.send(opening: action)
      #expect(script.effects.isEmpty)
    }
    script.send(opening: .notStored)
    #expect(script.state.copies.opened == .notStored)
    script.send(opening: .wanted)
    #expect(script.effects == [.ask(.pickFile)])
  }

  /// In the game nobody opens copies; the family area has a way of its own.
  @Test func aCopyIsNotStoredBesideALog() {
    var script = Script.started()
    script.send(.newChosen)
    #expect(script.effects.isEmpty)
    for action in [OpeningAction.wanted, .chosen(size: 1000), .read(Backup()), .planned(Self.plan)]
    {
      script.send(opening: action)
      #expect(script.effects.isEmpty)
    }
  }

  // Tabs

  @Test func aReaderIsAskedAndCannotAnswer() {
    var script = Self.opened(at: Self.usedTab, role: .reader)
    #expect(script.state.screen == .emptyLog(.emptied))
    script.send(.newChosen)
    #expect(script.effects.isEmpty)
    for action in [OpeningAction.wanted, .approved] {
      script.send(opening: action)
      #expect(script.effects.isEmpty)
    }
    script.send(.tab(.becameWriter))
    #expect(script.effects.isEmpty)
    script.send(.newChosen)
    #expect(script.batches.count == 1)
  }

  @Test func whatAnotherTabAnsweredHolds() {
    var other = Script.started()
    other.beginQuest()
    var script = Self.opened(at: Self.usedTab, role: .reader)
    script.send(.tab(.newsArrived([])))
    #expect(script.state.screen == .emptyLog(.emptied))
    script.send(.tab(.newsArrived(other.stored)))
    #expect(script.state.isReady)
    #expect(script.phase == other.phase)
  }

  private static let plan = SampleCopy.plan(onto: opened(at: homeScreen))
  private static let sealed = SealedCopy(
    salt: .init(repeating: 1, count: 16),
    iv: .init(repeating: 2, count: 12),
    sealed: .init(repeating: 3, count: 20)
  )
  private static let refused = RefusedCopy(refusal: .damaged(line: 3), reason: .missing)

  /// A copy has been stored where nothing was.
  private static func withACopy() -> Script {
    var script = opened(at: homeScreen)
    let steps: [OpeningAction] = [
      .chosen(size: 1000), .read(Backup()), .planned(plan), .approved, .stored,
    ]
    for step in steps { script.send(opening: step) }
    return script
  }

  private static func opened(
    at place: LaunchContext,
    _ operations: [Operation] = [],
    role: TabRole = .writer
  ) -> Script {
    var script = Script(seed: 3)
    script.send(.start(.launched(place)))
    script.open(operations, role: role)
    return script
  }
}

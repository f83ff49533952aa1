import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time
import Transfer

@Suite struct PlayersTests {
  private static let ben = PlayerID(0xBE)

  /// A family of two, with a quest of the first one played, and its log.
  private static func family() -> Script {
    var script = Script.started()
    script.startQuest()
    script.guess(Seconds(60))
    script.finish(after: Seconds(60))
    script.send(.back)
    script.send(.tab(.newsArrived([added])))
    return script
  }

  /// As another device stores it.
  private static let added = Operation(
    id: OperationID(0xADD),
    clock: HybridTime(packed: 1_793_260_900_000 << 16, device: 9),
    recordedAt: Instant(milliseconds: 1_793_260_900_000),
    offset: .utc,
    player: nil,
    body: .playerSet(ben, name: "Ben")
  )

  @Test func amongSeveralNobodyIsGuessed() {
    var script = Self.family()
    #expect(script.state.player == nil)
    script.send(.back)
    #expect(script.state.screen == .whoPlays)
    #expect(!script.state.canGoBack)
  }

  @Test func whoPlaysIsChosenOnceADevice() {
    var script = Self.family()
    let first = script.state.ledger.allPlayers.map { $0.id }.first { $0 != Self.ben }
    script.send(.player(.chosen(Self.ben)))
    #expect(script.state.player == Self.ben)
    #expect(script.state.screen == .practice)
    script.send(.practice(.ended))
    #expect(script.state.history.isEmpty)
    if let first { script.send(.player(.chosen(first))) }
    #expect(script.state.screen == .home)
    #expect(script.state.history.count == 1)
  }

  @Test func whoIsChosenHereIsNotChosenOnAnotherDevice() {
    var script = Self.family()
    script.send(.player(.chosen(Self.ben)))
    let log = script.stored + [Self.added]
    var same = Script(seed: 2)
    same.open(log, device: 7)
    #expect(same.state.player == Self.ben)
    var other = Script(seed: 3)
    other.open(log, device: 8)
    #expect(other.state.player == nil)
    #expect(other.state.screen == .whoPlays)
  }

  @Test func aQuestOfSomebodyElseLeavesTheScreen() {
    var script = Self.family()
    let first = script.state.ledger.allPlayers.map { $0.id }.first { $0 != Self.ben }
    if let first { script.send(.player(.chosen(first))) }
    script.startQuest()
    #expect(script.state.session != nil)
    script.send(.player(.chosen(Self.ben)))
    #expect(script.state.session == nil)
    script.send(.practice(.ended))
    script.startQuest()
    #expect(script.state.core.offeredQuests.isEmpty && script.state.session == nil)
  }

  /// On a shared device *Put it back* belongs to whoever put it off.
  @Test func nothingThatSomebodyPutOffOrGuessedIsThereForSomebodyElse() throws {
    var script = Self.family()
    let first = try #require(script.state.ledger.allPlayers.first { $0.id != Self.ben }).id
    script.send(.player(.chosen(first)))
    script.startQuest()
    script.closeReveal()
    script.send(.estimateChosen(.minutes(20)))
    script.skip()
    script.send(.back)
    #expect(script.state.game.quest.skipped.exists)
    script.send(.player(.chosen(Self.ben)))
    script.send(.practice(.ended))
    #expect(!script.state.game.quest.skipped.exists)
    #expect(script.state.game.quest.draft.estimate == nil)
    script.send(.home(.skipTakenBack))
    #expect(script.state.screen == .home && script.state.session == nil)
    script.send(.player(.chosen(first)))
    #expect(!script.state.game.quest.skipped.exists)
  }

  // Who does not play any more

  private static func inFamilyArea() -> Script {
    var script = family()
    script.openFamilyArea()
    return script
  }

  @Test func whoIsRemovedKeepsHerResultsAndCanComeBack() throws {
    var script = Self.inFamilyArea()
    let first = try #require(script.state.ledger.allPlayers.first { $0.id != Self.ben }).id
    script.send(.back)
    script.send(.player(.chosen(first)))
    script.openFamilyArea()
    script.send(.family(.people(.removed(first))))
    #expect(script.state.ledger.allPlayers.map { $0.id } == [Self.ben])
    #expect(script.state.player == Self.ben)
    #expect(script.state.ledger.removedPlayers.map { $0.id } == [first])
    script.send(.family(.people(.broughtBack(first))))
    #expect(script.state.ledger.removedPlayers.isEmpty)
    #expect(script.state.player == first)
    #expect(script.state.history.count == 1)
  }

  @Test func somebodyPlays() {
    var script = Self.inFamilyArea()
    for player in script.state.ledger.allPlayers {
      script.send(.family(.people(.removed(player.id))))
    }
    #expect(script.state.ledger.allPlayers.count == 1)
  }

  @Test(arguments: ["Ben", " ben", "BEN "])
  func nobodyGetsANameThatSomebodyHas(name: String) {
    var script = Self.inFamilyArea()
    script.send(.family(.people(.newTyped(name))))
    #expect(script.state.family.people.isNewNameTaken(script.state.core))
    script.send(.family(.people(.added)))
    #expect(script.state.ledger.allPlayers.count == 2)
  }

  // Practice

  @Test func backLeadsFromTheTruthOfThePracticeToItsGuess() {
    var script = Self.family()
    script.send(.player(.chosen(Self.ben)))
    script.send(.practice(.guessed(Seconds(6))))
    script.send(.back)
    #expect(script.state.screen == .practice && script.state.practice?.phase == .guessing)
    script.send(.back)
    #expect(script.state.screen == .home)
  }

  @Test func sharingIsForTheDeviceOnWhichItIsSwitchedOn() {
    var script = Self.family()
    #expect(!script.state.core.isShared)
    script.send(.player(.sharingSwitched(true)))
    #expect(script.state.core.isShared)
  }
}

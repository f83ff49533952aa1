import App
import AppCore
import Domain
import Setup
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// The game comes before its forms.
@Suite struct FirstGuessTests {
  private static let estimate = Seconds(12)

  /// Up to the truth of the first guess.
  private static func practised(took actual: Seconds = Seconds(17)) -> Script {
    var script = Script()
    script.open([])
    script.send(.practice(.begun))
    script.send(.practice(.guessed(estimate)))
    script.advance(actual)
    script.send(.practice(.finished))
    return script
  }

  @Test func untilTheFormsBeginNothingIsInTheLog() {
    let script = Self.practised()
    let guess = Guess(estimate: Self.estimate, actual: Seconds(17))
    #expect(script.state.practice?.phase == .revealed(guess))
    #expect(script.batches.isEmpty && script.stored.isEmpty)
  }

  @Test func whatTheRevealHasToldStaysTrue() {
    var script = Self.practised()
    let told = Guess(estimate: Self.estimate, actual: Seconds(17)).practiceExperience
    script.send(.newChosen)
    #expect(script.state.screen == .firstStart(.who))
    script.send(.firstStart(.makerChosen(.player)))
    script.send(.firstStart(.wentOn))
    #expect(script.state.screen == .home)
    #expect(script.state.history.isEmpty)
    guard let player = script.state.player else { return #expect(Bool(false)) }
    #expect(script.state.ledger.experience(of: player, in: []) == told)
  }

  /// Who plays alone is asked on home, once and in her greeting, and keeps what she types.
  @Test func homeAsksForANameThatNobodyHasTyped() {
    var script = Self.practised()
    script.send(.newChosen)
    script.send(.firstStart(.makerChosen(.player)))
    script.send(.firstStart(.wentOn))
    #expect(script.state.core.asksForName)
    let player = script.state.ledger.allPlayers[0]
    script.send(.name(.typed(player.id, "Ada")))
    script.fire(TimerID(.names))
    #expect(script.state.core.asksForName && script.state.ledger.allPlayers[0].name == "Ada")
    script.send(.name(.entered))
    #expect(!script.state.core.asksForName)
    script.send(.name(.typed(player.id, "Bea")))
    #expect(script.state.ledger.allPlayers[0].name == "Ada")
  }

  /// It is no result: her own device opens with it, whoever's she tried it on, and nothing of hers is sealed for it.
  @Test func whatItWasWorthStandsInThePlan() {
    var script = Self.practised()
    script.send(.newChosen)
    #expect(script.stored.count > 1)
    #expect(script.stored.allSatisfy { $0.body.stream == .plan })
    guard let player = script.state.player else { return #expect(Bool(false)) }
    let earned = Guess(estimate: Self.estimate, actual: Seconds(17)).practiceExperience.points
    #expect(script.state.ledger.setting(.practised(player)) == UInt128(earned))
  }

  @Test func whoLeavesItOutIsAskedOnceSheIsHere() {
    var script = Script()
    script.open([])
    script.send(.practice(.begun))
    script.send(.newChosen)
    script.send(.firstStart(.makerChosen(.player)))
    script.send(.firstStart(.wentOn))
    #expect(script.state.screen == .practice)
  }

  @Test func onceMoreLeadsToAnotherGuess() {
    var script = Self.practised()
    script.send(.practice(.again))
    #expect(script.state.practice?.phase == .guessing)
  }

  @Test func backLeadsOverTheGuessToTheFirstPage() {
    var script = Self.practised()
    script.send(.back)
    #expect(script.state.practice?.phase == .guessing)
    script.send(.back)
    #expect(script.state.screen == .emptyLog(.firstVisit))
    #expect(!script.state.canGoBack)
  }

  @Test func anotherTabThatBeginsTakesItAlong() {
    var script = Self.practised()
    var other = Script(seed: 2)
    other.open([])
    other.send(.newChosen)
    script.send(.tab(.newsArrived(other.stored)))
    #expect(script.state.screen == .firstStart(.who))
  }

  @Test func aFirstStartThatStandsOnTheDaysGoesOnWithTheMorning() {
    var before = Script()
    before.open([])
    before.send(.newChosen)
    before.send(.firstStart(.makerChosen(.parent)))
    let days = Operation(
      id: OperationID(0xDA),
      clock: HybridTime(packed: 1_793_260_900_000 << 16, device: 9),
      recordedAt: before.moment.now,
      offset: .utc,
      player: nil,
      body: .set(.firstStart, "days")
    )
    var script = Script(seed: 2)
    script.open(before.stored + [days])
    #expect(script.state.screen == .firstStart(.routine))
  }

  @Test func startingTheQuestFromTheLastPageLeadsIntoIt() {
    var script = Self.practised()
    script.send(.newChosen)
    script.send(.firstStart(.makerChosen(.parent)))
    script.send(.firstStart(.wentOn))
    for action in FirstStart.choosing.actions { script.send(.gate(action)) }
    #expect(script.state.screen == .firstStart(.handOver))
    script.send(.firstStart(.handedOver(startsQuest: true)))
    #expect(script.state.session != nil)
  }
}

import App
import AppCore
import Domain
import Family
import Game
import Setup
import SyncEngine
import TestApp
import Testing
import Time

/// What is loaded after the first paint may come late, or never.
@Suite struct LaterPartTests {
  /// At home after a first start in an earlier visit.
  private func script() -> Script {
    let before = Script.started()
    var script = Script(laterPart: .coming)
    script.open(before.stored)
    return script
  }

  @Test func aWholeQuestNeedsNoLaterPart() {
    var script = script()
    script.startQuest()
    for _ in 0..<3 { script.playStep(guess: Seconds(60), took: Seconds(90)) }
    #expect(script.state.history.count == 1)
    #expect(script.state.laterPart.awaited == nil)
  }

  @Test func whoWantsItEarlyIsThereWhenItHasCome() {
    var script = script()
    script.send(.sidePage(.chosen(.settings)))
    #expect(script.state.screen == .home)
    #expect(script.state.laterPart.awaited != nil)
    #expect(script.state.canGoBack)
    script.send(.laterPart(.arrived))
    #expect(script.state.screen == .settings)
    #expect(script.state.laterPart.awaited == nil)
  }

  @Test func backForgetsWhatWasWanted() {
    var script = script()
    script.send(.familyAreaChosen)
    script.send(.back)
    #expect(!script.state.canGoBack)
    script.send(.laterPart(.arrived))
    #expect(script.state.screen == .home)
  }

  @Test func whereItIsMissingAWishAsksForItAgain() {
    var script = script()
    script.send(.laterPart(.notArrived))
    #expect(script.effects == [])
    script.send(.sidePage(.chosen(.stats)))
    #expect(script.effects == [.ask(.loadLaterPart)])
    script.send(.laterPart(.wanted))
    #expect(script.effects == [])
    script.send(.laterPart(.notArrived))
    script.send(.laterPart(.wanted))
    #expect(script.effects == [.ask(.loadLaterPart)])
    script.send(.laterPart(.arrived))
    #expect(script.state.screen == .stats)
  }

  @Test func whatIsHereStaysHere() {
    var script = script()
    script.send(.laterPart(.arrived))
    script.send(.laterPart(.notArrived))
    #expect(script.state.laterPart.phase == .here)
  }

  @Test func aFirstStartBeginsWhenItsFormsAreHere() {
    var script = Script(laterPart: .coming)
    script.open([])
    #expect(script.state.screen == .emptyLog(.firstVisit))
    script.send(.newChosen)
    #expect(script.state.ledger.allPlayers.isEmpty)
    script.send(.laterPart(.arrived))
    #expect(script.state.screen == .firstStart(.who))
  }

  @Test func aFirstStartThatWasLeftGoesOnWhenItsFormsAreHere() {
    var before = Script()
    before.open([])
    before.send(.newChosen)
    before.saveAll()
    var script = Script(laterPart: .coming)
    script.open(before.stored)
    #expect(script.state.screen == .nothing)
    #expect(!script.state.canGoBack)
    script.send(.laterPart(.arrived))
    #expect(script.state.screen == .firstStart(.who))
  }

  @Test func aTabThatOnlyReadsChangesNothingWhenItComes() {
    var script = Script(laterPart: .coming)
    script.open([])
    script.send(.newChosen)
    script.send(.tab(.becameReader))
    script.send(.laterPart(.arrived))
    #expect(script.state.ledger.allPlayers.isEmpty)
  }

  @Test func aPartThatIsGoneWithItsVersionLeadsToTheNewerOne() {
    var script = script()
    script.send(.laterPart(.notArrived))
    script.send(.sidePage(.chosen(.stats)))
    script.send(.laterPart(.notArrived))
    script.send(.updateFound)
    #expect(script.effects == [.ask(.reload)])
  }
}

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

@Suite struct UpdateTests {
  private func script() -> Script {
    var script = Script.started()
    script.send(.updateFound)
    return script
  }

  @Test(arguments: [PageAction.hidden, .shown])
  func atHomeTheNewVersionComesWhenSheLooksAwayOrBack(action: PageAction) {
    var script = script()
    #expect(script.effects == [])
    script.send(action)
    #expect(script.effects == [.ask(.reload)])
  }

  @Test func withoutANewVersionThePageStays() {
    var script = Script.started()
    script.send(.page(.hidden))
    script.send(.page(.shown))
    #expect(script.effects == [])
  }

  @Test func anUpdateIsTakenOnce() {
    var script = script()
    script.send(.page(.hidden))
    script.send(.page(.shown))
    #expect(script.effects == [])
  }

  @Test func inTheMiddleOfAQuestNoScreenIsLoadedAgain() {
    var script = script()
    func isLeftAlone(_ place: String) {
      for action in [PageAction.hidden, .shown] {
        script.send(action)
        #expect(script.effects == [], "\(place)")
      }
    }
    script.startQuest()
    script.saveAll()
    isLeftAlone("estimate")
    script.guess(Seconds(60))
    script.saveAll()
    isLeftAlone("do")
    script.send(.back)
    isLeftAlone("home, the quest under way")
    if let session = script.state.core.sessionUnderWay {
      script.send(.home(.questResumed(session)))
    }
    script.finish(after: Seconds(60))
    script.saveAll()
    isLeftAlone("reveal")
    script.closeReveal()
    script.playStep(guess: Seconds(60), took: Seconds(60))
    script.playStep(guess: Seconds(60), took: Seconds(60))
    script.saveAll()
    isLeftAlone("summary")
    script.send(.back)
    script.send(.page(.hidden))
    #expect(script.effects == [.ask(.reload)])
  }

  @Test func whatIsNotStoredYetIsNotLoadedAway() {
    var script = script()
    script.beginQuest()
    for _ in 0..<3 { script.skip() }
    #expect(script.state.screen == .home)
    script.send(.page(.hidden))
    #expect(script.effects == [])
    script.saveAll()
    script.send(.page(.shown))
    #expect(script.effects == [.ask(.reload)])
  }

  @Test func aQuestOfAnotherTabHoldsTheUpdateBack() {
    var writer = Script.started()
    writer.beginQuest()
    var reader = Script(seed: 2)
    reader.open(writer.stored, role: .reader)
    reader.send(.back)
    reader.send(.updateFound)
    reader.send(.page(.hidden))
    #expect(reader.effects == [])
  }

  @Test func aQuestThatWasLeftForAWeekHoldsNothingBack() {
    var script = script()
    script.startQuest()
    script.guess(Seconds(60))
    script.saveAll()
    script.send(.page(.hidden))
    script.advance(Seconds.hours(7 * 24), sleeping: true)
    script.send(.page(.shown))
    #expect(script.effects.contains(.ask(.reload)))
  }
}

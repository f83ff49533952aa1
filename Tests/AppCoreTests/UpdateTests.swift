import AppCore
import Domain
import SyncEngine
import Testing
import Time

@Suite struct UpdateTests {
  private func script() -> Script {
    var script = Script.started()
    script.send(.update(.found))
    return script
  }

  @Test(arguments: [QuestAction.pageHidden, .pageShown])
  func atHomeTheNewVersionComesWhenSheLooksAwayOrBack(action: QuestAction) {
    var script = script()
    #expect(script.effects == [])
    script.send(action)
    #expect(script.effects == [.reload])
  }

  @Test func withoutANewVersionThePageStays() {
    var script = Script.started()
    script.send(.pageHidden)
    script.send(.pageShown)
    #expect(script.effects == [])
  }

  @Test func anUpdateIsTakenOnce() {
    var script = script()
    script.send(.pageHidden)
    script.send(.pageShown)
    #expect(script.effects == [])
  }

  @Test func inTheMiddleOfAQuestNoScreenIsLoadedAgain() {
    var script = script()
    func isLeftAlone(_ place: String) {
      for action in [QuestAction.pageHidden, .pageShown] {
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
    script.send(.left)
    isLeftAlone("home, the quest under way")
    if let session = script.state.core.sessionUnderWay { script.send(.home(.questResumed(session))) }
    script.finish(after: Seconds(60))
    script.saveAll()
    isLeftAlone("reveal")
    script.closeReveal()
    script.playStep(guess: Seconds(60), took: Seconds(60))
    script.playStep(guess: Seconds(60), took: Seconds(60))
    script.saveAll()
    isLeftAlone("summary")
    script.send(.left)
    script.send(.pageHidden)
    #expect(script.effects == [.reload])
  }

  @Test func whatIsNotStoredYetIsNotLoadedAway() {
    var script = script()
    script.startQuest()
    for _ in 0..<3 { script.skip() }
    #expect(script.state.screen == .home)
    script.send(.pageHidden)
    #expect(script.effects == [])
    script.saveAll()
    script.send(.pageShown)
    #expect(script.effects == [.reload])
  }

  @Test func aQuestOfAnotherTabHoldsTheUpdateBack() {
    var writer = Script.started()
    writer.startQuest()
    var reader = Script(seed: 2)
    reader.open(writer.stored, role: .reader)
    reader.send(.left)
    reader.send(.update(.found))
    reader.send(.pageHidden)
    #expect(reader.effects == [])
  }

  @Test func aQuestThatWasLeftForAWeekHoldsNothingBack() {
    var script = script()
    script.startQuest()
    script.guess(Seconds(60))
    script.saveAll()
    script.send(.pageHidden)
    script.advance(Seconds.hours(7 * 24), sleeping: true)
    script.send(.pageShown)
    #expect(script.effects == [.reload])
  }
}

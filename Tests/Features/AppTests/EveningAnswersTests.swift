import App
import AppCore
import Domain
import Game
import Markup
import Strings
import SyncEngine
import TestApp
import Testing
import Time

/// What home says when it is tapped.
@Suite struct EveningAnswersTests {
  private var script = Script.started()

  init() {
    script.startQuest()
    for _ in 0..<3 { script.playStep(guess: .minutes(2), took: .minutes(2)) }
    script.send(.finaleEnded)
    script.send(.eveningArrived(Array("A house|It is lit.".utf8)))
    script.send(.back)
  }

  private var said: String {
    let page = screen(script.state, .english).html
    return page.components(separatedBy: "class=\"said\"").dropFirst().first.map {
      String($0.prefix(400))
    } ?? ""
  }

  @Test mutating func theFlameSaysHowLongItBurns() {
    #expect(said.isEmpty)
    script.send(.evening(.flameTapped))
    #expect(said.contains("1 day. It likes company."))
    script.send(.evening(.saidEnded))
    #expect(said.isEmpty)
  }

  /// 300 points are 17 above the second level, which leads to 520.
  @Test mutating func theLevelSaysHowFarItIsToTheNextOneAlsoAsALineOfLight() {
    script.send(.evening(.levelTapped))
    #expect(said.contains("220 XP to level 3."))
    #expect(said.contains("class=\"xp\""))
  }
}

import App
import AppCore
import Domain
import Game
import TestSupport
import Testing
import Time

/// The way through a quest that the page rehearses while it is idle.
@Suite struct NextTapTests {
  private var script = Script.started()

  private var nextTap: Action? { script.state.game.nextTap(script.state.core) }

  /// The screens on the way until home stands again, or until no tap leads on.
  private mutating func walk() -> [String] {
    var screens: [String] = []
    while screens.count < 60, let action = nextTap {
      script.send(action)
      script.advance(Seconds(90))
      screens.append(script.place)
      if !script.state.canGoBack { break }
    }
    return screens
  }

  @Test mutating func itLeadsFromHomeOverAllPagesHomeAgain() {
    #expect(
      walk() == [
        "estimate", "estimate", "do", "reveal", "estimate", "estimate", "finale", "summary", "home",
      ]
    )
  }

  @Test mutating func itGoesOnFromTheMiddleOfAQuest() {
    script.startQuest()
    script.guess(.minutes(5))
    script.advance(.minutes(4))
    #expect(walk().first == "reveal")
    #expect(script.place == "home")
  }

  @Test mutating func aDoubtfulDurationIsAnswered() {
    script.startQuest()
    script.guess(.minutes(2))
    script.finish(after: .hours(3))
    #expect(script.place == "asking")
    #expect(walk().last == "home")
  }

  @Test mutating func whereNobodyWritesNoTapLeadsOn() {
    let stored = script.stored
    script = Script()
    script.open(stored, role: .reader)
    #expect(nextTap == nil)
  }

  @Test mutating func onPagesBesideTheQuestNoTapLeadsOn() {
    script.send(.sidePage(.chosen(.stats)))
    #expect(nextTap == nil)
  }
}

extension Script {
  fileprivate var place: String {
    switch state.game.screen {
    case .home: "home"
    case .finale: "finale"
    case .summary: "summary"
    case .whoPlays, .side: "beside"
    case .quest(let shown):
      switch shown.session(state.core)?.phase {
      case .estimating: "estimate"
      case .doing: "do"
      case .asking: "asking"
      case .revealing: "reveal"
      case .ended, nil: "ended"
      }
    }
  }
}

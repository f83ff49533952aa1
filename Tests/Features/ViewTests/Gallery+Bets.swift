import AppCore
import Domain
import Time

@testable import Game

extension Gallery {
  /// A start that is bet on, up to each of its ends, and what came of it.
  static func bets() -> [(String, String)] {
    var gallery = Gallery()
    var shown: [(String, String)] = []
    for _ in 0..<5 { gallery.playMorning() }
    shown.append(("quests to bet on", gallery.show(.sidePage(.chosen(.bets)))))
    guard let quest = gallery.state.core.offeredQuests.first?.routine.id else { return shown }
    let steps: [(String, BetAction)] = [
      ("unset", .opened(quest, goal: nil)), ("asked for", .placed),
      ("goal moved", .goalMoved(by: 1)),
      ("chosen", .startChosen(StartDial.usual)), ("odds", .placed),
    ]
    for (name, action) in steps { shown.append(("bet, \(name)", gallery.show(.bet(action)))) }
    if case .side(.bet(let bet)) = gallery.state.game.screen, let answer = bet.answer,
      let room = answer.odds.room(for: 9)
    {
      let start = answer.bet.goal.adding(.zero - room)
      shown.append(("bet, kept", gallery.show(.bet(.kept(start)))))
    }
    shown.append(("home with a bet", gallery.show(.back)))
    gallery.playMorning(leaves: false)
    shown.append(("summary of a bet", gallery.html))
    for _ in 0..<4 {
      gallery.send(.back)
      gallery.pass(.hours(24))
      gallery.send(.bet(.opened(quest, goal: nil)))
      gallery.send(.bet(.startChosen(StartDial.usual)))
      gallery.send(.bet(.placed))
      gallery.send(.back)
      gallery.playMorning(leaves: false)
    }
    gallery.send(.back)
    shown.append(("starts beside a sample", gallery.show(.sidePage(.chosen(.patterns)))))
    return shown + few()
  }

  /// Before there are mornings enough, and when the hour has come.
  private static func few() -> [(String, String)] {
    var gallery = Gallery()
    guard let quest = gallery.state.core.offeredQuests.first?.routine.id else { return [] }
    gallery.send(.bet(.opened(quest, goal: nil)))
    gallery.send(.bet(.startChosen(StartDial.usual)))
    let range = gallery.show(.bet(.placed))
    gallery.send(.back)
    gallery.send(.bet(.opened(quest, goal: nil)))
    gallery.pass(.hours(2))
    return [("bet, range", range), ("bet, hour has come", gallery.show(.page(.shown)))]
  }

  private mutating func playMorning(leaves: Bool = true) {
    startQuest()
    for _ in 0..<3 {
      doStep(guess: Seconds(300), took: Seconds(240))
      closeReveal()
    }
    send(.finaleEnded)
    if leaves {
      send(.back)
      pass(.hours(24))
    }
  }

  private mutating func show(_ action: Action) -> String {
    send(action)
    return html
  }
}

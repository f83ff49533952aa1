import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// Under the whole quest: what came of the start that was bet on, and the morning once more; nothing without a bet.
func whatCameOfIt(_ session: QuestSession, _ scene: Scene) -> [View] {
  guard let (bet, outcome) = scene.core.betOutcome(of: session.digest), let line = outcome.line
  else { return [] }
  let (large, small) = scene.texts.words(for: line, bet, scene.core)
  return [
    section(.class("what-came"), .key("bet")) {
      h2 {
        large
        if let small {
          hidden(" ")
          Markup.small { small }
        }
      }
      if let picture = picture(session, bet, scene) {
        div(.class("came-picture")) { picture }
      }
    }
  ]
}

/// None where it is not known when the quest was over.
private func picture(_ session: QuestSession, _ bet: Bet, _ scene: Scene) -> View? {
  let digest = session.digest
  guard let begun = digest.begunAt, let ended = digest.knownEnd else { return nil }
  let minutes = { (instant: Instant) in bet.goal.since(instant).value / 60 }
  let lit = digest.guesses.map { guess in
    minutes(min(guess.finishedAt.adding(.zero - guess.measured.half), ended))
  }
  let lanterns = session.lanterns.filter { $0.isLit }
  let drawing = MorningScene(
    lanterns,
    .done(minutes(bet.start), began: minutes(begun), lanterns: lit, ended: minutes(ended)),
    goal: scene.texts.clock(bet.goal, scene.core),
    hours: scene.texts.hours(before: bet.goal, scene.core),
    isQuestion: false
  )
  return drawing.lowDrawing(
    named: scene.texts.bets.pastPicture(
      scene.texts.clock(begun, scene.core),
      scene.texts.clock(ended, scene.core),
      scene.texts.clock(bet.goal, scene.core)
    )
  )
}

extension Seconds {
  fileprivate var half: Seconds { Seconds(milliseconds: milliseconds / 2) }
}

import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// What home says of the day, each for its place.
///
/// NB: a class, because home, which every first visit loads, hands it on and copies nothing.
package final class AheadDrawing {
  let line: [View]
  /// In the place of how the quest stands that is shown large, where that is the one.
  let sentence: String?
  /// Else a card that begins it, or another note.
  let card: [View]

  init(line: [View], sentence: String?, card: [View]) {
    self.line = line
    self.sentence = sentence
    self.card = card
  }
}

extension AheadScreen {
  /// None where there is nothing to say.
  ///
  /// - Parameters:
  ///   - other: what the quest's sentence is where the day has none for it.
  ///   - note: what stands below where nothing of the day does.
  ///   - offer: what stands there before all of it; told whether the quest's sentence is `other`.
  func drawing(
    _ scene: Scene,
    or other: String?,
    _ note: [View],
    offer: (_ isNamed: Bool) -> [View]?
  ) -> AheadDrawing? {
    let line =
      question.map { [questionView($0, scene)] } ?? line.map { [lineView($0, scene.texts)] } ?? []
    let kept = start.map { scene.texts.bets.from(scene.texts.clock($0, scene.core)) }
    let suggested = isSuggestionOnTop ? suggestion : nil
    let said = kept ?? suggested.map { scene.texts.words(for: $0, scene.core) }
    let card = offer(!said.exists) ?? card(scene, besides: kept, or: note)
    let sentence = said ?? other
    let isEmpty = line.isEmpty && card.isEmpty && !sentence.exists
    return isEmpty ? nil : AheadDrawing(line: line, sentence: sentence, card: card)
  }

  /// - Parameter kept: the quest's sentence, where it is that of a bet.
  private func card(_ scene: Scene, besides kept: String?, or note: [View]) -> [View] {
    guard let suggestion, !(isSuggestionOnTop && kept.exists) else { return note }
    if isSuggestionOnTop { return [] }
    return [suggestionCard(suggestion, scene.texts.words(for: suggestion, scene.core), scene)]
  }
}

private func lineView(_ line: ContextLine, _ texts: Texts) -> View {
  p(.class("ahead")) { texts.words(for: line) }
}

/// Home asks, once she knows such mornings.
private func questionView(_ question: StartQuestion, _ scene: Scene) -> View {
  p(.class("ahead asks-start")) {
    button(
      .type("button"),
      .on(.click, .bet(.opened(question.routine, goal: question.goal)))
    ) {
      span { scene.texts.bets.whenDoYouBegin(scene.texts.clock(question.goal, scene.core)) }
      pictogram("right")
    }
  }
}

private func suggestionCard(
  _ suggestion: Suggestion,
  _ words: String,
  _ scene: Scene
) -> View {
  button(
    .class("note"),
    .type("button"),
    .disabled(!scene.canWrite),
    .on(.click, .home(.questChosen(suggestion.routine))),
    .key("suggestion")
  ) {
    pictogram((scene.core.ledger.routine(suggestion.routine)?.icon ?? .plain).picture)
    span(.class("grow")) {
      b { words }
      hidden(scene.texts.lists.pause)
      span(.class("small soft")) { scene.texts.words(for: suggestion.need) }
    }
    pictogram("right")
  }
}

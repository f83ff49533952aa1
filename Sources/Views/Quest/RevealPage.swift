import AppCore
import Domain
import Markup
import Strings

func revealPage(
  _ step: QuestSession.PlannedStep,
  _ estimation: Estimation,
  _ session: QuestSession,
  _ state: AppState,
  _ texts: Texts
) -> View {
  let shown = state.reveal(of: estimation)
  let canWrite = state.role.holdsPen
  return main(.class("quest reveal"), .key("reveal \(estimation.id.shortText)")) {
    questHeader(place(of: step, in: session, texts), texts)
    h1(.focusesOnAppear) { step.name }
    guessAndTruth(shown.guess, texts)
    verdict(shown, step: step.name, texts)
    mainAction(
      nextLabel(after: step, in: session, texts),
      .quest(.revealClosed(estimation.id)),
      isEnabled: canWrite
    )
    if state.canReopen {
      quietAction(texts.reveal.notDoneYet, .quest(.notDoneYet(estimation.id)), isEnabled: canWrite)
    }
  }
}

private func guessAndTruth(_ guess: Guess, _ texts: Texts) -> View {
  dl(.class("guess-and-truth")) {
    div {
      dt { texts.reveal.yourGuess }
      dd(.class("guess-words")) { texts.words(for: guess.estimate) }
    }
    div {
      dt { texts.reveal.itTook }
      dd(.class("truth-words")) { texts.words(for: guess.actual) }
    }
  }
}

private func verdict(_ shown: Reveal, step: String, _ texts: Texts) -> View {
  let rating = ratingTexts(shown.rating, texts)
  let index = FeedbackVariant.index(
    occurrence: shown.occurrence,
    seed: shown.seed,
    count: rating.remarks.count
  )
  return section(.class("verdict")) {
    h2(.class("rating")) { rating.name }
    p(.class("difference")) { words(forDifferenceOf: shown.guess, texts) }
    p(.class("remark")) { rating.remarks[index](step) }
    p(.class("earned")) { texts.reveal.experience(shown.experience.points) }
    if shown.isPersonalBest { p(.class("best")) { texts.reveal.personalBest } }
  }
}

private func ratingTexts(_ rating: Rating, _ texts: Texts) -> RatingTexts {
  switch rating {
  case .spotOn: texts.reveal.spotOn
  case .close: texts.reveal.close
  case .off: texts.reveal.off
  case .wayOff: texts.reveal.wayOff
  }
}

private func words(forDifferenceOf guess: Guess, _ texts: Texts) -> String {
  let difference = guess.actual - guess.estimate
  if difference == .zero { return texts.reveal.same }
  let words = texts.words(for: difference)
  return difference > .zero ? texts.reveal.longer(words) : texts.reveal.shorter(words)
}

private func nextLabel(
  after step: QuestSession.PlannedStep,
  in session: QuestSession,
  _ texts: Texts
) -> String {
  let next = session.stepToDo(after: step.id)
  return next.map { texts.reveal.next($0.name) } ?? texts.reveal.wholeQuest
}

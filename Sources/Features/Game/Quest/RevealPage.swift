import Basics
import Controls
import Core
import Domain
import Markup
import Strings

func revealPage(
  _ step: QuestSession.PlannedStep,
  _ estimation: Estimation,
  _ session: QuestSession,
  _ shown: Reveal,
  isOneGuess: Bool,
  _ oneGuess: OneGuessDrawing?,
  canReopen: Bool,
  _ core: Core,
  _ texts: Texts
) -> View {
  let name = estimation.id.shortText
  return page("quest reveal sky", core, texts) {
    questHead(step, session, texts, withString: false)
    session.lantern(of: step).drawing(step.id.shortText, isLit: true)
    main(.key("reveal " + name)) {
      h1(.class("hidden-text"), .focusesOnAppear) { step.name }
      div(.class("fall")) {
        guessAndTruth(shown.guess, texts)
        Ribbons(
          shown.guess,
          shown.rating,
          seed: UInt64(truncatingIfNeeded: estimation.id.raw)
        ).hanging(name, texts)
      }
      verdict(shown, of: step.name, texts)
    }
    revealFoot(
      step,
      estimation.id,
      session,
      isOneGuess: isOneGuess,
      oneGuess,
      canReopen: canReopen,
      core,
      texts
    )
  }
}

private func revealFoot(
  _ step: QuestSession.PlannedStep,
  _ estimation: EstimationID,
  _ session: QuestSession,
  isOneGuess: Bool,
  _ oneGuess: OneGuessDrawing?,
  canReopen: Bool,
  _ core: Core,
  _ texts: Texts
) -> View {
  let canWrite = core.role.canWrite
  let next = session.stepToDo(after: step.id)
  let last = isOneGuess ? texts.oneGuess.backToToday : texts.reveal.wholeQuest
  return footer(.class("foot"), .key("foot reveal " + estimation.shortText)) {
    mainAction(
      next.map { texts.next($0.name) } ?? last,
      .quest(.revealClosed(estimation)),
      isEnabled: canWrite
    )
    if let oneGuess { oneGuess.keeping }
    if canReopen || oneGuess.exists {
      div(.class("pair")) {
        if let oneGuess { oneGuess.after }
        if canReopen {
          quietAction(
            texts.reveal.notDoneYet,
            .quest(.notDoneYet(estimation)),
            isEnabled: canWrite
          )
        }
      }
    }
  }
}

extension Texts {
  /// A longer name would make a button that hides what stands above it, and a line of three.
  static let longestName = 36

  fileprivate func next(_ name: String) -> String {
    name.utf8.count > Self.longestName ? reveal.nextStep : reveal.next(name)
  }
}

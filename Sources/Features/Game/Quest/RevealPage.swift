import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

func revealPage(
  _ shown: ShownStep,
  _ estimation: Estimation,
  _ reveal: Reveal,
  canReopen: Bool,
  _ scene: Scene
) -> View {
  let (step, session) = (shown.step, shown.session)
  let name = estimation.id.shortText
  return page("quest reveal sky", scene) {
    questHead(step, session, scene.texts, withString: false)
    session.lantern(of: step).drawing(step.id.shortText, isLit: true)
    main(.key("reveal " + name)) {
      h1(.class("hidden-text"), .focusesOnAppear) { step.name }
      div(.class("fall")) {
        guessAndTruth(reveal.guess, scene.texts)
        shown.later?.lights
          ?? Ribbons(
            reveal.guess,
            reveal.rating,
            seed: UInt64(truncatingIfNeeded: estimation.id.raw)
          ).hanging(name, scene.texts)
      }
      verdict(reveal, of: step.name, scene.texts)
    }
    revealFoot(shown, estimation.id, canReopen: canReopen, scene)
  }
}

private func revealFoot(
  _ shown: ShownStep,
  _ estimation: EstimationID,
  canReopen: Bool,
  _ scene: Scene
) -> View {
  let canWrite = scene.canWrite
  let next = shown.session.stepToDo(after: shown.step.id)
  let last = shown.isOneGuess ? scene.texts.oneGuess.backToToday : scene.texts.reveal.wholeQuest
  return footer(.class("foot"), .key("foot reveal " + estimation.shortText)) {
    mainAction(
      next.map { scene.texts.next($0.name) } ?? last,
      .quest(.revealClosed(estimation)),
      isEnabled: canWrite
    )
    if let oneGuess = shown.oneGuess { oneGuess.keeping }
    if canReopen || shown.oneGuess.exists {
      div(.class("pair")) {
        if let oneGuess = shown.oneGuess { oneGuess.after }
        if canReopen {
          quietAction(
            scene.texts.reveal.notDoneYet,
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

  func next(_ name: String) -> String {
    name.utf8.count > Self.longestName ? reveal.nextStep : reveal.next(name)
  }
}

import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// After *Done*: that its lantern is lit, and no more.
func litPage(
  _ step: QuestSession.PlannedStep,
  _ session: QuestSession,
  _ lit: EstimationID,
  canReopen: Bool,
  _ scene: Scene
) -> View {
  let (words, next) = (scene.texts.night, session.stepToDo(after: step.id))
  return page("quest night-lit sky", scene) {
    stars([60, 120, 120, 84, 210, 60, 300, 110, 340, 180, 28, 220, 330, 300, 40, 320])
    hills()
    questHead(step, session, scene.texts)
    session.lantern(of: step).drawing(step.id.shortText, isLit: true)
    main(.key("lit " + lit.shortText)) {
      nightRibbons(
        .data("place", "\(session.litBefore(step))"),
        .data("count", "\(session.plan.count)")
      ) {
        h1(.class("center"), .focusesOnAppear) { words.lit }
        p(.class("ask center")) { next.exists ? words.wait : words.last }
      }
    }
    footer(.class("foot"), .key("foot lit " + lit.shortText)) {
      mainAction(
        next.map { scene.texts.next($0.name) } ?? words.letFall,
        .night(.litSeen),
        isEnabled: scene.canWrite
      )
      if canReopen {
        div(.class("pair")) {
          quietAction(
            scene.texts.reveal.notDoneYet,
            .quest(.notDoneYet(lit)),
            isEnabled: scene.canWrite
          )
        }
      }
    }
  }
}

/// At the end: the ribbons of all steps, one step after the other.
func lanternByLantern(_ session: QuestSession, _ scene: Scene) -> View {
  let rows = scene.core.rows(of: session)
  return page("summary night-end", scene) {
    main(.key("night " + session.id.shortText)) {
      nightRibbons {
        header(.class("sky")) {
          stars([16, 178, 74, 250, 356, 214, 300, 270, 348, 300, 50, 320])
          hills()
          LanternString(session.lanterns, size: 58, top: 10, sag: 32).lightingUp(rows.ribbons)
          h1(.focusesOnAppear) { scene.texts.night.end }
        }
        div(.class("sheet")) { guessByGuess(rows, scene.texts) }
      }
      div(.class("save-bar sheet")) {
        mainAction(scene.texts.reveal.wholeQuest, .night(.ended), isEnabled: scene.canWrite)
      }
    }
  }
}

extension QuestSession {
  /// The step that was done last.
  var lastLit: (PlannedStep, EstimationID)? {
    let last = estimations.ordered { $0.measurement.finishedAt < $1.measurement.finishedAt }.last
    guard let last, let step = plan.first(where: { $0.id == last.lock.step }) else { return nil }
    return (step, last.id)
  }

  /// How many lanterns were lit before the one of a step.
  fileprivate func litBefore(_ step: PlannedStep) -> Int {
    estimations.count { $0.lock.step != step.id }
  }
}

import Access
import AppCore
import Controls
import Markup
import Strings

/// What has been brought in, and a PIN for the adult who did it.
package func arrivalPage(_ arrival: Arrival, _ scene: Scene) -> View {
  let words = scene.texts.arrival
  return page("family gate", scene) {
    main(.key("arrival")) {
      header(.class("top")) {
        if arrival.gate.canGoBack { roundAction("back", scene.texts.firstStart.back, .back) }
      }
      if arrival.gate.phase == .choosing {
        div(.class("form beside"), .key("imported")) {
          p(.role("status")) { b { arrival.said(scene.texts) } }
          p(.class("lead")) { arrival.way == .letIn ? words.letInAbout : words.about }
        }
      }
      gateContent(arrival.gate, scene.texts)
      if arrival.gate.phase == .choosing || arrival.gate.fieldError == .notNow {
        div(.class("form beside"), .key("leaving")) {
          quietAction(words.noParent, .arrival(.left))
          p(.class("help")) { arrival.way == .letIn ? words.letInWithout : words.without }
        }
      }
    }
  }
}

extension Arrival {
  /// What has come.
  fileprivate func said(_ texts: Texts) -> String {
    guard case .copy(let contents) = way else { return texts.arrival.letIn }
    let words = texts.family.copies.opening
    return texts.arrival.imported(
      words.routines(contents.routines),
      words.sessions(contents.quests)
    )
  }
}

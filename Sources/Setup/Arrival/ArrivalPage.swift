import Access
import Controls
import Core
import Markup
import Strings

/// What has been brought in, and a PIN for the adult who did it.
package func arrivalPage(_ arrival: Arrival, _ core: Core, _ texts: Texts) -> View {
  let words = texts.arrival
  let opening = texts.family.copies.opening
  let contents = arrival.contents
  return page("family gate", core, texts) {
    main(.key("arrival")) {
      header(.class("top")) {
        if arrival.gate.canGoBack { roundAction("back", texts.firstStart.back, .back) }
      }
      if arrival.gate.phase == .choosing {
        div(.class("form beside"), .key("imported")) {
          p(.role("status")) {
            b {
              words.imported(opening.routines(contents.routines), opening.sessions(contents.quests))
            }
          }
          p(.class("lead")) { words.about }
        }
      }
      gateContent(arrival.gate, texts)
      if arrival.gate.phase == .choosing || arrival.gate.fieldError == .notNow {
        div(.class("form beside"), .key("leaving")) {
          quietAction(words.noParent, .arrival(.left))
          p(.class("help")) { words.without }
        }
      }
    }
  }
}

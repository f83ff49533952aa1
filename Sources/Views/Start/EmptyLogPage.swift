import AppCore
import Markup
import Strings
import SyncEngine

/// There is nothing in the log, which is more than a first visit: what happened, and the ways on.
func emptyLogPage(_ reason: EmptyLog, _ state: AppState, _ texts: Texts) -> View {
  let words = reason == .emptied ? texts.emptyLog.emptied : texts.emptyLog.installed
  let canAct = state.role.holdsPen && state.openedCopy != .storing
  return page("plain empty-log", state, texts) {
    main(.key("empty-log")) {
      heroLantern(Lantern(picture: "quests", light: .off))
      h1(.focusesOnAppear) { words.title }
      p { words.about }
      p(.class("told"), .role("status")) { texts.words(for: state.openedCopy) }
      mainAction(texts.emptyLog.openCopy, .start(.copyChosen), isEnabled: canAct)
      quietAction(texts.emptyLog.startNew, .start(.newChosen), isEnabled: canAct)
    }
  }
}

extension Texts {
  func words(for copy: OpenedCopy) -> String {
    switch copy {
    case .none: ""
    case .storing: trouble.opening
    case .notStored: emptyLog.notStored
    case .refused(.notACopy): emptyLog.notACopy
    case .refused(.otherSchema): emptyLog.otherSchema
    case .refused(.endsTooEarly(let line)): emptyLog.endsTooEarly(line)
    case .refused(.damaged(let line)): emptyLog.damaged(line)
    case .refused(.nothingInIt): emptyLog.nothingInIt
    }
  }
}

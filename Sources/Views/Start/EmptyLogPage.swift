import AppCore
import Markup
import Strings
import SyncEngine

/// There is nothing in the log, which is more than a first visit: what happened, and the ways on.
func emptyLogPage(_ reason: EmptyLog, _ state: AppState, _ texts: Texts) -> View {
  let isStoring = state.openedCopy == .storing
  let canAct = state.role.holdsPen && !isStoring
  return page("plain empty-log", state, texts) {
    main(.key("empty-log")) {
      heroLantern(Lantern(picture: "quests", light: .off))
      h1(.focusesOnAppear) { texts.title(for: reason) }
      p { texts.words(for: reason) }
      p(.class("told"), .role("status")) { texts.words(for: state.openedCopy) }
      ways(reason, canAct, texts)
    }
  }
}

/// Home-screen apps are mostly new; what was played in a browser that was cleared is worth a look for.
private func ways(_ reason: EmptyLog, _ canAct: Bool, _ texts: Texts) -> [View] {
  let open = (texts.emptyLog.openCopy, Action.start(.copyChosen))
  let new = (texts.emptyLog.startNew, Action.start(.newChosen))
  let (first, second) = reason == .emptied ? (open, new) : (new, open)
  return [
    mainAction(first.0, first.1, isEnabled: canAct),
    quietAction(second.0, second.1, isEnabled: canAct),
  ]
}

extension Texts {
  fileprivate func title(for reason: EmptyLog) -> String {
    switch reason {
    case .installed: emptyLog.installedTitle
    case .emptied: emptyLog.emptiedTitle
    }
  }

  fileprivate func words(for reason: EmptyLog) -> String {
    switch reason {
    case .installed: emptyLog.installed
    case .emptied: emptyLog.emptied
    }
  }

  fileprivate func words(for copy: OpenedCopy) -> String {
    switch copy {
    case .none: ""
    case .storing: emptyLog.opening
    case .notStored: emptyLog.notStored
    case .refused(.notACopy): emptyLog.notACopy
    case .refused(.olderSchema): emptyLog.olderSchema
    case .refused(.newerSchema): emptyLog.newerSchema
    case .refused(.endsTooEarly(let line)): emptyLog.endsTooEarly(line)
    case .refused(.damaged(let line)): emptyLog.damaged(line)
    case .refused(.nothingInIt): emptyLog.nothingInIt
    }
  }
}

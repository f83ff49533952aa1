import Controls
import Copies
import Core
import Markup
import Strings
import SyncEngine
import Transfer

/// There is nothing in the log, which is more than a first visit: what happened, and the ways on.
func emptyLogPage(
  _ reason: EmptyLog,
  _ copies: CopiesState,
  _ core: Core,
  _ texts: Texts
) -> View {
  let words = reason == .emptied ? texts.emptyLog.emptied : texts.emptyLog.installed
  let canAct = core.role.canWrite && !copies.opened.isBusy
  return page("plain empty-log", core, texts) {
    main(.key("empty-log")) {
      heroLantern(Lantern(picture: "quests", light: .off))
      h1(.focusesOnAppear) { words.title }
      p { words.about }
      p(.class("told"), .role("status")) { texts.playersWords(for: copies.opened) }
      mainAction(texts.emptyLog.openCopy, .copies(.opening(.wanted)), isEnabled: canAct)
      quietAction(texts.emptyLog.startNew, .newChosen, isEnabled: canAct)
      quietAction(texts.welcome.join, .joinChosen, isEnabled: canAct)
    }
  }
}

extension Texts {
  func playersWords(for copy: OpenedCopy) -> String {
    switch copy {
    // What has been read has a page of its own.
    case .none, .stored, .sealed, .unsealing, .anybodys, .planning, .planned, .storing: ""
    case .reading: trouble.opening
    case .notStored: emptyLog.notStored
    case .refused(let refused): words(for: refused.refusal)
    }
  }

  private func words(for refusal: BackupRefusal) -> String {
    switch refusal {
    case .notACopy: emptyLog.notACopy
    case .otherSchema: emptyLog.otherSchema
    case .unknownSchema: emptyLog.unknownSchema
    case .tooLarge: emptyLog.tooLarge
    case .endsTooEarly(let line): emptyLog.endsTooEarly(line)
    case .damaged(let line): emptyLog.damaged(line)
    case .nothingInIt: emptyLog.nothingInIt
    }
  }
}

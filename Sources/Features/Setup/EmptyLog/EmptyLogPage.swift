import AppCore
import Controls
import Copies
import Markup
import Strings
import SyncEngine
import Transfer

/// There is nothing in the log, which is more than a first visit: what happened, and the ways on.
package func emptyLogPage(
  _ reason: EmptyLog,
  told: String,
  canAct: Bool,
  _ scene: Scene
) -> View {
  let texts = scene.texts.emptyLog
  let words = reason == .emptied ? texts.emptied : texts.installed
  return page("start sky empty-log", scene) {
    hills()
    main(.key("empty-log")) {
      div(.class("words")) {
        h1(.focusesOnAppear) { words.title }
        p { words.about }
      }
      firstLanterns(last: .off)
      div(.class("foot")) {
        p(.class("told"), .role("status")) { told }
        mainAction(texts.openCopy, .copies(.opening(.wanted)), isEnabled: canAct)
        quietAction(texts.join, .joinChosen, isEnabled: canAct)
        quietAction(texts.startNew, .newChosen, isEnabled: canAct)
      }
    }
  }
}

extension Texts {
  package func playersWords(for copy: OpenedCopy) -> String {
    switch copy {
    // What has been read has a page of its own.
    case .none, .stored, .sealed, .unsealing, .anybodys, .planning, .planned, .keeping, .storing: ""
    case .reading: trouble.opening
    case .notStored: emptyLog.told.notStored
    case .refused(let refused): words(for: refused.refusal)
    }
  }

  private func words(for refusal: BackupRefusal) -> String {
    switch refusal {
    case .notACopy: emptyLog.told.notACopy
    case .otherSchema: emptyLog.told.otherSchema
    case .unknownSchema: emptyLog.told.unknownSchema
    case .tooLarge: emptyLog.told.tooLarge
    case .endsTooEarly(let line): emptyLog.told.endsTooEarly(line)
    case .damaged(let line): emptyLog.told.damaged(line)
    case .nothingInIt: emptyLog.told.nothingInIt
    }
  }
}

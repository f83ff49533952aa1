import AppCore
import Controls
import Copies
import Markup
import Strings
import SyncEngine
import Transfer

/// There is nothing in the log, which is more than a first visit: what happened, and the ways on.
func emptyLogPage(
  _ reason: EmptyLog,
  told: String,
  canAct: Bool,
  _ scene: Scene
) -> View {
  let words = reason == .emptied ? scene.texts.emptyLog.emptied : scene.texts.emptyLog.installed
  return page("plain empty-log", scene) {
    main(.key("empty-log")) {
      heroLantern(Lantern(picture: "quests", light: .off))
      h1(.focusesOnAppear) { words.title }
      p { words.about }
      p(.class("told"), .role("status")) { told }
      mainAction(scene.texts.emptyLog.openCopy, .copies(.opening(.wanted)), isEnabled: canAct)
      joinAction(scene.texts.emptyLog.join, isEnabled: canAct)
      quietAction(scene.texts.emptyLog.startNew, .newChosen, isEnabled: canAct)
    }
  }
}

/// To the other devices of the family, on both pages about an empty log.
@inline(never)
func joinAction(_ name: String, isEnabled: Bool) -> View {
  quietAction(name, .joinChosen, isEnabled: isEnabled)
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

import Domain
import Strings

// Steps are a parent's word; in a player's own quest they are lanterns.
extension Texts {
  func step(_ number: Int, in editor: RoutineEditor) -> String {
    editor.editor == .player
      ? ownQuests.editor.lantern(number) : family.editor.step(number)
  }

  func addStep(in editor: RoutineEditor) -> String {
    editor.editor == .player ? ownQuests.editor.addLantern : family.editor.addStep
  }

  package func words(for gap: EditorGap, in editor: RoutineEditor) -> String {
    let words = family.editor
    let hers = ownQuests.editor
    let isHers = editor.editor == .player
    return switch gap {
    case .nameMissing: isHers ? hers.nameMissing : words.nameMissing
    case .stepMissing: isHers ? hers.lanternMissing : words.stepMissing
    case .stepNameMissing: isHers ? hers.lanternNameMissing : words.stepNameMissing
    case .minutesOdd: words.minutesOdd
    case .minutesTooMany: words.minutesTooMany(RoutineEditor.mostMinutes)
    case .dayMissing: words.dayMissing
    case .playerMissing: words.playerMissing
    case .link(let fault): words.music.words(for: fault)
    }
  }
}

extension RoutineMusicTexts {
  fileprivate func words(for fault: MusicLinkFault) -> String {
    switch fault {
    case .severalLinks: severalLinks
    case .unknownItem: unknownItem
    case .empty, .tooLong, .noLink, .notHTTPS, .blankInside, .oddSign, .userInfo, .noHost,
      .foreignHost:
      noLink
    }
  }
}

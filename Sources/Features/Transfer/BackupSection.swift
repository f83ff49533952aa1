import AppCore
import Basics
import Controls
import Markup
import Strings

/// Where copies are, and one more of them.
///
/// - Parameter elsewhere: which other devices and servers have what is here; none where none has.
package func backupSection(
  _ copies: CopiesState,
  elsewhere: String?,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.copies
  return section(.class("copies"), .aria("labelledby", "copies"), .key("copies")) {
    h2(.id("copies")) { words.whereTitle }
    p(.class("where")) { words.lastCopy(daysAgo: copies.daysSinceCopy(scene.core.moment)) }
    if let elsewhere {
      p(.class("where"), .key("elsewhere")) { elsewhere }
    } else {
      for warning in copies.keepingWarnings(scene.core) {
        p(.class("caution")) { words.words(for: warning) }
      }
    }
    for sentence in copies.contents(scene) { p(.class("lead")) { sentence } }
    if copies.sealed(scene).exists { p(.class("help")) { words.codeOnPaper } }
    if let names = copies.waiting(scene) {
      p(.class("help"), .key("waiting")) { words.waits(names) }
    }
    sealing(copies.sealing, words)
    outlinedAction(
      words.save,
      .copies(.sealing(.copyAskedFor)),
      isEnabled: !copies.saved.isMaking
    )
    p(.role("status"), .key("saved")) { scene.texts.words(for: copies.saved) }
    openedCopy(copies, scene)
  }
}

func sealing(_ sealing: Sealing, _ texts: CopyTexts) -> [View] {
  [
    label(.class("switch-row"), .key("seal")) {
      span { texts.seal }
      span(.class("switch")) {
        input(
          .type("checkbox"),
          .role("switch"),
          .id("seal"),
          .checked(sealing.isOn),
          .onSwitch(.change) { .copies(.sealing(.switched($0))) }
        )
        span {}
      }
    },
    sealing.isOn
      ? newPassphrase(sealing, texts)
      : p(.class("help"), .key("no-lock")) { texts.noLock },
  ]
}

/// In plain sight: whoever mistypes it here has a copy that nobody can open.
private func newPassphrase(_ sealing: Sealing, _ texts: CopyTexts) -> View {
  labelledField(
    .init(
      "new-passphrase",
      texts.passphrase,
      .group([
        .type("text"), .passphrase,
        .when(sealing.timesTooShort > 0, .focusesOnAppear),
        .onKey { $0.hasSameScalars(as: "Enter") ? .copies(.sealing(.copyAskedFor)) : nil },
      ]),
      sealing.passphrase,
      help: texts.passphraseHelp,
      asks: sealing.isTooShort ? texts.passphraseTooShort : nil,
      key: "asked \(sealing.timesTooShort)"
    )
  ) { .copies(.sealing(.passphraseTyped($0))) }
}

extension CopiesState {
  /// When the last copy was made, for a row.
  package func lastCopy(_ scene: Scene) -> String {
    let words = scene.texts.family.copies
    return switch daysSinceCopy(scene.core.moment) {
    case nil: words.rowNoneYet
    case 0: words.rowToday
    case 1: words.rowYesterday
    case .some(let days): words.rowDaysAgo(days)
    }
  }
}

extension CopyTexts {
  fileprivate func lastCopy(daysAgo: Int?) -> String {
    switch daysAgo {
    case nil: noneYet
    case 0: madeToday
    case 1: madeYesterday
    case .some(let days): madeDaysAgo(days)
    }
  }

  fileprivate func words(for warning: KeepingWarning) -> String {
    switch warning {
    case .noCopy: noCopy
    case .oldCopy: oldCopy
    case .notPromised: notPromised
    }
  }
}

extension Texts {
  /// How *Save a copy* went, to a parent.
  func words(for copy: SavedCopy) -> String {
    switch copy {
    case .none: ""
    case .making: family.copies.making
    case .made(leftOut: 0): myData.made
    case .made: myData.madeInPart
    case .notMade: myData.notMade
    }
  }
}

extension Attribute<Action> {
  /// For a field in which a passphrase is typed: no keyboard changes it, nobody is asked how it is spelled.
  static var passphrase: Self {
    .group([
      .autocomplete("off"), .attribute("autocapitalize", "none"), .attribute("spellcheck", "false"),
      .maxlength(200),
    ])
  }
}

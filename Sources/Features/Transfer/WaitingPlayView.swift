import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncWire

/// What waits here for the player's own code, and a field for it; nothing where nothing waits.
@MarkupBuilder<Action>
package func waitingPlay(_ copies: CopiesState, _ core: Core, _ texts: MyDataTexts) -> View {
  let isWaiting = !(copies.here?.waiting(for: core.player).isEmpty ?? true)
  if isWaiting {
    section(.class("waiting-play"), .aria("labelledby", "waiting-play"), .key("waiting play")) {
      h3(.id("waiting-play")) { texts.waitingTitle }
      p { texts.waitingAbout }
      codeField(copies.own, canWrite: core.role.canWrite, texts)
    }
  }
  if isWaiting || copies.own.phase != .none {
    p(.class("told"), .role("status"), .key("own play")) { texts.words(for: copies.own.phase) }
  }
}

private func codeField(_ own: OpeningPlay, canWrite: Bool, _ texts: MyDataTexts) -> View {
  div(.class("field")) {
    label(.for("own-code")) { texts.code }
    textarea(
      .class("input"),
      .id("own-code"),
      .writtenCode,
      .autocomplete("off"),
      .readonly(own.isBusy),
      .value(own.typed),
      .onValue(.input) { .copies(.openingPlay(.typed($0))) },
      .onKey { $0.hasSameScalars(as: "Enter") ? .copies(.openingPlay(.entered)) : nil }
    )
    outlinedAction(
      texts.openThem,
      .copies(.openingPlay(.entered)),
      isEnabled: canWrite && !own.isBusy && !own.typed.isEmpty
    )
  }
}

extension MyDataTexts {
  fileprivate func words(for phase: OpeningPlay.Phase) -> String {
    switch phase {
    case .none: ""
    case .slip: isSlip
    case .trying, .readingLog, .storing, .dropping: trying
    case .otherCode: otherCode
    case .damaged: damaged
    case .notStored: notStored
    case .back(quests: 0): backAlready
    case .back(let quests): back(quests)
    }
  }
}

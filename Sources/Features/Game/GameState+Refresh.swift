import AppCore
import Domain
import SyncEngine

extension GameState {
  /// A page may stay open for days; a quest is not resumed after twelve hours.
  package mutating func leaveClosedQuest(_ core: inout Core) -> [Effect] {
    guard case .quest(let shown) = screen, let session = core.ledger.session(shown.session),
      !session.digest.isUnderWay(at: core.moment.now), !isLookedBackAt(session)
    else { return [] }
    screen = .home
    return core.closeLeftReveals()
  }

  /// What is asked, and what came of the answer, is there also when nothing can be done any more.
  private func isLookedBackAt(_ session: QuestSession) -> Bool {
    switch session.phase {
    case .estimating, .doing: false
    case .revealing(_, let estimation): estimation.id == quest.answeredAfterwards
    case .asking, .ended: true
    }
  }

  /// Brings up to date what the screen shows, after whatever has happened.
  package mutating func refresh(_ core: inout Core) {
    quest.belong(to: core.player)
    leaveSomebodyElsesQuest(core)
    leaveEndedQuest(core)
    // In the middle of a quest nobody sees how far the player has come.
    if case .quest(var shown) = screen {
      shown.refresh(core)
      screen = .quest(shown)
      return
    }
    core.refreshProgress()
  }

  /// Who plays here may have changed with the log: nothing of somebody else stays on the screen.
  private mutating func leaveSomebodyElsesQuest(_ core: Core) {
    let shown: QuestSession? =
      switch screen {
      case .quest(let quest): quest.session(core)
      case .finale(let session), .summary(let session): core.ledger.session(session)
      default: nil
      }
    if let shown, shown.player != core.player { screen = .home }
  }

  /// Ended here or in another tab: what was done is looked at, what was put off is not.
  private mutating func leaveEndedQuest(_ core: Core) {
    guard case .quest(let shown) = screen, let session = shown.session(core),
      session.phase == .ended
    else { return }
    screen = session.isCompleted ? .finale(session.id) : .home
    // In another tab it was ended, and celebrated, elsewhere.
    if !core.role.canWrite { endFinale(core) }
  }
}

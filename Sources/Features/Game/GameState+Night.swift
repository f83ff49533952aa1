import AppCore
import Domain
import SyncEngine

// A quest that shows what comes of its guesses at its end.
extension GameState {
  mutating func reduce(_ action: NightAction, _ core: inout Core) -> [Effect] {
    if case .refused(let routine) = action { return core.refuseNight(of: routine) }
    guard case .quest(var shown) = screen, shown.session(core)?.isNight == true else { return [] }
    quest.reopenable = nil
    shown.isLit = false
    let effects = action == .ended ? shown.endNight(&core) : []
    screen = .quest(shown)
    return effects
  }
}

extension QuestScreen {
  /// All reveals of a night are closed together.
  fileprivate mutating func endNight(_ core: inout Core) -> [Effect] {
    guard case .revealing = phase(core) else { return [] }
    var effects: [Effect] = []
    for estimation in session(core)?.unseen ?? [] {
      effects += advance(.revealClosed(estimation), &core)
    }
    return effects
  }
}

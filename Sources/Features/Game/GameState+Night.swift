import AppCore
import Basics
import Controls
import Domain
import Markup
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

// What a night shows in the place of its reveals.
extension GameState {
  /// None on any other screen, and where a night guesses, does and asks as every quest.
  func nightPage(_ scene: Scene) -> View? {
    guard case .quest(let shown) = screen, let session = shown.session(scene.core),
      session.isNight
    else { return nil }
    let named = scene.core.named(session, scene.texts)
    if shown.isLit, let (step, lit) = named.lastLit {
      return litPage(step, named, lit, canReopen: quest.reopenable == lit, scene)
    }
    guard case .revealing = named.phase else { return nil }
    return lanternByLantern(named, scene)
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

import AppCore
import Controls
import Domain
import Strings
import SyncEngine

// What grows in the player's evening.
extension GameState {
  /// Brings the evening up to date, after whatever has happened.
  package mutating func refreshEvening(_ core: Core) {
    evening.refresh(core, isHome: isHome)
  }

  mutating func reduce(_ action: EveningAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .tapped(let level): evening.say(.thing(level))
    case .flameTapped: evening.say(.flame)
    case .levelTapped: evening.say(.level)
    case .saidEnded: evening.endSaid()
    case .paperChosen(let level): return core.record([.set(.paper, UInt128(level))])
    case .patternChosen(let level): return core.record([.set(.pattern, UInt128(level))])
    }
    return []
  }
}

extension GameState {
  /// Shows the lanterns on the player's paper from now on, also at the next start.
  package mutating func showPapers(_ core: Core) -> [Effect] {
    let chosen = core.papers
    if papers == chosen { return [] }
    papers = chosen
    return [.ask(Request(.keepPaper, [UInt8(chosen.paper), UInt8(chosen.pattern)]))]
  }
}

extension GameState {
  /// What grows behind home; none while home is not there, or its drawings are not.
  package func eveningDrawing(_ scene: Scene) -> EveningDrawing? {
    evening.drawing(scene)
  }
}

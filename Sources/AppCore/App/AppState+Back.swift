import Domain
import SyncEngine

extension AppState {
  /// Whether *Back* leads somewhere within the app.
  package var canGoBack: Bool {
    switch screen {
    case .home, .firstStart(.who), .firstStart(.handOver): false
    case .whoPlays: player.map { _ in true } ?? false
    default: stage == .ready
    }
  }

  /// Home, in a first start to the page before.
  mutating func goBack() -> [Effect] {
    switch screen {
    case .firstStart(let page): return goBackInFirstStart(from: page)
    case .practice: return endPractice()
    default: break
    }
    goHome()
    return []
  }
}

import Domain
import SyncEngine

/// Of several tabs one writes; the others show.
package enum TabRole: Hashable, Sendable {
  case writer
  case reader

  package var canWrite: Bool { self == .writer }
}

package enum TabAction: Hashable, Sendable {
  case becameWriter
  case becameReader
  case writeLockAskedFor
  /// Another tab stored operations.
  case newsArrived([Operation])
}

func reduceTab(_ state: inout AppState, _ action: TabAction) -> [Effect] {
  switch action {
  case .becameWriter:
    state.core.role = .writer
    return state.stage == .ready ? state.core.closeLeftReveals() : []
  case .becameReader:
    state.core.role = .reader
    // What becomes of changes is for the tab to say that writes.
    state.routineEditor.isLeaving = false
    return []
  case .writeLockAskedFor:
    return [.ask(.takeWriteLock)]
  case .newsArrived(let operations):
    state.core.absorb(operations)
    return state.leaveEmptyLog() + state.followAnswers()
  }
}

extension AppState {
  /// What has been answered in another tab is not asked in this one any more.
  fileprivate mutating func followAnswers() -> [Effect] {
    switch screen {
    case .firstStart(let page): return firstStartPage == page ? [] : land()
    case .practice where !needsPractice, .whoPlays where canGoBack: goHome()
    default: break
    }
    return []
  }
}

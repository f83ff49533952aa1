import Core

extension Feature {
  /// The app itself: its start, its tabs, what is being stored, the ways between its rooms.
  static let app = Feature(
    owners: [.saving],
    meaningOfAnswer: { SavingAction($0).map { .saving($0) } },
    meaningOfTimer: { _ in .saving(.waitedInVain) },
    reduce: { state, action in
      action.reduced { state.reduce($0 as AppAction) }
        ?? action.reduced { state.core.reduce($0 as SavingAction) }
        ?? action.reduced { state.reduce($0 as TabAction) }
    }
  )
}

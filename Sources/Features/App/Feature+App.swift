import Core

/// The row of the app itself: its start, its tabs, what is being stored.
enum WholeApp: Feature {
  static func owns(_ owner: Owner) -> Bool { owner == .saving }

  static func meaning(of answer: Answer) -> Action? { SavingAction(answer).map { .saving($0) } }

  static func meaning(of timer: TimerID) -> Action? { .saving(.waitedInVain) }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    action.kind(AppAction.self).map { state.reduce($0) }
  }
}

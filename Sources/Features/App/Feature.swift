import AppCore
import Controls
import Strings

/// One feature as the app has it: what is its own, and what it makes of what happens.
///
/// A row says what its feature has, and leaves out the rest. Everything is asked with the whole state, because only
/// here, where all features are known, can one thing be of two of them.
///
/// NB: types and not values, so that every call is a direct one: rows that are called through a table made all modules
/// of the game 4 % larger.
protocol Feature {
  /// Whether the answers and waits of an owner come to this feature.
  static func owns(_ owner: Owner) -> Bool

  /// The action that an answer means.
  ///
  /// - Returns: none where the feature waits for it no more.
  static func meaning(of answer: Answer) -> Action?

  static func meaning(of timer: TimerID) -> Action?

  /// Changes the state by an action, and says what is to be done about it.
  ///
  /// - Returns: none where the action is another feature's.
  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]?

  /// What the feature shows.
  ///
  /// - Returns: none where something else shows.
  static func screen(_ state: AppState, _ scene: Scene) -> View?

  /// Whether *Back* has a place to lead to from what the feature shows.
  static func canGoBack(_ state: AppState) -> Bool

  /// Does what *Back* means in this feature.
  ///
  /// - Returns: none where the feature has nothing to leave.
  static func goBack(_ state: inout AppState) -> [Effect]?

  static func turnPage(_ action: PageAction, _ state: inout AppState) -> [Effect]

  /// Reads anew what this device keeps of the feature, because another tab has changed it.
  static func readAgain(_ owner: Owner, _ state: inout AppState) -> [Effect]

  /// Does what follows from any action, in a log that is open.
  static func follow(_ state: inout AppState) -> [Effect]
}

extension Feature {
  static func owns(_ owner: Owner) -> Bool { false }
  static func meaning(of answer: Answer) -> Action? { nil }
  static func meaning(of timer: TimerID) -> Action? { nil }
  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? { nil }
  static func screen(_ state: AppState, _ scene: Scene) -> View? { nil }
  static func canGoBack(_ state: AppState) -> Bool { false }
  static func goBack(_ state: inout AppState) -> [Effect]? { nil }
  static func turnPage(_ action: PageAction, _ state: inout AppState) -> [Effect] { [] }
  static func readAgain(_ owner: Owner, _ state: inout AppState) -> [Effect] { [] }
  static func follow(_ state: inout AppState) -> [Effect] { [] }
}

import Controls
import Core
import Strings

/// One feature as the app has it: what is its own, and what it makes of whatever happens.
///
/// A row names what its feature has, and leaves out the rest. Its members are functions of the whole state, because
/// only here, where all features are known, can one thing be of two of them.
struct Feature: Sendable {
  /// Whose answers and waits come to it.
  var owners: [Owner] = []
  /// What an answer means to who asked; none where nobody waits for it any more.
  var meaningOfAnswer: @Sendable (Answer) -> Action? = { _ in nil }
  /// What is to happen when a wait is over.
  var meaningOfTimer: @Sendable (TimerID) -> Action? = { _ in nil }
  /// What an action changes; none where it is another feature's.
  var reduce: @Sendable (inout AppState, Action) -> [Effect]? = { _, _ in nil }
  /// What shows of it; none where something else does.
  var screen: @Sendable (AppState, Texts) -> View? = { _, _ in nil }
  /// *Back*; none where there is nothing of it to leave.
  var goBack: @Sendable (inout AppState) -> [Effect]? = { _ in nil }
  var turnPage: @Sendable (inout AppState, PageAction) -> [Effect] = { _, _ in [] }
  /// Another tab has changed what this device keeps of it.
  var readAgain: @Sendable (inout AppState) -> [Effect] = { _ in [] }
  /// After whatever has happened in a log that is open.
  var follow: @Sendable (inout AppState) -> [Effect] = { _ in [] }
}

// In the order in which features show, hear, and follow.
extension Feature {
  /// Those that the first paint brings.
  static let first: [Feature] = [.app, .quests, .practice]

  /// Those behind the door; ``Later/features()`` leads to them.
  static let later: [Feature] = [
    .spotify, .devices, .copies, .setup, .planner, .names, .editor, .gate, .sidePages, .family,
  ]
}

extension Action {
  /// What a reducer makes of it; none where it is of another kind.
  func reduced<Kind: ActionKind>(by reduce: (Kind) -> [Effect]) -> [Effect]? {
    kind(Kind.self).map(reduce)
  }
}

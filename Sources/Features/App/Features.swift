import AppCore
import Controls
import Strings

// The order of a list is the order in which its features show, hear, and follow.

/// The features that the first paint brings.
typealias FirstFeatures = Row<WholeApp, Row<Quests, PracticeGuess>>

/// The features behind the doors of ``Later``.
// swift-format-ignore
typealias LaterFeatures =
  Row<Music,
  Row<FamilyDevices,
  Row<CopiesInAndOut,
  Row<WayIn,
  Row<ConnectedCalendars,
  Row<HomeScreen,
  Row<PlayerNames,
  Row<RoutineEditors,
  Row<FamilyGate,
  Row<SidePages,
  FamilyArea>>>>>>>>>>

/// A feature with those that come behind it, as one feature.
///
/// NB: rows in rows, because Embedded Swift has no loop over types.
enum Row<First: Feature, Rest: Feature>: Feature {
  static func owns(_ owner: Owner) -> Bool { First.owns(owner) || Rest.owns(owner) }

  static func meaning(of answer: Answer) -> Action? {
    First.owns(answer.owner) ? First.meaning(of: answer) : Rest.meaning(of: answer)
  }

  static func meaning(of timer: TimerID) -> Action? {
    First.owns(timer.owner) ? First.meaning(of: timer) : Rest.meaning(of: timer)
  }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    First.reduce(action, &state) ?? Rest.reduce(action, &state)
  }

  static func screen(_ state: AppState, _ scene: Scene) -> View? {
    First.screen(state, scene) ?? Rest.screen(state, scene)
  }

  static func canGoBack(_ state: AppState) -> Bool {
    First.canGoBack(state) || Rest.canGoBack(state)
  }

  static func goBack(_ state: inout AppState) -> [Effect]? {
    First.goBack(&state) ?? Rest.goBack(&state)
  }

  static func turnPage(_ action: PageAction, _ state: inout AppState) -> [Effect] {
    First.turnPage(action, &state) + Rest.turnPage(action, &state)
  }

  static func readAgain(_ owner: Owner, _ state: inout AppState) -> [Effect] {
    First.owns(owner) ? First.readAgain(owner, &state) : Rest.readAgain(owner, &state)
  }

  static func follow(_ state: inout AppState) -> [Effect] {
    First.follow(&state) + Rest.follow(&state)
  }
}

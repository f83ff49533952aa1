import AppCore
import Controls
import Strings

/// There is nothing in the log, and somebody is asked what to do about it.
///
/// - Parameters:
///   - told: what is said of a copy that was chosen here, once there is something that reads one.
///   - canAct: whether an answer can be given.
package func emptyLogScreen(
  _ reason: EmptyLog,
  told: String,
  canAct: Bool,
  _ scene: Scene
) -> View {
  reason == .firstVisit
    ? welcomePage(told: told, canAct: canAct, scene)
    : emptyLogPage(reason, told: told, canAct: canAct, scene)
}

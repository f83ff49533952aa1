import AppCore
import Controls
import Strings

/// There is nothing in the log, and somebody is asked what to do about it.
///
/// - Parameters:
///   - later: what is said of a copy that was chosen here, and what the first page folds away (``forParents(_:)``).
///   - canAct: whether an answer can be given.
package func emptyLogScreen(
  _ reason: EmptyLog,
  _ later: (told: String, forParents: [View])?,
  canAct: Bool,
  _ scene: Scene
) -> View {
  reason == .firstVisit
    ? welcomePage(later, canAct: canAct, scene)
    : emptyLogPage(reason, told: later?.told ?? "", canAct: canAct, scene)
}

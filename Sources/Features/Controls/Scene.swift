import AppCore
import Strings

/// What every view is given beside its own state: what the features share, and the words.
///
/// NB: a class, so that views hand on one pointer.
package final class Scene: Sendable {
  package let core: Core
  package let texts: Texts
  /// This tab writes; in the others what changes something rests.
  package let canWrite: Bool

  package init(_ core: Core, _ texts: Texts) {
    self.core = core
    self.texts = texts
    canWrite = core.role.canWrite
  }
}

import AppCore
import Domain
import SyncEngine
import Time

/// What the program asks of the browser.
///
/// In tests, closures that write down what was asked.
package struct BrowserHost {
  package var moment: () -> Moment
  /// Patches as `PatchEncoder` writes them.
  package var applyPatches: ([UInt8]) -> Void
  /// Call `frame()` once, before the next paint.
  package var requestFrame: () -> Void
  /// Call `encode(batch:from:)` inside a transaction and store what it returns, then `saved(batch:)`.
  package var append: (_ batch: BatchID, _ attempt: Int) -> Void
  package var wait: (_ timer: Int, _ duration: Seconds) -> Void
  /// She went from home into a screen, or came back: what *Back* has to undo.
  package var setInside: (Bool) -> Void
  package var takePen: () -> Void
  package var keepStorage: () -> Void
  /// Load the page again, which brings the newest version that is here.
  package var reload: () -> Void
  /// Call `packSnapshot()` until it answers, and store that.
  package var saveSnapshot: () -> Void
  /// Keep a mark, beside the log, that there was something in it; or take it away.
  package var rememberUse: (Bool) -> Void
  /// Keep changes that are not saved yet on the device; hand them to `draftsFound` at a start, and to other tabs at once.
  package var keepDrafts: ([UInt8]) -> Void
  package var keepLook: (Look) -> Void
  package var gate: GateHost
  package var copies: CopiesHost

  package init(
    moment: @escaping () -> Moment,
    applyPatches: @escaping ([UInt8]) -> Void,
    requestFrame: @escaping () -> Void,
    append: @escaping (BatchID, Int) -> Void,
    wait: @escaping (Int, Seconds) -> Void,
    setInside: @escaping (Bool) -> Void,
    takePen: @escaping () -> Void,
    keepStorage: @escaping () -> Void,
    reload: @escaping () -> Void,
    saveSnapshot: @escaping () -> Void,
    rememberUse: @escaping (Bool) -> Void,
    keepDrafts: @escaping ([UInt8]) -> Void,
    keepLook: @escaping (Look) -> Void,
    gate: GateHost,
    copies: CopiesHost
  ) {
    self.moment = moment
    self.applyPatches = applyPatches
    self.requestFrame = requestFrame
    self.append = append
    self.wait = wait
    self.setInside = setInside
    self.takePen = takePen
    self.keepStorage = keepStorage
    self.reload = reload
    self.saveSnapshot = saveSnapshot
    self.rememberUse = rememberUse
    self.keepDrafts = keepDrafts
    self.keepLook = keepLook
    self.gate = gate
    self.copies = copies
  }
}

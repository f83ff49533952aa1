import AppCore
import Domain
import Time

/// The one place where the app meets the browser; in tests, closures that write down what was asked.
package struct Port {
  package var moment: () -> Moment
  package var zone: LocalZone
  /// Patches as `PatchEncoder` writes them.
  package var applyPatches: ([UInt8]) -> Void
  /// Call `frame()` once, before the next paint.
  package var requestFrame: () -> Void
  /// Do what is asked, and call `answer(_:_:)` with the number; 0 is an order that nobody waits for.
  package var request: (_ id: Int, _ kind: PortKind, _ bytes: [UInt8]) -> Void

  package init(
    moment: @escaping () -> Moment,
    zone: LocalZone,
    applyPatches: @escaping ([UInt8]) -> Void,
    requestFrame: @escaping () -> Void,
    request: @escaping (Int, PortKind, [UInt8]) -> Void
  ) {
    self.moment = moment
    self.zone = zone
    self.applyPatches = applyPatches
    self.requestFrame = requestFrame
    self.request = request
  }
}

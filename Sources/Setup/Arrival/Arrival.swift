import Access
import Basics
import Core

/// A copy has come onto a device that had nothing, and no copy carries a PIN: one is asked for while the device is in
/// the hands that brought it in.
package struct Arrival: Hashable, Sendable {
  @Boxed package internal(set) var gate = Gate()
  /// What was in the copy.
  package let contents: CopyContents

  init(_ contents: CopyContents) { self.contents = contents }
}

extension Arrival {
  /// A start like any other reads what was stored, once there is a PIN or there has been one.
  mutating func reduce(_ action: GateAction, at moment: Moment) -> [Effect] {
    let effects = gate.reduce(action, at: moment)
    switch gate.phase {
    case .open, .asking, .resting: return effects + [.ask(.reload)]
    default: return effects
    }
  }
}

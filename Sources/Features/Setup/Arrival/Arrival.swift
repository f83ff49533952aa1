import Access
import AppCore
import Basics
import SyncEngine

/// Something has come onto a device that had nothing, and no PIN came with it: one is asked for while the device is in
/// the hands that brought it in.
package struct Arrival: Hashable, Sendable {
  enum Way: Hashable, Sendable {
    /// A copy, with what was in it.
    case copy(CopyContents)
    /// As a parent's device of a family.
    case letIn
  }

  @Boxed package internal(set) var gate = Gate()
  let way: Way

  init(_ contents: CopyContents) { way = .copy(contents) }

  init(letInBy core: Core) {
    way = .letIn
    gate = Gate(ofFamily: core.ledger.setting(.familyCode), .letIn)
  }
}

extension Arrival {
  /// A start like any other, once there is a PIN or there has been one.
  mutating func reduce(_ action: GateAction, _ core: inout Core) -> [Effect] {
    // It may come after the first of the family's quests.
    if way == .letIn { gate.family = core.ledger.setting(.familyCode) }
    let effects = gate.reduce(action, at: core.moment)
    switch gate.phase {
    case .open, .asking, .resting: return effects + leave(for: .start, &core)
    default: return effects
    }
  }

  /// *No parent here right now*: whoever is here wants to play.
  func leave(_ core: inout Core) -> [Effect] { leave(for: .home, &core) }

  /// What a copy has brought is read by a start alone.
  private func leave(for next: Destination, _ core: inout Core) -> [Effect] {
    if case .copy = way { return [.ask(.reload)] }
    core.destination = next
    return []
  }
}

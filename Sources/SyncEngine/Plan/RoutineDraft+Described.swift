import Basics
import Domain
import SyncWire

/// How drafts outlive a reload.
extension RoutineDraft {
  package static func bytes(of drafts: [RoutineDraft]) -> [UInt8] {
    JSON.array(drafts.map { $0.json }).bytes
  }

  /// What cannot be read is nothing that was saved.
  package static func list(_ bytes: [UInt8]) -> [RoutineDraft] {
    guard let json = try? JSON.parse(bytes) else { return [] }
    return (json.array ?? []).compactMap { try? RoutineDraft($0) }
  }
}

extension RoutineDraft: Described {
  package static var blank: RoutineDraft { RoutineDraft(RoutineID(0)) }

  package func coded(by coder: inout Coder) -> RoutineDraft {
    var draft = RoutineDraft(coder.id("routine", routine))
    draft.fields = coder.fields("fields", fields)
    draft.steps = coder.list("steps", steps)
    draft.removedSteps = coder.ids("removedSteps", removedSteps)
    return draft
  }
}

extension RoutineDraft.StepChange: Described {
  static var blank: Self { Self(id: StepID(0), fields: []) }

  func coded(by coder: inout Coder) -> Self {
    Self(id: coder.id("step", id), fields: coder.fields("fields", fields))
  }
}

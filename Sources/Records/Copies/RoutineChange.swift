import Basics
import Domain
import SyncEngine
import SyncWire

/// What opening a copy would make of a routine that is here.
package struct RoutineChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case edited
    case removed
    /// It was removed here, and the copy has a newer edit.
    case broughtBack
  }

  package let kind: Kind
  /// As it is.
  package let before: Routine
  /// As it would be.
  package let after: Routine
  /// The fields that would be other ones, as they would be.
  package private(set) var fields: [RoutineField] = []
  package private(set) var moreSteps: [Step] = []
  package private(set) var fewerSteps: [Step] = []
  /// Steps that would have another name, picture or length.
  package private(set) var otherSteps: [Step] = []
  /// The steps that stay would stand in another order.
  package private(set) var isReordered = false

  init(_ kind: Kind, _ routine: Routine) {
    self.kind = kind
    before = routine
    after = routine
  }

  /// None when it stays as it is.
  ///
  /// - Parameter isPastSame: whether it stood on the same days until now, which the streak asks about.
  init?(_ before: Routine, _ after: Routine, isPastSame: Bool) {
    kind = .edited
    self.before = before
    self.after = after
    fields = zip(after.fields, before.fields).filter { !$0.isSame(as: $1) }.map { $0.0 }
    compareSteps()
    let isSame =
      fields.isEmpty && moreSteps.isEmpty && fewerSteps.isEmpty && otherSteps.isEmpty
      && !isReordered
    if isSame, isPastSame { return nil }
  }

  private mutating func compareSteps() {
    var (kept, keptBefore): ([StepID], [StepID]) = ([], [])
    for step in after.steps {
      guard let known = before.steps.first(where: { $0.id == step.id }) else {
        moreSteps.append(step)
        continue
      }
      kept.append(step.id)
      if zip(step.fields, known.fields).contains(where: { !$0.isSame(as: $1) }) {
        otherSteps.append(step)
      }
    }
    for step in before.steps {
      if kept.contains(step.id) { keptBefore.append(step.id) } else { fewerSteps.append(step) }
    }
    isReordered = kept != keptBefore
  }
}

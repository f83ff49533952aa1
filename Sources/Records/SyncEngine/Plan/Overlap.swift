import Basics
import Domain
import SyncWire

/// What two devices did to a routine, or to a step of it, without knowing of each other.
///
/// It is over when a device that knows both edits the same fields, even with what is there already.
///
/// NB: nothing of it is compared, since `==` of texts brings Unicode's tables into the browser's module.
package struct Overlap: Sendable {
  /// The step; none where it is about the routine itself.
  package let step: StepID?
  /// The newer of the two edits, which counts.
  package let kept: Side
  package let other: Side

  package struct Side: Sendable {
    package let edit: OperationID
    /// The device as the log knows it.
    package let device: UInt128
    package let change: Change
  }

  package enum Change: Sendable {
    /// The fields that both have set, with different values.
    case routine([RoutineField])
    case step([StepField])
    /// Something was edited that the other side has removed.
    case edited
    case removed
  }

  package enum Choice: Hashable, Sendable {
    case keep
    case takeOther
  }

  /// The edits that overlap; two of them do so in one thing at most.
  package struct ID: Hashable, Sendable {
    let kept: OperationID
    let other: OperationID
  }

  package var id: ID { ID(kept: kept.edit, other: other.edit) }
}

extension Overlap.ID {
  package var text: String { kept.shortText + "-" + other.shortText }
}

extension Overlap {
  /// The edit that ends it, which is one like any other.
  package func edits(of routine: RoutineID, _ choice: Choice) -> [OperationBody] {
    let side = choice == .keep ? kept : other
    switch side.change {
    case .routine(let fields): return [.routineSet(routine, fields)]
    case .step(let fields): return step.map { [.stepSet($0, of: routine, fields)] } ?? []
    case .edited:
      return [step.map { .stepSet($0, of: routine, []) } ?? .routineSet(routine, [])]
    case .removed:
      return [step.map { .stepRemoved($0, of: routine) } ?? .routineRemoved(routine)]
    }
  }
}

extension RoutineDraft {
  /// Gives way to what has been chosen: it counts, also where the draft said something else of the same fields.
  package mutating func yield(to overlap: Overlap, _ choice: Overlap.Choice, over ledger: Ledger) {
    let side = choice == .keep ? overlap.kept : overlap.other
    switch side.change {
    case .routine(let fields): for field in fields { set(field, over: ledger) }
    case .step(let fields):
      if let step = overlap.step { for field in fields { set(field, of: step, over: ledger) } }
    case .edited: break
    case .removed:
      if let step = overlap.step { steps.removeAll { $0.id == step } } else { self = Self(routine) }
    }
  }
}

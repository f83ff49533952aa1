import Basics
import Domain
import SyncWire

/// What was done to a routine and its steps, and who knew what of it.
///
/// The hybrid clock orders edits and cannot tell whether the later knew the earlier. So a routine's editor notes
/// which were the newest edits it knew (`after`, mostly one). An edit knows those, what its own device did before,
/// and whatever they knew.
package struct RoutineEdits {
  /// More than a routine sees in years: the work grows with its square, and a file from outside may hold any number.
  private static let most = 500
  private static let mostDevices = 32

  /// In the family's common order.
  let operations: [Operation]
  /// For each edit, whether it knows those before it.
  private var knowledge: [[Bool]] = []

  package init(of routine: RoutineID, in ledger: Ledger) {
    operations = Array(ledger.plan.filter { $0.body.isEdit(of: routine) }.suffix(Self.most))
    for place in operations.indices { knowledge.append(known(at: place)) }
  }

  /// Those that no other knows: what whoever edits it now has to know.
  package var newest: [OperationID] {
    operations.indices.filter { place in
      !operations.indices.contains { knows($0, of: place) }
    }
    .map { operations[$0].id }
  }

  /// Whether one edit was made by somebody who had the other, by their places.
  func knows(_ edit: Int, of other: Int) -> Bool { other < edit && knowledge[edit][other] }

  private func known(at place: Int) -> [Bool] {
    var known = [Bool](repeating: false, count: place)
    for seen in noted(at: place) {
      known[seen] = true
      for earlier in 0..<seen where knowledge[seen][earlier] { known[earlier] = true }
    }
    return known
  }

  /// The last of its own device, and what was noted: of more than a family's devices nobody has noted edits.
  private func noted(at place: Int) -> [Int] {
    let edit = operations[place]
    let earlier = operations[..<place]
    let own = earlier.lastIndex { $0.clock.device == edit.clock.device }
    let others = edit.body.after.prefix(Self.mostDevices).compactMap { noted in
      earlier.lastIndex { $0.id == noted }
    }
    return others + (own.map { [$0] } ?? [])
  }
}

extension RoutineField {
  /// Where it is no change but what its writer knew.
  var noted: [OperationID]? { if case .after(let edits) = self { edits } else { nil } }
}

extension OperationBody {
  /// The newest edits that its writer knew; empty where nobody noted them.
  var after: [OperationID] {
    switch self {
    case .routineSet(_, let fields): return fields.lazy.compactMap { $0.noted }.first ?? []
    case .stepSet(_, of: _, let fields):
      for case .after(let edits) in fields { return edits }
    default: break
    }
    return []
  }

  /// The same as it is written by somebody who knows these edits.
  func noting(after edits: [OperationID]) -> OperationBody {
    if edits.isEmpty { return self }
    return switch self {
    case .routineSet(let routine, let fields): .routineSet(routine, fields + [.after(edits)])
    case .stepSet(let step, of: let routine, let fields):
      .stepSet(step, of: routine, fields + [.after(edits)])
    default: self
    }
  }

  fileprivate func isEdit(of edited: RoutineID) -> Bool {
    switch self {
    case .routineSet(let routine, _), .routineRemoved(let routine), .stepSet(_, of: let routine, _),
      .stepRemoved(_, of: let routine):
      routine == edited
    default: false
    }
  }
}

extension Ledger {
  /// Whether devices of a family write it, of which each tells its name here.
  package var isOfSeveralDevices: Bool {
    plan.contains {
      if case .settingSet(let change) = $0.body { change.setting == .nameInLog } else { false }
    }
  }

  /// Edits of a routine and its steps, as they are written here and now where others write as well.
  package func noted(_ edits: [OperationBody], of routine: RoutineID) -> [OperationBody] {
    let newest = RoutineEdits(of: routine, in: self).newest
    return edits.map { $0.noting(after: newest) }
  }

  /// A draft from its first edit on: what arrives while it lies there it does not know.
  package func begun(_ draft: RoutineDraft) -> RoutineDraft {
    if draft.known.exists || !draft.isEdit { return draft }
    var draft = draft
    draft.fields.append(.after(RoutineEdits(of: draft.routine, in: self).newest))
    return draft
  }

  /// What saving a draft writes.
  package func noted(_ draft: RoutineDraft) -> [OperationBody] {
    guard let known = draft.known else { return noted(draft.operations, of: draft.routine) }
    return draft.operations.map { $0.noting(after: known) }
  }
}

import Basics
import Domain
import SyncWire

/// The edits of a routine and its steps, and which of them each writer knew.
///
/// The hybrid clock orders edits and cannot tell whether the later knew the earlier. So a routine's editor notes which
/// were the newest edits it knew (`after`, mostly one). An edit knows those, what its own device did before, and what
/// they knew.
package struct RoutineEdits {
  /// The most edits that are compared, more than a routine sees in years.
  ///
  /// The work grows with their square, and a file from outside may hold any number.
  private static let most = 500
  private static let mostDevices = 32

  /// The edits in the family's common order.
  let operations: [Operation]
  /// For each edit, whether it knows each of those before it.
  private var knowledge: [[Bool]] = []

  package init(of routine: RoutineID, in ledger: Ledger) {
    operations = Array(ledger.plan.filter { $0.body.isEdit(of: routine) }.suffix(Self.most))
    for place in operations.indices { knowledge.append(known(at: place)) }
  }

  /// The edits that no other knows, which the next writer has to know.
  package var newest: [OperationID] {
    operations.indices.filter { place in
      !operations.indices.contains { knows($0, of: place) }
    }
    .map { operations[$0].id }
  }

  /// Whether the writer of one edit had the other, by their places.
  func knows(_ edit: Int, of other: Int) -> Bool { other < edit && knowledge[edit][other] }

  private func known(at place: Int) -> [Bool] {
    var known = [Bool](repeating: false, count: place)
    for seen in noted(at: place) {
      known[seen] = true
      for earlier in 0..<seen where knowledge[seen][earlier] { known[earlier] = true }
    }
    return known
  }

  /// The edits that one notes: the last of its own device and those in `after`, of which no more are read than a family
  /// has devices.
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
  /// The edits in a field that is no change but says what its writer knew.
  var noted: [OperationID]? { if case .after(let edits) = self { edits } else { nil } }
}

extension OperationBody {
  /// The newest edits that its writer knew; empty where they were not noted.
  var after: [OperationID] {
    switch self {
    case .routineSet(_, let fields): return fields.lazy.compactMap { $0.noted }.first ?? []
    case .stepSet(_, of: _, let fields):
      for case .after(let edits) in fields { return edits }
    default: break
    }
    return []
  }

  /// The same body as a writer writes it who knows these edits.
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
  /// Whether several devices of a family write this log: each tells its name here.
  package var isOfSeveralDevices: Bool {
    plan.contains {
      if case .settingSet(let change) = $0.body { change.setting == .nameInLog } else { false }
    }
  }

  /// Edits of a routine and its steps, with what is known here and now where other devices write as well.
  package func noted(_ edits: [OperationBody], of routine: RoutineID) -> [OperationBody] {
    let newest = RoutineEdits(of: routine, in: self).newest
    return edits.map { $0.noting(after: newest) }
  }

  /// A draft with what is known at its first edit: what arrives while it lies there it does not know.
  package func begun(_ draft: RoutineDraft) -> RoutineDraft {
    if draft.known.exists || !draft.isEdit { return draft }
    var draft = draft
    draft.fields.append(.after(RoutineEdits(of: draft.routine, in: self).newest))
    return draft
  }

  /// The operations that saving a draft writes.
  package func noted(_ draft: RoutineDraft) -> [OperationBody] {
    guard let known = draft.known else { return noted(draft.operations, of: draft.routine) }
    return draft.operations.map { $0.noting(after: known) }
  }
}

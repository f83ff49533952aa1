import Basics
import Domain
import SyncWire

extension Ledger {
  /// What devices did to a routine that is there without knowing of each other, and what no edit has settled since.
  package func overlaps(in routine: RoutineID) -> [Overlap] {
    guard hasRoutine(routine) else { return [] }
    let edits = RoutineEdits(of: routine, in: self)
    if edits.areOfOneDevice { return [] }
    var overlaps = edits.overlaps(in: { $0.routineFields }, as: { .routine($0) })
    overlaps += edits.undoneRemovals(isRemoval: { $0.isRemovalOfRoutine }, isEdit: { $0.isEditing })
    for step in presentSteps(of: routine).map({ $0.id }) {
      let found = edits.overlaps(in: { $0.fields(of: step) }, as: { .step($0) })
      let removals = edits.undoneRemovals(
        isRemoval: { $0.isRemoval(of: step) },
        isEdit: { $0.fields(of: step).exists }
      )
      overlaps += (found + removals).map { Overlap(step: step, kept: $0.kept, other: $0.other) }
    }
    return overlaps
  }
}

extension RoutineEdits {
  fileprivate var areOfOneDevice: Bool {
    operations.allSatisfy { $0.clock.device == operations.first?.clock.device }
  }

  /// The edits of each field that no later edit of it knew, where they say something else than the newest.
  ///
  /// - Parameter fieldsOf: the fields that an edit has set; none where it is about something else.
  fileprivate func overlaps<Kind: Field & Hashable & Sendable>(
    in fieldsOf: (OperationBody) -> [Kind]?,
    as change: ([Kind]) -> Overlap.Change
  ) -> [Overlap] {
    let writers = operations.indices.filter { fieldsOf(operations[$0].body).exists }
    var pairs: [Pair<Kind>] = []
    for other in writers {
      let later = writers.filter { $0 > other }
      // Nearly always the later edits knew it, so names of fields, which cost time, are not compared then.
      if later.allSatisfy({ knows($0, of: other) }) { continue }
      for field in fields(at: other, fieldsOf) {
        let sameField = later.filter {
          fields(at: $0, fieldsOf).contains { $0.isSameKind(as: field) }
        }
        guard let kept = sameField.last, !operations[kept].body.after.isEmpty,
          !sameField.contains(where: { knows($0, of: other) }),
          let newest = fields(at: kept, fieldsOf).last(where: { $0.isSameKind(as: field) }),
          !newest.isSame(as: field)
        else { continue }
        pairs.insert(Pair(kept, other, newest, field))
      }
    }
    return pairs.map { pair in
      Overlap(
        step: nil,
        kept: side(pair.kept, change(pair.keptFields)),
        other: side(pair.other, change(pair.otherFields))
      )
    }
  }

  private func fields<Kind>(at place: Int, _ fieldsOf: (OperationBody) -> [Kind]?) -> [Kind] {
    fieldsOf(operations[place].body.withDrawableNames) ?? []
  }

  /// Removals that were undone by an edit whose writer did not know of them.
  fileprivate func undoneRemovals(
    isRemoval: (OperationBody) -> Bool,
    isEdit: (OperationBody) -> Bool
  ) -> [Overlap] {
    let edits = operations.indices.filter { isEdit(operations[$0].body) }
    guard let kept = edits.last, !operations[kept].body.after.isEmpty else { return [] }
    let removal = operations.indices.last { place in
      isRemoval(operations[place].body) && !edits.contains { knows($0, of: place) }
    }
    guard let removal, removal < kept else { return [] }
    return [Overlap(step: nil, kept: side(kept, .edited), other: side(removal, .removed))]
  }

  private func side(_ place: Int, _ change: Overlap.Change) -> Overlap.Side {
    Overlap.Side(
      edit: operations[place].id,
      device: operations[place].clock.device,
      change: change
    )
  }
}

/// Two edits, and what each says in the fields that both have set.
private struct Pair<Kind: Field> {
  let kept: Int
  let other: Int
  var keptFields: [Kind]
  var otherFields: [Kind]

  init(_ kept: Int, _ other: Int, _ keptField: Kind, _ otherField: Kind) {
    self.kept = kept
    self.other = other
    keptFields = [keptField]
    otherFields = [otherField]
  }
}

extension Array {
  /// Adds a field to the other fields of the same two edits.
  fileprivate mutating func insert<Kind>(_ pair: Pair<Kind>) where Element == Pair<Kind> {
    guard let place = firstIndex(where: { $0.kept == pair.kept && $0.other == pair.other }) else {
      return append(pair)
    }
    self[place].keptFields += pair.keptFields
    self[place].otherFields += pair.otherFields
  }
}

extension OperationBody {
  /// The fields of the routine itself that an edit has set; what its writer knew is none of them.
  fileprivate var routineFields: [RoutineField]? {
    guard case .routineSet(_, let fields) = self else { return nil }
    return fields.filter { if case .after = $0 { false } else { true } }
  }

  fileprivate func fields(of step: StepID) -> [StepField]? {
    guard case .stepSet(step, of: _, let fields) = self else { return nil }
    return fields.filter { if case .after = $0 { false } else { true } }
  }

  fileprivate var isRemovalOfRoutine: Bool {
    if case .routineRemoved = self { true } else { false }
  }

  /// Whether it edits a routine or one of its steps.
  fileprivate var isEditing: Bool {
    switch self {
    case .routineSet, .stepSet: true
    default: false
    }
  }

  fileprivate func isRemoval(of removed: StepID) -> Bool {
    if case .stepRemoved(removed, of: _) = self { true } else { false }
  }
}

import Basics
import Domain
import SyncEngine
import Time

func reduceStep(_ state: inout AppState, _ step: StepID, _ action: StepAction) -> [Effect] {
  switch action {
  case .named(let name): return state.set(.name(name), of: step)
  case .picturesAskedFor:
    let isOpen = state.routineEditor.stepWithPictures == step
    state.routineEditor.stepWithPictures = isOpen ? nil : step
    return []
  case .toolsAskedFor:
    let isOpen = state.routineEditor.stepWithTools == step
    state.routineEditor.stepWithTools = isOpen ? nil : step
    return []
  // The pictures stay unfolded: the arrow keys go from one to the next, and each is a choice.
  case .iconChosen(let icon): return state.set(.icon(icon), of: step)
  case .referenceTyped(let text): return state.setReference(text, of: step)
  case .movedUp: return state.move(step, to: state.place(of: step) - 1)
  case .movedDown: return state.move(step, to: state.place(of: step) + 1)
  case .movedTo(let place): return state.move(step, to: place)
  case .removed: return state.edit { draft, state in draft.remove(step, over: state.ledger) }
  case .broughtBack: return state.edit { draft, _ in draft.bringBack(step) }
  }
}

extension AppState {
  /// More is no help to anybody, and the screens are made for less.
  package static let mostSteps = 30

  package var canAddStep: Bool { (editedRoutine?.steps.count ?? 0) < Self.mostSteps }

  mutating func addStep() -> [Effect] {
    guard let routine = editedRoutine, canAddStep else { return [] }
    let last = routine.steps.last.flatMap { position(of: $0.id) }
    let step = StepID(core.dice.id())
    routineEditor.addedStep = step
    return edit { draft, state in
      let fields: [StepField] = [.name(""), .icon(.plain), .position(.between(last, nil))]
      for field in fields { draft.set(field, of: step, over: state.ledger) }
    }
  }

  fileprivate mutating func set(_ field: StepField, of step: StepID) -> [Effect] {
    edit { draft, state in draft.set(field, of: step, over: state.ledger) }
  }

  /// What is no number of minutes stays in its field until it is mended, and out of the draft.
  fileprivate mutating func setReference(_ text: String, of step: StepID) -> [Effect] {
    let minutes = text.isEmpty ? nil : text.shortNumber.flatMap { $0 > 0 ? $0 : nil }
    routineEditor.oddMinutes.removeAll { $0.step == step }
    if !text.isEmpty, minutes == nil {
      routineEditor.oddMinutes.append(RoutineEditor.OddMinutes(step: step, text: text))
    }
    return set(.reference(minutes.map { .minutes($0) }), of: step)
  }

  /// Below 0 for a step that is not there.
  fileprivate func place(of step: StepID) -> Int {
    editedRoutine?.steps.firstIndex { $0.id == step } ?? -2
  }

  /// Puts a step between its neighbours to be; the others stay where they are.
  fileprivate mutating func move(_ step: StepID, to target: Int) -> [Effect] {
    guard let steps = editedRoutine?.steps, steps.indices.contains(target),
      target != place(of: step)
    else { return [] }
    let rest = steps.filter { $0.id != step }.map { self.position(of: $0.id) }
    let position = Position.between(
      target > 0 ? rest[target - 1] : nil,
      target < rest.count ? rest[target] : nil
    )
    return set(.position(position), of: step)
  }
}

import AppCore
import Basics
import Domain
import SyncEngine
import Time

extension RoutineEditor {
  /// More is no help to anybody, and the screens are made for less.
  package static let mostSteps = 30
  /// As long as a guess can be.
  package static let mostMinutes = 180

  mutating func reduce(
    _ step: StepID,
    _ action: StepAction,
    _ core: inout Core
  ) -> [Effect] {
    switch action {
    case .named(let name, let picture): return rename(step, name, picture, &core)
    case .picturesAskedFor:
      stepWithTools = nil
      stepWithPictures = stepWithPictures == step ? nil : step
      return []
    case .toolsAskedFor:
      stepWithTools = stepWithTools == step ? nil : step
      return []
    // The pictures stay unfolded: the arrow keys go from one to the next, and each is a choice.
    case .iconChosen(let icon):
      chosenPictures.append(.step(step))
      return set(.icon(icon), of: step, &core)
    case .referenceTyped(let text): return setReference(text, of: step, &core)
    case .movedUp: return move(step, by: -1, &core)
    case .movedDown: return move(step, by: 1, &core)
    case .movedTo(let place): return move(step, to: place, &core)
    case .removed: return remove(step, &core)
    case .broughtBack: return bringBack(step, &core)
    }
  }

  package func canAddStep(_ core: Core) -> Bool {
    (routine(core)?.steps.count ?? 0) < Self.mostSteps
  }

  package mutating func addStep(_ core: inout Core) -> [Effect] {
    guard let routine = routine(core), canAddStep(core) else { return [] }
    let last = routine.steps.last.flatMap { position(of: $0.id, core) }
    let step = StepID(core.dice.id())
    addedStep = step
    return edit(&core) { draft, ledger in
      let fields: [StepField] = [.name(""), .icon(.plain), .position(.between(last, nil))]
      for field in fields { draft.set(field, of: step, over: ledger) }
    }
  }

  /// Puts a step into the routine that was offered: as it was, where it has been in before.
  package mutating func take(
    _ step: Step,
    at position: Position,
    _ core: inout Core
  ) -> [Effect] {
    if removedSteps(core).contains(where: { $0.id == step.id }) { return bringBack(step.id, &core) }
    return edit(&core) { draft, ledger in
      for field in step.fields + [.position(position)] {
        draft.set(field, of: step.id, over: ledger)
      }
    }
  }

  private mutating func rename(
    _ step: StepID,
    _ name: String,
    _ picture: Icon?,
    _ core: inout Core
  ) -> [Effect] {
    edit(&core) { draft, ledger in
      draft.set(.name(name), of: step, over: ledger)
      if let picture { draft.set(.icon(picture), of: step, over: ledger) }
    }
  }

  /// The draft forgets a step that was never saved, so it is remembered here.
  private mutating func remove(_ step: StepID, _ core: inout Core) -> [Effect] {
    stepWithTools = nil
    oddMinutes.removeAll { $0.step == step }
    if !core.ledger.hasStep(step), let known = routine(core)?.steps.first(where: { $0.id == step })
    {
      droppedSteps.append(DroppedStep(step: known, position: position(of: step, core)))
    }
    return edit(&core) { draft, ledger in draft.remove(step, over: ledger) }
  }

  private mutating func bringBack(_ step: StepID, _ core: inout Core) -> [Effect] {
    let dropped = droppedSteps.first { $0.step.id == step }
    droppedSteps.removeAll { $0.step.id == step }
    return edit(&core) { draft, ledger in
      draft.bringBack(step)
      guard let dropped else { return }
      let place = dropped.position.map { [StepField.position($0)] } ?? []
      for field in dropped.step.fields + place { draft.set(field, of: step, over: ledger) }
    }
  }

  private mutating func set(
    _ field: StepField,
    of step: StepID,
    _ core: inout Core
  ) -> [Effect] {
    edit(&core) { draft, ledger in draft.set(field, of: step, over: ledger) }
  }

  /// What is no number of minutes stays in its field until it is mended, and out of the draft.
  private mutating func setReference(
    _ text: String,
    of step: StepID,
    _ core: inout Core
  ) -> [Effect] {
    let minutes =
      text.isEmpty
      ? nil
      : Seconds.wholeMinutes(typed: text).flatMap {
        (1...Self.mostMinutes).contains($0) ? $0 : nil
      }
    oddMinutes.removeAll { $0.step == step }
    if !text.isEmpty, minutes == nil { oddMinutes.append(OddMinutes(step: step, text: text)) }
    return set(.reference(minutes.map { .minutes($0) }), of: step, &core)
  }

  /// Below 0 for a step that is not there.
  private func place(of step: StepID, _ core: Core) -> Int {
    routine(core)?.steps.firstIndex { $0.id == step } ?? -2
  }

  /// At an end of the list there is nothing more to do with the tools, and their button would fade under the focus.
  private mutating func move(
    _ step: StepID,
    by places: Int,
    _ core: inout Core
  ) -> [Effect] {
    let target = place(of: step, core) + places
    if target <= 0 || target >= (routine(core)?.steps.count ?? 0) - 1 { stepWithTools = nil }
    return move(step, to: target, &core)
  }

  /// Puts a step between its neighbours to be; the others stay where they are.
  private mutating func move(_ step: StepID, to target: Int, _ core: inout Core) -> [Effect] {
    guard let steps = routine(core)?.steps, steps.indices.contains(target),
      target != place(of: step, core)
    else { return [] }
    let rest = steps.filter { $0.id != step }.map { self.position(of: $0.id, core) }
    let position = Position.between(
      target > 0 ? rest[target - 1] : nil,
      target < rest.count ? rest[target] : nil
    )
    return set(.position(position), of: step, &core)
  }
}

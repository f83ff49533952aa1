import AppCore
import Basics
import Controls
import Devices
import Domain
import Markup
import Strings
import SyncEngine

/// What two devices did to a routine without knowing of each other: who did what, what counts, and the way to the
/// other; nothing where there is nothing to tell.
func overlapsNote(
  _ routine: RoutineID,
  _ devices: DevicesState,
  _ scene: Scene
) -> [View] {
  let overlaps = scene.core.ledger.overlaps(in: routine)
  if overlaps.isEmpty { return [] }
  let steps = scene.core.ledger.presentRoutine(routine)?.steps ?? []
  return [
    section(.class("overlaps"), .aria("labelledby", "overlaps"), .key("overlaps")) {
      h2(.id("overlaps")) {
        pictogram("laptop")
        scene.texts.family.overlaps.title
      }
      for overlap in overlaps {
        let step = steps.first { $0.id == overlap.step }
        view(of: overlap, scene.texts.subject(of: overlap, step), devices, scene)
      }
    }
  ]
}

private func view(
  of overlap: Overlap,
  _ subject: String,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  div(.class("overlap"), .key(overlap.id.text)) {
    h3 { subject }
    ul {
      for side in [overlap.other, overlap.kept] {
        li {
          b { scene.texts.name(ofLogDevice: side.device, devices, scene.core) }
          span { scene.texts.words(for: side.change, scene.core) }
        }
      }
    }
    p(.class("soft")) { scene.texts.whatCounts(in: overlap, scene.core) }
    div(.class("foot")) { choices(in: overlap, subject, scene) }
  }
}

@MarkupBuilder<Action>
private func choices(
  in overlap: Overlap,
  _ subject: String,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.overlaps
  if case .removed = overlap.other.change {
    choice(words.remove, words.removeOf(subject), overlap, .takeOther, scene.core)
  } else {
    let value = scene.texts.value(of: overlap.other.change, scene.core)
    let label = value.map { words.take($0) } ?? words.takeOther
    choice(label, value.exists ? label : words.takeOf(subject), overlap, .takeOther, scene.core)
  }
  choice(words.keep, words.keepOf(subject), overlap, .keep, scene.core)
}

private func choice(
  _ label: String,
  _ name: String,
  _ overlap: Overlap,
  _ choice: Overlap.Choice,
  _ core: Core
) -> View {
  button(
    .class("quiet"),
    .type("button"),
    .aria("label", name),
    .disabled(!core.role.canWrite),
    .on(.click, .family(.routines(.settled(overlap.id, choice))))
  ) { label }
}

extension Texts {
  fileprivate func subject(of overlap: Overlap, _ step: Step?) -> String {
    let words = family.overlaps
    guard overlap.step.exists else { return words.routine }
    return step.flatMap { $0.name.isEmpty ? nil : words.step($0.name) } ?? words.aStep
  }

  fileprivate func whatCounts(in overlap: Overlap, _ core: Core) -> String {
    let words = family.overlaps
    if case .edited = overlap.kept.change { return words.isBack }
    return value(of: overlap.kept.change, core).map { words.kept($0) } ?? words.keptLater
  }
}

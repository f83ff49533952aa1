import AppCore
import Basics
import Domain
import Editing
import SyncEngine

/// A lantern that a morning can have.
package struct MorningLantern: Hashable, Sendable {
  let step: Step
  /// Its place among all that hang there, from 1: its name where it has none.
  let number: Int
  /// Where it stands among the steps when it is lit for the first time.
  let position: Position
  /// Lit is in.
  package let isLit: Bool
}

extension FirstStart {
  /// Those that always hang there, in their order, and behind them what was added.
  ///
  /// - Parameter offers: of which the first are the starter's own.
  package func lanterns(_ offers: [StarterQuest.Step], _ core: Core) -> [MorningLantern] {
    guard let editor, let routine = editor.routine(core) else { return [] }
    let unlit = editor.removedSteps(core)
    let ids = core.starterSteps(offers.count)
    var position = Position.middle
    var lanterns: [MorningLantern] = []
    func hang(_ step: Step, isLit: Bool) {
      let number = lanterns.count + 1
      lanterns.append(
        MorningLantern(step: step, number: number, position: position, isLit: isLit)
      )
      position = .after(position)
    }
    for (id, offer) in zip(ids, offers) {
      let lit = routine.steps.first { $0.id == id }
      let known = lit ?? unlit.first { $0.id == id }
      hang(known ?? Step(id: id, name: offer.name, icon: offer.icon), isLit: lit.exists)
    }
    for step in routine.steps where !ids.contains(step.id) { hang(step, isLit: true) }
    for step in unlit where !ids.contains(step.id) { hang(step, isLit: false) }
    return lanterns
  }

  mutating func tap(_ lantern: MorningLantern, _ core: inout Core) -> [Effect] {
    guard lantern.isLit else { return light(lantern, &core) }
    naming = nil
    return reduce(.step(lantern.step.id, .removed), &core)
  }

  /// Whoever names a lantern wants it in.
  mutating func name(_ lantern: MorningLantern, _ core: inout Core) -> [Effect] {
    naming = lantern.step.id
    return lantern.isLit ? [] : light(lantern, &core)
  }

  mutating func addLantern(_ core: inout Core) -> [Effect] {
    let effects = reduce(.stepAdded, &core)
    naming = editor?.addedStep
    return effects
  }

  private mutating func light(_ lantern: MorningLantern, _ core: inout Core) -> [Effect] {
    editor?.take(lantern.step, at: lantern.position, &core) ?? []
  }
}

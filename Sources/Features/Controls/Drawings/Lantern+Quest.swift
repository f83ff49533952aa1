import AppCore
import Domain

extension QuestSession {
  /// The string as it hangs now; a step that is not for today stays unlit.
  package var lanterns: [Lantern] {
    var isNextFound = false
    return plan.indices.map { index in
      switch states[index] {
      case .finished:
        return Lantern(picture: plan[index].icon.picture, light: .lit)
      case .skipped:
        return Lantern(picture: plan[index].icon.picture, light: .off)
      case .waiting, .running:
        let isNext = !isNextFound
        isNextFound = true
        return Lantern(picture: plan[index].icon.picture, light: isNext ? .now : .off)
      }
    }
  }

  /// Steps that are neither done nor put off.
  package var stepsToGo: Int {
    var count = 0
    for state in states {
      switch state {
      case .waiting, .running: count += 1
      case .finished, .skipped: continue
      }
    }
    return count
  }
}

extension Routine {
  /// The string before its quest begins.
  package var lanterns: [Lantern] { steps.map { Lantern(picture: $0.icon.picture, light: .off) } }
}

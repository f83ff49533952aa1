import AppCore
import Domain
import SyncEngine
import Time

extension Core {
  /// What the player needs for a routine: for each step what it has usually taken, else the parent's minutes, else five;
  /// and five more where nothing of it has been done before.
  func need(_ routine: Routine) -> Suggestion.Need {
    var duration = Seconds.zero
    var isKnown = false
    for step in routine.steps {
      if let typical = TypicalDuration(taskHistory(of: step.id, called: step.name)) {
        duration = duration + typical.median
        isKnown = true
      } else {
        duration = duration + (step.reference ?? .minutes(5))
      }
    }
    return Suggestion.Need(duration: isKnown ? duration : duration + .minutes(5), isKnown: isKnown)
  }
}

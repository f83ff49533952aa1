import AppCore
import Domain
import SyncEngine
import Time

extension Core {
  /// What the player needs for a routine: for each step what it has usually taken, else the parent's minutes, else five;
  /// and five more where nothing of it has been done before.
  ///
  /// It is known once each step has been done a few times.
  func need(_ routine: Routine) -> Suggestion.Need {
    var duration = Seconds.zero
    var isNew = true
    var isKnown = true
    for step in routine.steps {
      if let typical = TypicalDuration(taskHistory(of: step.id, called: step.name)) {
        duration = duration + typical.median
        isNew = false
        if typical.count < Self.leastTimes { isKnown = false }
      } else {
        isKnown = false
        duration = duration + (step.reference ?? .minutes(5))
      }
    }
    return Suggestion.Need(
      duration: isNew ? duration + .minutes(5) : duration,
      isKnown: isKnown && !isNew
    )
  }

  /// Of a step, until "usually" may be said of it.
  private static let leastTimes = 3
}

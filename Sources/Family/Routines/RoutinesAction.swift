import Domain

/// What a parent does in the list of routines.
package enum RoutinesAction: Hashable, Sendable {
  case chosen(RoutineID)
  case newChosen
  case switched(RoutineID, isActive: Bool)
  case broughtBack(RoutineID)

  var writes: Bool {
    switch self {
    case .chosen: false
    case .newChosen, .switched, .broughtBack: true
    }
  }
}

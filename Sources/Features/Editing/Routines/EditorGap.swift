import Domain

/// A place of the editor where something can be asked for.
package enum EditorField: Hashable, Sendable {
  case name
  case steps
  case stepName(StepID)
  case stepMinutes(StepID)
  case days
  case players
  case musicLink
}

/// What is missing, or cannot be kept as it is.
package enum EditorGap: Hashable, Sendable {
  case nameMissing
  case stepMissing
  case stepNameMissing(StepID)
  case minutesOdd(StepID)
  case minutesTooMany(StepID)
  case dayMissing
  case playerMissing
  case link(MusicLinkFault)

  package var field: EditorField {
    switch self {
    case .nameMissing: .name
    case .stepMissing: .steps
    case .stepNameMissing(let step): .stepName(step)
    case .minutesOdd(let step), .minutesTooMany(let step): .stepMinutes(step)
    case .dayMissing: .days
    case .playerMissing: .players
    case .link: .musicLink
    }
  }
}

import AppCore

/// What is done with music that is offered.
package enum MusicAction: ActionKind {
  case opened
  /// *First guess*.
  case passed

  package var writes: Bool { false }
}

extension Action {
  package static func music(_ action: MusicAction) -> Action { .of(action) }
}

import AppCore
import Domain
import SyncEngine

/// A quest of the player's own making, as it stands under *Made by you*.
package struct OwnQuest: Hashable, Sendable {
  package enum Standing: Hashable, Sendable {
    /// It is a draft, and was never saved.
    case unsaved
    /// The family area lets it rest: it is there, and cannot be started.
    case resting
    /// Another device has taken its last step away.
    case empty
    case offered
  }

  package let quest: OfferedQuest
  package let standing: Standing
  /// It has changes that are not saved.
  package let hasChanges: Bool
  /// It was put to rest or woken, and the player has not read it yet.
  package let hasRestNews: Bool
}

extension Core {
  /// All that the player made, the oldest first, and what is begun.
  package var ownQuests: [OwnQuest] {
    guard let player else { return [] }
    let recent = recentSessions
    let saved = ledger.allRoutines.filter { $0.isOwn(of: player) }
    let begun = begunRoutines.filter { $0.isOwn(of: player) }
    return saved.map { routine in
      OwnQuest(
        quest: OfferedQuest(routine: routine, status: status(of: routine.id, among: recent)),
        standing: !routine.isActive ? .resting : routine.steps.isEmpty ? .empty : .offered,
        hasChanges: hasDraft(of: routine.id),
        hasRestNews: hasRestNews(routine)
      )
    }
      + begun.map { routine in
        OwnQuest(
          quest: OfferedQuest(routine: routine, status: .ready),
          standing: .unsaved,
          hasChanges: true,
          hasRestNews: false
        )
      }
  }

  /// The quest of the player's that was removed last, as long as that is told.
  package var removedOwnQuest: Routine? {
    removedRoutine.flatMap { isOwn($0) ? ledger.routine($0) : nil }
  }
}

import AppCore
import Domain
import SyncEngine
import Time

extension Core {
  /// What the player needs for a routine, and the room that is kept for it; none where no start can be said.
  func need(_ routine: Routine) -> Suggestion.Need? {
    readiness(of: routine).flatMap { ready in
      ready.odds.suggestedRoom.map {
        Suggestion.Need(duration: ready.odds.usual, room: $0, isKnown: ready.isKnown)
      }
    }
  }
}

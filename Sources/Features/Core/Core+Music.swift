import Domain
import SyncEngine

// What is kept of music that is a link: that it was opened, and nothing of what it is.
extension Core {
  package mutating func noteMusic(of session: SessionID) -> [Effect] {
    guard role.canWrite else { return [] }
    notes.openedMusic = OpenedMusic(session: session, at: moment.now)
    return store { $0.addNotes() }
  }

  /// Notes that it has been told how music goes with a quest, so that it is told once.
  package mutating func noteMusicKnown() -> [Effect] {
    guard role.canWrite, notes.knowsMusic != true else { return [] }
    notes.knowsMusic = true
    return store { $0.addNotes() }
  }
}

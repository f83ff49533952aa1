/// What a parent knows of a routine's music beside its link; no service is asked.
package struct MusicAbout: Hashable, Sendable {
  /// The family's own name for it; empty where nobody has typed one.
  package var name = ""
  /// How long it is; 0 where nobody has said.
  package var minutes = 0
  /// How many songs it has; 0 where nobody has counted.
  package var songs = 0

  /// In Unicode scalars.
  package static let longestName = 200
  /// A day.
  package static let mostMinutes = 1440
  /// As many as one playlist keeps.
  package static let mostSongs = 10_000

  package init(name: String = "", minutes: Int = 0, songs: Int = 0) {
    self.name = name
    self.minutes = minutes
    self.songs = songs
  }
}

import Time

extension MusicAbout {
  /// None where one of the two is not known.
  package var length: PlaylistLength? { PlaylistLength(typed: .minutes(minutes), songs: songs) }
}

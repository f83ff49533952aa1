import Domain

extension MusicLink {
  /// As Spotify names it; none for whatever else it is.
  var playlist: String? {
    guard case .spotify(let item) = self, item.kind == .playlist else { return nil }
    return item.id
  }
}

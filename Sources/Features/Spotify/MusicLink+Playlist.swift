import Domain

extension MusicLink {
  /// None where it is none of Spotify's names.
  init?(playlist id: String) {
    guard let link = try? MusicLink("spotify:playlist:" + id) else { return nil }
    self = link
  }

  /// As Spotify names it; none for whatever else it is.
  var playlist: String? {
    guard case .spotify(let item) = self, item.kind == .playlist else { return nil }
    return item.id
  }
}

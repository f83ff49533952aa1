import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

extension SpotifyState {
  /// One line about the song that is on, while a step runs: no progress and no time, and it changes with the song.
  package func playingLine(_ scene: Scene) -> View? {
    guard isConnected, scene.core.allowsSpotify, scene.core.showsSong, let song = listening.song
    else { return nil }
    return line(song, scene.texts)
  }
}

private func line(_ song: Song, _ texts: Texts) -> View {
  let address = isSafeAddress(song.link) ? song.link : ""
  return a(
    .class("playing"),
    .when(!address.isEmpty, .opensElsewhere(address)),
    .aria("label", name(song, texts.spotify)),
    .key("song " + song.title)
  ) {
    cover(song.cover, size: 48)
    span(.class("grow")) {
      b { song.title }
      span(.class("soft")) { song.artists }
    }
    logoPlace(texts)
  }
}

private func name(_ song: Song, _ texts: SpotifyTexts) -> String {
  song.artists.isEmpty ? texts.onAlone(song.title) : texts.on(song.title, song.artists)
}

import AppCore
import Basics
import Controls
import Domain
import Markup
import Spotify
import Strings
import SyncEngine
import Time

extension GameState {
  /// A quest has been chosen whose music was not offered yet, if it has any.
  package var offersMusic: Bool {
    if case .quest(let quest) = screen { quest.planned?.offersMusic == true } else { false }
  }

  /// Who is at the first guess already is not called back from it.
  package mutating func passOverMusic() {
    guard case .quest(var quest) = screen else { return }
    quest.planned?.offersMusic = false
    screen = .quest(quest)
  }

  package mutating func reduce(_ action: MusicAction, _ core: inout Core) -> [Effect] {
    guard case .quest(let quest) = screen, quest.planned.exists else { return [] }
    switch action {
    case .opened: return core.noteMusic(of: quest.session)
    case .passed:
      passOverMusic()
      return core.noteMusicKnown()
    }
  }

  /// None where the link is none that can be opened.
  package func musicOffer(_ spotify: SpotifyState, _ scene: Scene) -> View? {
    guard case .quest(let quest) = screen, let session = quest.planned?.session,
      let routine = scene.core.ledger.presentRoutine(session.routine),
      let music = spotify.music(for: routine, scene.core)
    else { return nil }
    return musicOfferPage(music, routine, session, scene)
  }

  /// "You got through 4.5 songs", where music was heard in the quest that is looked back at, or opened from it.
  func songs(_ spotify: SpotifyState, _ scene: Scene) -> String? {
    guard case .summary(let id) = screen, let session = scene.core.ledger.session(id) else {
      return nil
    }
    let count = spotify.songs(of: session) ?? scene.core.songs(of: session, spotify)
    return count.map { scene.texts.music.words(for: $0) }
  }
}

extension Core {
  /// By the usual length of a song, from the moment the music was opened.
  fileprivate func songs(of session: QuestSession, _ spotify: SpotifyState) -> SongCount? {
    guard let opened = notes.openedMusic, opened.session == session.id,
      let routine = ledger.routine(session.routine)
    else { return nil }
    return SongCount(
      elapsed: session.lastEventAt.since(opened.at),
      of: spotify.music(for: routine, self)?.length
    )
  }
}

extension MusicTexts {
  package func words(for count: SongCount) -> String {
    let (whole, hasHalf) = count.songs
    if !hasHalf { return songs(whole) }
    return whole == 0 ? halfSong : songsAndHalf(whole)
  }
}

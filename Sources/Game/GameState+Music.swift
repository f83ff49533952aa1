import Basics
import Controls
import Core
import Domain
import Markup
import Strings
import SyncEngine
import Time

extension GameState {
  /// A quest has been chosen whose music was not offered yet.
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
  package func musicOffer(_ core: Core, _ texts: Texts) -> View? {
    guard case .quest(let quest) = screen, let session = quest.planned?.session,
      let routine = core.ledger.routine(session.routine), let text = routine.musicLink,
      let link = try? MusicLink(text)
    else { return nil }
    return musicOfferPage(link, routine, session, core, texts)
  }

  /// "You got through 4.5 songs", where music was opened from the quest that is looked back at.
  func songs(_ core: Core, _ texts: Texts) -> String? {
    guard case .summary(let id) = screen, let opened = core.notes.openedMusic, opened.session == id,
      let session = core.ledger.session(id), let routine = core.ledger.routine(session.routine),
      let count = SongCount(
        elapsed: session.lastEventAt.since(opened.at),
        of: routine.musicAbout.length
      )
    else { return nil }
    return texts.music.words(for: count)
  }
}

extension MusicTexts {
  package func words(for count: SongCount) -> String {
    let (whole, hasHalf) = count.songs
    if !hasHalf { return songs(whole) }
    return whole == 0 ? halfSong : songsAndHalf(whole)
  }
}

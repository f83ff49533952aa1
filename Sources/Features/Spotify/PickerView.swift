import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// The player's playlists, and which of them end around when a quest does.
func pickerView(_ picker: Picker, _ spotify: SpotifyState, _ scene: Scene) -> View {
  guard let quest = scene.core.ledger.presentRoutine(picker.quest) else { return .fragment([]) }
  let words = scene.texts.spotify
  let fit = scene.core.musicFit(for: quest)
  let minutes = scene.texts.words(for: fit.need.inMinutes)
  let need = scene.core.knowsNeed(of: quest) ? words.need(minutes) : words.needUnknown(minutes)
  return section(.class("form narrow"), .aria("labelledby", "picker"), .key("picker")) {
    h2(.id("picker"), .focusesOnAppear) { words.musicFor(quest.displayName) }
    p(.class("lead")) { scene.texts.lists.sentences(need, words.fitsMeans) }
    if !picker.playlists.isEmpty { list(picker, spotify, fit, scene.texts) }
    state(of: picker, words)
    attribution(words.comesFrom, scene.texts, more: seeThere(picker, words))
    using(picker, scene.core, words)
  }
}

private func list(
  _ picker: Picker,
  _ spotify: SpotifyState,
  _ fit: MusicFit,
  _ texts: Texts
) -> View {
  ul(.class("picks")) {
    for playlist in picker.playlists {
      pick(playlist.id, isChosen: picker.isChosen(playlist.id)) {
        cover(playlist.cover, size: 64)
        span(.class("grow")) {
          b { playlist.name.isEmpty ? texts.spotify.withoutName : playlist.name }
          about(playlist, spotify.known.length(playlist.id), fit, texts)
        }
      }
    }
    pick(nil, isChosen: !picker.chosen.exists) {
      span(.class("grow")) { b { texts.spotify.noPlaylist } }
    }
  }
}

private func pick(
  _ id: String?,
  isChosen: Bool,
  @MarkupBuilder<Action> content: () -> View
) -> View {
  let content = content()
  return li(.key(id ?? "none")) {
    button(
      .class(isChosen ? "pick on" : "pick"),
      .type("button"),
      .aria("pressed", isChosen),
      .on(.click, .spotify(.picker(.chosen(id))))
    ) {
      content
      span(.class("radio"), .aria("hidden", true)) {}
    }
  }
}

private func about(
  _ playlist: Playlist,
  _ length: PlaylistLength?,
  _ fit: MusicFit,
  _ texts: Texts
) -> [View] {
  let words = texts.spotify
  guard playlist.isMeasurable else {
    return [span(.class("soft"), .key("link")) { words.asLink }]
  }
  guard let length else {
    guard let total = playlist.total else { return [] }
    return [span(.class("soft")) { words.songs(Int(min(total, 10_000))) }]
  }
  let songs = words.songs(length.songs)
  if length.length == .zero { return [span(.class("soft")) { songs }] }
  let told = texts.lists.next(songs, texts.words(for: length.length.inMinutes))
  return [span(.class("soft")) { told }]
    + (fit.fits(length) ? [fitsMark(texts)] : [])
}

/// A playlist that is about as long as its quest.
package func fitsMark(_ texts: Texts) -> View {
  span(.class("fits"), .key("fits")) {
    svg(.class("icon"), .viewBox(0, 0, 24, 24), .aria("hidden", true)) {
      path(.d("m5 12.5 4.5 4.5L19 7.5"))
    }
    texts.spotify.fits
  }
}

private func state(of picker: Picker, _ texts: SpotifyTexts) -> View {
  div(.class("form"), .key("reading")) {
    p(.class("help center"), .role("status")) { picker.said(texts) }
    if picker.reading == .failed || picker.reading == .resting {
      quietAction(texts.again, .spotify(.picker(.moreWanted)))
    } else if picker.reading == .none, picker.next.exists {
      quietAction(texts.more, .spotify(.picker(.moreWanted)))
    }
  }
}

/// A link back to what is shown, as Spotify's rules ask for it.
private func seeThere(_ picker: Picker, _ texts: SpotifyTexts) -> View {
  guard let chosen = picker.chosen, let link = MusicLink(playlist: chosen)
  else { return .fragment([]) }
  return .fragment([span { " " }, spotifyLink(link.address, texts.seeThere)])
}

private func using(_ picker: Picker, _ core: Core, _ texts: SpotifyTexts) -> View {
  let picked = core.playlist(for: picker.quest)?.playlist ?? ""
  if picked.hasSameScalars(as: picker.chosen ?? "") { return .fragment([]) }
  return div(.class("save-bar"), .key("use")) {
    mainAction(texts.use, .spotify(.picker(.used)), isEnabled: core.role.canWrite)
  }
}

extension Picker {
  fileprivate func isChosen(_ id: String) -> Bool {
    chosen.map { $0.hasSameScalars(as: id) } ?? false
  }

  fileprivate func said(_ texts: SpotifyTexts) -> String {
    switch reading {
    case .running: texts.reading
    case .resting: texts.resting
    case .failed: texts.notRead
    case .none: playlists.isEmpty ? texts.empty : ""
    }
  }
}

extension Seconds {
  /// To the nearest minute, and at least one: nobody measures a playlist by the second.
  fileprivate var inMinutes: Seconds { .minutes(max(1, (whole + 30) / 60)) }
}

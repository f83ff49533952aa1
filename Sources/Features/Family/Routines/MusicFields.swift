import AppCore
import Basics
import Controls
import Domain
import Editing
import Markup
import Strings
import Time

/// The link to a routine's music, and once it can be opened what the parent knows of it.
func musicFields(
  _ routine: Routine,
  _ editor: RoutineEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.editor.music
  let gap = editor.toldGaps(scene.core).first { $0.field == .musicLink }
  return div(.class("form"), .key("music")) {
    labelledField(
      .init(
        "routine-music",
        words.link,
        .group([
          .type("url"), .autocomplete("off"), .maxlength(MusicLink.longest),
          .when(editor.isFocused(.musicLink), .focusesOnAppear),
        ]),
        routine.musicLink ?? "",
        help: words.help,
        asks: gap.map { scene.texts.words(for: $0, in: editor) },
        key: editor.key(of: .musicLink)
      )
    ) { .editor(.musicLinkTyped($0)) }
    if let link = routine.typedMusic { about(link, routine, scene) }
  }
}

private func about(
  _ link: MusicLink,
  _ routine: Routine,
  _ scene: Scene
) -> View {
  let (words, about) = (scene.texts.family.editor.music, routine.musicAbout)
  return div(.class("form"), .key("music-about")) {
    p(.class("help"), .role("status")) { words.opens(link.shown) }
    labelledField(
      .init(
        "music-name",
        words.name,
        .text(upTo: MusicAbout.longestName),
        about.name
      )
    ) { .editor(.musicNamed($0)) }
    div(.class("halves")) {
      number("music-minutes", words.minutes, about.minutes) { .editor(.musicMinutesTyped($0)) }
      number("music-songs", words.songs, about.songs) { .editor(.musicSongsTyped($0)) }
    }
    p(.class("help")) { scene.texts.songLength(about) }
    div(.class("seen"), .key("seen")) {
      span(.class("small")) { words.seen }
      b { scene.texts.offer(of: about.name) }
    }
  }
}

private func number(
  _ id: String,
  _ name: String,
  _ value: Int,
  _ action: @escaping (String) -> Action
) -> View {
  labelledField(
    .init(
      id,
      name,
      .group([.text(upTo: 12), .inputmode("numeric")]),
      value == 0 ? "" : "\(value)"
    ),
    action
  )
}

extension MusicLink {
  /// "open.spotify.com, 37i9...": enough to see whether it is the right one.
  fileprivate var shown: String {
    switch self {
    case .spotify(let item): "\(host) \(item.shortID)"
    case .page: host
    }
  }
}

extension Texts {
  /// What one song takes by what is known, else what it is good to know for.
  fileprivate func songLength(_ about: MusicAbout) -> String {
    let words = family.editor.music
    guard let length = about.length else { return words.ifKnown }
    let song = Seconds(milliseconds: length.lengthOfSongs.milliseconds / Int64(length.songs))
    return words.oneSong(self.words(for: Seconds(song.whole)))
  }
}

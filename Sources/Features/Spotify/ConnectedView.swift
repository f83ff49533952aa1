import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine

func connectedView(_ spotify: SpotifyState, _ scene: Scene) -> View {
  let words = scene.texts.spotify
  return section(.class("copies narrow"), .key("connected")) {
    div(.class("setting")) {
      span(.class("puck")) { pictogram("music") }
      span(.class("grow")) {
        b { words.service }
        span(.class("soft")) { words.connected }
      }
    }
    h2(.id("your-quests")) { words.yourQuests }
    ul(.class("rows"), .aria("labelledby", "your-quests")) {
      for quest in scene.core.questsWithMusic { row(of: quest, spotify, scene) }
    }
    div(.class("setting"), .key("song")) {
      span(.class("grow")) {
        b { words.songShown }
        span(.class("soft")) { words.songShownAbout }
      }
      switchControl(
        words.songShown,
        isOn: scene.core.showsSong,
        isEnabled: scene.canWrite
      ) {
        .spotify(.songShown($0))
      }
    }
    attribution(words.comesFrom, scene.texts)
    ending(spotify, scene.core, words)
  }
}

private func row(
  of quest: Routine,
  _ spotify: SpotifyState,
  _ scene: Scene
) -> View {
  li(.key(quest.id.shortText)) {
    button(.class("row"), .type("button"), .on(.click, .spotify(.picker(.opened(quest.id))))) {
      span(.class("puck")) { pictogram(quest.icon.picture) }
      span(.class("grow")) {
        b { quest.displayName }
        span(.class("soft")) { spotify.music(of: quest, scene.core, scene.texts.spotify) }
      }
      pictogram("right")
    }
  }
}

extension SpotifyState {
  fileprivate func music(of quest: Routine, _ core: Core, _ texts: SpotifyTexts) -> String {
    if let picked = core.playlist(for: quest.id)?.playlist {
      return known.name(picked) ?? texts.aPlaylist
    }
    return quest.musicLink.exists ? texts.linkFromFamily : texts.noMusicYet
  }
}

/// Gone means gone, and it says what.
private func ending(_ spotify: SpotifyState, _ core: Core, _ texts: SpotifyTexts) -> View {
  div(.class("apart turn-off"), .key("disconnect")) {
    quietAction(
      texts.disconnect,
      .spotify(.disconnectAsked),
      isEnabled: core.role.canWrite
    )
    p(.class("help")) { texts.disconnectAbout }
    p(.class("help remark"), .role("status"), .key("not-gone")) {
      spotify.signIn.question == .notGone ? texts.notGone : ""
    }
    if spotify.signIn.question == .asked {
      question("disconnect-question", texts.disconnectQuestion, leaving: .spotify(.disconnectLeft))
      {
        p { texts.disconnectAbout }
        mainAction(texts.keepConnected, .spotify(.disconnectLeft))
        quietAction(texts.disconnect, .spotify(.disconnected))
      }
    }
  }
}

import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// Whether players may connect music of their own, which needs an app of the family's: read first, then allowed.
package func parentsMusic(_ spotify: SpotifyState, _ scene: Scene) -> View {
  let words = scene.texts.spotify
  return section(.class("form narrow"), .key("music")) {
    p(.class("lead")) { words.parentsLead }
    div(.class("copy-note"), .key("terms")) {
      p {
        b { words.readOnce }
        span(.class("soft")) { words.terms }
      }
    }
    clientField(spotify.form, scene.core, words)
    if let redirect = spotify.redirect { address(redirect, spotify.form, words) }
    allowing(scene)
    p(.class("help")) { words.elsewhere }
  }
}

private func clientField(_ form: ClientForm, _ core: Core, _ texts: SpotifyTexts) -> View {
  labelledField(
    .init(
      "client-id",
      texts.clientID,
      .group([
        .text(upTo: 64),
        .attribute("autocapitalize", "off"),
        .attribute("spellcheck", "false"),
        .disabled(!core.role.canWrite),
        .on(.change, .spotify(.form(.left))),
      ]),
      form.shown(core),
      help: texts.clientIDAbout,
      asks: form.isAsked ? texts.isNoClientID : nil
    )
  ) { .spotify(.form(.typed($0))) }
}

private func address(_ redirect: String, _ form: ClientForm, _ texts: SpotifyTexts) -> View {
  div(.class("field"), .key("address")) {
    b { texts.address }
    div(.class("linked")) {
      span(.class("grow")) {
        b { redirect }
        span(.class("soft")) { texts.addressAbout }
      }
      roundAction("copy", texts.copyAddress, .spotify(.form(.addressWanted(redirect))))
    }
    p(.class("help"), .role("status"), .key("copied")) { texts.said(ofCopy: form.isCopied) }
  }
}

private func allowing(_ scene: Scene) -> View {
  let (words, all) = (scene.texts.spotify, scene.core.ledger.allPlayers)
  return section(.class("form"), .aria("labelledby", "allowing"), .key("allowing")) {
    h2(.id("allowing")) { words.whose }
    for player in all {
      let name = words.whoseOf(scene.texts.name(of: player, among: all))
      div(.class("setting"), .key(player.id.shortText)) {
        span(.class("grow")) {
          b { name }
          span(.class("soft")) {
            scene.core.musicClientID.exists ? words.whoseAbout : words.needsClientID
          }
        }
        switchControl(
          name,
          isOn: scene.core.allowsSpotify(player.id),
          isEnabled: scene.canWrite && scene.core.musicClientID.exists
        ) { .spotify(.form(.allowed(player.id, $0))) }
      }
    }
  }
}

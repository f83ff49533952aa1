import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// Nobody signs in before this was read.
func signInView(_ spotify: SpotifyState, _ scene: Scene) -> View {
  let words = scene.texts.spotify
  return explained("music", words.question, words.reasons, "sign-in") {
    mainAction(
      words.signIn,
      .spotify(.signIn(spotify.signIn.typed.trimmed.isEmpty ? .chosen : .pasted)),
      isEnabled: !spotify.signIn.isBusy && scene.canWrite
    )
    p(.class("help center"), .role("status"), .key("sign-in state")) {
      spotify.signIn.said(words)
    }
    attribution(words.signInOpens, scene.texts)
    pasting(spotify.signIn, words)
  }
}

/// The text that another window shows.
private func pasting(_ signIn: SignIn, _ texts: SpotifyTexts) -> View {
  details(.key("paste")) {
    summary { texts.pasteQuestion }
    div(.class("form")) {
      labelledField(
        .init(
          "paste-field",
          texts.pasteField,
          .group([.text(upTo: 3000), .onEnter(.spotify(.signIn(.pasted)))]),
          signIn.typed,
          help: texts.pasteAbout,
          asks: signIn.isRefused ? texts.pasteRefused : nil
        )
      ) { .spotify(.signIn(.typed($0))) }
      outlinedAction(
        texts.paste,
        .spotify(.signIn(.pasted)),
        isEnabled: !signIn.typed.trimmed.isEmpty
      )
    }
  }
}

extension SignIn {
  fileprivate var isBusy: Bool {
    switch phase {
    case .leaving, .comingBack: true
    case .none, .notPossible, .carrying: false
    }
  }

  fileprivate func said(_ texts: SpotifyTexts) -> String {
    switch phase {
    case .none, .carrying: ""
    case .leaving: texts.leaving
    case .comingBack: texts.comingBack
    case .notPossible: texts.notPossible
    }
  }
}

/// What somebody takes along to the window where it was asked for.
package func carryPage(
  _ text: String,
  _ spotify: SpotifyState,
  _ scene: Scene
)
  -> View
{
  let (words, signIn) = (scene.texts.spotify, spotify.signIn)
  return page("settings", scene) {
    main(.key("carry")) {
      header(.class("top")) { h1(.focusesOnAppear) { words.carryTitle } }
      section(.class("sheet form narrow")) {
        p(.class("lead")) { words.carryAbout }
        div(.class("field")) {
          label(.for("carried")) { words.carryText }
          textarea(.class("input carried"), .id("carried"), .readonly(), .rows(5), .value(text))
        }
        outlinedAction(words.carryCopy, .spotify(.signIn(.copyWanted(text))))
        p(.class("help"), .role("status")) { words.said(ofCopy: signIn.isCopied) }
        mainAction(words.carryDone, .spotify(.signIn(.carried)))
      }
    }
  }
}

extension SpotifyTexts {
  func said(ofCopy isCopied: Bool?) -> String {
    isCopied.map { $0 ? copied : notCopied } ?? ""
  }
}

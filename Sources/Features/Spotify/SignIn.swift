import AppCore
import Basics
import Domain
import SyncEngine

/// How far a sign-in has come on this page; what the browser keeps of it dies after ten minutes.
package struct SignIn: Sendable {
  /// NB: not to be compared with `==`: it would compare texts, and brings Unicode's tables (30 KB) into the first part.
  package enum Phase: Sendable {
    case none
    /// The page is about to be left.
    case leaving
    /// This browser keeps nothing.
    case notPossible
    /// Somebody is back, and it is found out what came of it.
    case comingBack
    /// It was asked for elsewhere: this text belongs there.
    case carrying(String)
  }

  /// Whether *Disconnect* has been pressed, and not answered.
  enum Question: Hashable, Sendable {
    case none
    case asked
    /// The browser has not let go of it.
    case notGone
  }

  package internal(set) var phase = Phase.none
  var question = Question.none
  /// The text that was carried here.
  var typed = ""
  /// Whether it led to nothing.
  var isRefused = false
  /// Whether the text to carry was copied; none before somebody has tried.
  var isCopied: Bool?

  /// What somebody takes to where it was asked for; none where there is nothing.
  package var carried: String? {
    if case .carrying(let text) = phase { text } else { nil }
  }
}

package enum SignInAction: Hashable, Sendable {
  case chosen
  /// Whether this page is being left.
  case left(Bool)
  case cameBack(Came)
  case typed(String)
  case pasted
  case pasteTaken(Came)
  case copyWanted(String)
  case copied(Bool)
  /// *Done*: the text is where it belongs.
  case carried

  /// What a way back came to.
  package enum Came: Hashable, Sendable {
    case nothing
    case connected
    case toCarry(String)
  }
}

extension SpotifyState {
  mutating func reduce(_ action: SignInAction, _ core: Core) -> [Effect] {
    switch action {
    case .chosen: return leave(core)
    case .left(let isLeaving): if !isLeaving { signIn.phase = .notPossible }
    case .cameBack(let came): return take(came)
    case .typed(let text):
      signIn.typed = text
      signIn.isRefused = false
    case .pasted: return [.ask(.takePastedMusic(signIn.typed))]
    case .pasteTaken(let came):
      if case .connected = came {} else { signIn.isRefused = true }
      return take(came)
    case .copyWanted(let text): return [.ask(.copyCarried(text))]
    case .copied(let isCopied): signIn.isCopied = isCopied
    case .carried: signIn = SignIn()
    }
    return []
  }

  private mutating func leave(_ core: Core) -> [Effect] {
    guard let player = core.player, let client = core.musicClientID else { return [] }
    signIn.phase = .leaving
    return [.ask(.signInToMusic(player, client))]
  }

  /// Who is connected now is asked anew: it may be somebody else who plays here.
  private mutating func take(_ came: SignInAction.Came) -> [Effect] {
    switch came {
    case .nothing: signIn.phase = .none
    case .connected:
      signIn = SignIn()
      asked = nil
    case .toCarry(let text): signIn.phase = .carrying(text)
    }
    return []
  }
}

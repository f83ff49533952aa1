import AppCore
import Game
import Strings
import Time

/// A quest that is gone through unseen while the page is idle, on a copy of the state.
///
/// A browser compiles a function when it is called first, which on a slow phone makes the first tap on each page of a
/// quest take twice its time. What happens here is asked of nobody, stored nowhere and shown nowhere.
///
/// NB: a class, so that the first part keeps one pointer and need not know how a state is copied.
package final class Rehearsal {
  /// More than any way through a quest has.
  private static let mostTaps = 60
  /// As long as a step may take.
  private static let betweenTaps = Seconds(90)

  private var state: AppState
  private var taps = 0
  private var isDrawn = true

  /// - Parameter state: with the later part.
  init(of state: AppState) { self.state = state }

  /// Does a part of it that takes some milliseconds on a slow phone: a tap, or the page that comes of it.
  ///
  /// - Returns: Whether there is more to do.
  func goOn(_ texts: Texts) -> Bool { isDrawn ? tap() : draw(texts) }

  private func tap() -> Bool {
    guard taps < Self.mostTaps, let action = nextTap else { return false }
    taps += 1
    _ = reduce(&state, action, at: state.core.moment.later(by: Self.betweenTaps))
    isDrawn = false
    return true
  }

  private var nextTap: Action? {
    state.room == .game ? state.game.nextTap(state.core) : nil
  }

  private func draw(_ texts: Texts) -> Bool {
    _ = screen(state, texts)
    isDrawn = true
    // Until home stands again.
    return state.canGoBack
  }
}

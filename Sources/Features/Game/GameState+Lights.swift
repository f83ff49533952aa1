import AppCore
import Basics
import Controls
import Domain
import Markup
import Time

extension GameState {
  /// So many reveals of seconds say what a light is.
  private static let explained = 3

  /// The reveal that is on the screen as a string of seconds; none for one of minutes.
  func lights(_ scene: Scene) -> View? {
    guard case .quest(let quest) = screen, let reveal = quest.reveal,
      let lights = Lights(reveal.guess, reveal.rating)
    else { return nil }
    return lights.hanging(
      reveal.estimation.shortText,
      isExplained: scene.core.isAmongFirstOfSeconds(reveal.estimation, Self.explained),
      scene.texts
    )
  }
}

extension Core {
  fileprivate func isAmongFirstOfSeconds(_ estimation: EstimationID, _ first: Int) -> Bool {
    var left = first
    for session in history.indices {
      for guess in history[session].guesses where guess.id != estimation && Lights.show(guess.guess)
      {
        left -= 1
        if left == 0 { return false }
      }
    }
    return true
  }
}

import AppCore
import Basics
import Controls
import Domain
import Markup
import Time

extension GameState {
  /// The reveal that is on the screen as a string of seconds; none for one of minutes.
  func lights(_ scene: Scene) -> View? {
    guard case .quest(let quest) = screen, let reveal = quest.reveal,
      let lights = Lights(reveal.guess, reveal.rating)
    else { return nil }
    return lights.hanging(
      reveal.estimation.shortText,
      isExplained: reveal.explainsLights,
      scene.texts
    )
  }
}

import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine

/// On home: the quest that it shows large is a night quest when it begins.
struct NightOffer {
  private let routine: RoutineID
  private let texts: NightTexts
  private let canWrite: Bool

  /// None where it is none.
  init?(_ scene: Scene) {
    guard let routine = scene.core.offeredNight else { return nil }
    self.routine = routine
    texts = scene.texts.night
    canWrite = scene.canWrite
  }

  /// In the place of how the quest stands.
  var sentence: String { texts.title }

  /// - Parameter isNamed: whether the quest's sentence says already what it is.
  func card(isNamed: Bool) -> View {
    div(.class("note offers-night"), .key("night")) {
      b(.class("grow")) { isNamed ? texts.offer : texts.wholeOffer }
      quietAction(texts.seeEach, .night(.refused(routine)), isEnabled: canWrite)
    }
  }
}

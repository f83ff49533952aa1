import AppCore
import Controls
import Markup
import Strings

/// Home before anything is known about the player: what stands in the page itself, so that the first paint
/// is the evening that the rest of the start goes on with.
///
/// Nothing in it moves when home takes its place. Only a start that takes long says something.
package func shell(_ texts: Texts) -> View {
  div(.class("app place home opening")) {
    main {
      header(.class("sky")) {
        homeScenery()
        p(.class("patience"), .role("status")) { texts.trouble.opening }
      }
      div(.class("sheet columns home-columns alone"), .inert()) { makeQuestAlone(texts) }
    }
    div(.inert()) { places(.quests, texts) }
    p(.class("saving-mark"))
  }
}

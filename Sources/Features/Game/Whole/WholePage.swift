import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// How long until the last lantern: the same dial as for a step, under the whole string.
func wholePage(_ session: QuestSession, _ memory: QuestMemory, _ scene: Scene) -> View {
  let (draft, words) = (memory.draft, scene.texts.whole)
  return page("quest estimate whole sky", scene) {
    stars([40, 96, 92, 150, 62, 214, 112, 84, 300, 88, 336, 160, 276, 206, 318, 226, 26, 170])
    header(.class("top")) { roundAction("back", scene.texts.quest.leave, .back) }
    LanternString(session.lanterns, size: 58, top: 10, sag: 26).drawing
    main(.key("whole")) {
      h1(.class("center"), .focusesOnAppear) { words.title }
      p(.class("ask center"), .id("question")) { words.question }
      figures(draft, scene.texts)
      scale(draft.estimate, nil, scene.texts)
      quickValues(quick, draft.estimate, scene.texts)
      typing(draft.typed, scene.texts)
    }
    footer(.class("foot"), .key("foot whole")) {
      lockIn(draft, .whole(.locked), scene)
      quietAction(words.straight, .whole(.leftOut))
    }
  }
}

private let quick: [Seconds] = [10, 15, 20, 30, 45, 60].map { .minutes($0) }

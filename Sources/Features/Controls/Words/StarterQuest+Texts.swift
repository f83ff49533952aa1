import AppCore
import Domain
import Strings

extension StarterQuest {
  /// The morning that a first start offers.
  package init(_ texts: StarterTexts) {
    self.init(
      name: texts.quest,
      icon: Icon("teeth"),
      steps: [
        Step(name: texts.getDressed, icon: Icon("shirt")),
        Step(name: texts.breakfast, icon: Icon("bowl")),
        Step(name: texts.brushTeeth, icon: Icon("teeth")),
      ]
    )
  }
}

import AppCore
import Controls
import Domain
import Markup
import Strings

/// *Make a quest*: what it can begin from.
func templatesPage(_ scene: Scene) -> View {
  let words = scene.texts.ownQuests
  return page("settings templates", scene) {
    main(.key("templates")) {
      header(.class("top")) {
        roundAction("back", words.editor.back, .back)
        h1(.focusesOnAppear) { words.make }
      }
      div(.class("sheet")) {
        h2(.class("label"), .id("start-from")) { words.startFrom }
        ul(.class("rows"), .aria("labelledby", "start-from")) {
          for template in words.templates.all { row(of: template, scene) }
        }
      }
    }
  }
}

/// Whatever another person can see is marked.
private func row(
  of template: StarterQuest,
  _ scene: Scene
) -> View {
  let words = scene.texts.ownQuests.templates
  let isCustom = template.name.isEmpty
  return li {
    button(
      .class("row"),
      .type("button"),
      .disabled(!scene.canWrite),
      .on(.click, .ownQuests(.templateChosen(template)))
    ) {
      span(.class("puck")) { pictogram(template.icon.picture) }
      span(.class("grow")) {
        b { isCustom ? words.custom : template.name }
        hidden(scene.texts.lists.pause)
        span(.class("soft")) {
          isCustom ? words.customMore : scene.texts.list(template.steps.map { $0.name })
        }
      }
    }
  }
}

extension TemplatesTexts {
  /// With the pictures of their steps.
  fileprivate var all: [StarterQuest] {
    [
      homework.quest("book", ["pencil", "laptop", "bag"]),
      friend.quest("friend", ["shirt", "comb", "bag", "map"]),
      activity.quest("ball", ["ball", "shoe", "bag", "apple"]),
      StarterQuest(
        name: "",
        icon: Icon("wand"),
        steps: [StarterQuest.Step(name: "", icon: .plain)]
      ),
    ]
  }
}

extension TemplateTexts {
  fileprivate func quest(_ picture: String, _ pictures: [String]) -> StarterQuest {
    StarterQuest(
      name: quest,
      icon: Icon(picture),
      steps: zip(steps, pictures).map { StarterQuest.Step(name: $0, icon: Icon($1)) }
    )
  }
}

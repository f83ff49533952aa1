import Controls
import Core
import Domain
import Markup
import Strings
import Time

/// One guess to try the game with: the screens of a quest, small.
package func practicePage(_ practice: Practice, _ core: Core, _ texts: Texts) -> View {
  switch practice.phase {
  case .guessing: practiceGuess(practice, core, texts)
  case .doing: practiceDo(core, texts)
  case .revealed(let guess): practiceReveal(guess, core, texts)
  }
}

private func practiceGuess(_ practice: Practice, _ core: Core, _ texts: Texts) -> View {
  let words = texts.practice
  return page("quest estimate practice sky", core, texts) {
    stars([40, 96, 92, 150, 62, 214, 112, 84, 300, 88, 336, 160, 276, 206, 318, 226, 26, 170])
    main(.key("practice guess")) {
      heroLantern(Lantern(picture: "wand", light: .now))
      h1(.class("center"), .focusesOnAppear) { words.title }
      p(.class("center")) { words.task }
      p(.class("ask center"), .id("question")) { words.question }
      div(.class("quick"), .role("group"), .aria("labelledby", "question")) {
        for value in Practice.choices {
          button(
            .type("button"),
            .aria("label", texts.words(for: value)),
            .aria("pressed", value == practice.estimate),
            .on(.click, .practice(.chosen(value)))
          ) { texts.units.inSeconds(value.whole) }
        }
      }
    }
    footer(.class("foot"), .key("foot practice guess")) {
      mainAction(texts.quest.lockIn, .practice(.locked))
      div(.class("pair")) { quietAction(words.skip, .practice(.ended)) }
    }
  }
}

private func practiceDo(_ core: Core, _ texts: Texts) -> View {
  page("quest do practice sky", core, texts) {
    driftingSky(.aria("hidden", true), .key("practice sky"))
    stars([60, 120, 120, 84, 210, 60, 300, 110, 340, 180, 28, 220, 330, 300, 40, 320])
    hills()
    StepLantern(picture: "wand").drawing("practice", isLit: false)
    main(.key("practice do")) {
      h1(.focusesOnAppear) { texts.practice.go }
      p { texts.practice.task }
    }
    footer(.class("foot"), .key("foot practice do")) {
      mainAction(texts.quest.done, .practice(.finished))
    }
  }
}

private func practiceReveal(_ guess: Guess, _ core: Core, _ texts: Texts) -> View {
  page("quest reveal practice sky", core, texts) {
    StepLantern(picture: "wand").drawing("practice", isLit: true)
    main(.key("practice reveal")) {
      h1(.class("hidden-text"), .focusesOnAppear) { texts.practice.revealed }
      div(.class("fall")) {
        guessAndTruth(guess, texts)
        Ribbons(guess, guess.difference == .zero ? .spotOn : .close, seed: 1).hanging(
          "practice",
          texts
        )
      }
      section(.class("verdict close"), .role("status")) {
        p(.class("difference")) { texts.words(forDifferenceOf: guess) }
        p(.class("soft remark")) { texts.practice.about }
      }
    }
    footer(.class("foot"), .key("foot practice reveal")) {
      mainAction(texts.practice.toTheQuests, .practice(.ended))
    }
  }
}

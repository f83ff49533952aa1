import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// One guess to try the game with: the screens of a quest, small.
///
/// - Parameter lights: what ``Practice/lights(_:)`` draws, where the part that draws it is here.
package func practicePage(_ practice: Practice, lights: View?, _ scene: Scene) -> View {
  switch practice.phase {
  case .guessing: practiceGuess(scene)
  case .doing: practiceDo(scene)
  case .revealed(let guess): practiceReveal(practice, guess, lights, scene)
  }
}

private func practiceGuess(_ scene: Scene) -> View {
  let words = scene.texts.practice
  return page("quest estimate practice sky", scene) {
    stars([40, 96, 92, 150, 62, 214, 112, 84, 300, 88, 336, 160, 276, 206, 318, 226, 26, 170])
    main(.key("practice guess")) {
      heroLantern(Lantern(picture: "breath", light: .now))
      h1(.class("center"), .focusesOnAppear) { words.title }
      p(.class("ask center"), .id("question")) { words.question }
      div(.class("pills"), .role("group"), .aria("labelledby", "question")) {
        for value in Practice.choices { pill(value, scene.texts) }
      }
    }
    footer(.class("foot"), .key("foot practice guess")) {
      scene.core.comesBeforeForms
        ? quietAction(words.setUp, .newChosen, isEnabled: scene.canWrite)
        : quietAction(words.skip, .practice(.ended))
    }
  }
}

/// A guess as long as it is, beside the others: lengths are compared without a word.
private func pill(_ value: Seconds, _ texts: Texts) -> View {
  let longest = Practice.choices[Practice.choices.count - 1]
  return button(.type("button"), .on(.click, .practice(.guessed(value)))) {
    svg(
      .viewBox(0, 0, longest.value, 1),
      .preserveAspectRatio("none"),
      .aria("hidden", true)
    ) { rect(.width(value.value), .height(1)) }
    b { texts.words(for: value) }
  }
}

private func practiceDo(_ scene: Scene) -> View {
  page("quest do practice sky", scene) {
    driftingSky(.aria("hidden", true), .key("practice sky"))
    stars([60, 120, 120, 84, 210, 60, 300, 110, 340, 180, 28, 220, 330, 300, 40, 320])
    hills()
    StepLantern(picture: "breath").drawing("practice", isLit: false)
    main(.key("practice do")) {
      h1(.focusesOnAppear) { scene.texts.practice.title }
      p { scene.texts.practice.task }
    }
    footer(.class("foot"), .key("foot practice do")) {
      mainAction(scene.texts.quest.done, .practice(.finished))
    }
  }
}

extension Practice {
  /// The reveal as a string of seconds; none before it, and where more than a minute went by.
  package func lights(_ scene: Scene) -> View? {
    guard case .revealed(let guess) = phase else { return nil }
    return Lights(guess, guess.practiceRating)?
      .hanging("practice", isExplained: true, scene.texts)
  }
}

private func practiceReveal(
  _ practice: Practice,
  _ guess: Guess,
  _ lights: View?,
  _ scene: Scene
) -> View {
  let words = scene.texts.practice
  let rating = guess.practiceRating
  return page("quest reveal practice sky", scene) {
    hills()
    StepLantern(picture: "breath").drawing("practice", isLit: true)
    main(.key("practice reveal")) {
      h1(.class("hidden-text"), .focusesOnAppear) { words.revealed }
      div(.class("fall")) {
        guessAndTruth(guess, scene.texts)
        lights ?? Ribbons(guess, rating, seed: 1).hanging("practice", scene.texts)
      }
      verdict(rating, scene.texts.words(forDifferenceOf: guess), words.about, scene.texts) {
        if let gained = practice.gained(by: guess) { gain(gained, scene.texts) }
        if practice.isFirst { span(.class("chip")) { words.firstLantern } }
      }
    }
    footer(.class("foot"), .key("foot practice reveal")) {
      scene.core.comesBeforeForms
        ? mainAction(words.makeMorning, .newChosen, isEnabled: scene.canWrite)
        : mainAction(words.toTheQuests, .practice(.ended))
      div(.class("pair")) { quietAction(words.again, .practice(.again)) }
    }
  }
}

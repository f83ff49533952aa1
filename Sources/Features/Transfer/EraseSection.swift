import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// What becomes of a device in its family when it is erased.
package enum PlaceInFamily: Sendable {
  /// It belongs to none.
  case none
  /// It leaves it first.
  case left
  /// It is the only one of a parent's, without whom nobody comes in: it stays in the list.
  case kept
}

/// The way to an empty device: two steps, and a copy offered between them.
package func eraseSection(
  _ copies: CopiesState,
  _ place: PlaceInFamily,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.erase
  return section(.class("copies erase"), .aria("labelledby", "erase"), .key("erase")) {
    h2(.id("erase")) { words.title }
    p(.class("lead")) { words.about }
    if copies.erasing.phase == .none {
      outlinedAction(words.begin, .copies(.erasing(.wanted)), isEnabled: scene.canWrite)
    } else {
      eraseQuestion(copies, place, scene)
    }
  }
}

private func eraseQuestion(
  _ copies: CopiesState,
  _ place: PlaceInFamily,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.erase
  let isRunning = copies.erasing.isUnderWay
  return section(.class("weighed"), .aria("labelledby", "erase-question"), .key("question")) {
    h3(.id("erase-question"), .focusesOnAppear) { words.question }
    ul(.class("changes")) {
      kind(words.goes, words.whatGoes)
      kind(words.stays, words.whatStays)
    }
    p { words.final(place) }
    if let names = copies.sealed(scene) { p(.class("help")) { words.closed(names) } }
    mainAction(
      words.saveFirst,
      .copies(.sealing(.copyAskedFor)),
      isEnabled: !copies.saved.isMaking && !isRunning
    )
    p(.role("status"), .key("saved")) { scene.texts.words(for: copies.saved) }
    div(.class("apart"), .key("apart")) {
      wordField(copies.erasing, words)
      p(.class("caution"), .role("status"), .key("erased")) {
        switch copies.erasing.phase {
        case .none, .asking: ""
        case .leaving: words.leaving
        case .running: words.erasing
        case .notErased: words.notErased
        }
      }
      outlinedAction(
        words.confirm,
        .copies(.erasing(.confirmed(leaves: place == .left))),
        isEnabled: scene.canWrite && !isRunning && copies.erasing.isConfirmed
      )
    }
    if copies.erasing.isLeaving {
      p(.class("help")) { words.withoutWaitingAbout }
      quietAction(words.withoutWaiting, .copies(.erasing(.hasLeft)))
    }
    quietAction(words.keep, .copies(.erasing(.left)), isEnabled: !isRunning)
  }
}

extension EraseTexts {
  /// What leads back.
  fileprivate func final(_ place: PlaceInFamily) -> String {
    switch place {
    case .none: final
    case .left: finalInFamily
    case .kept: finalOnServer
    }
  }
}

private func kind(_ name: String, _ items: [String]) -> View {
  li {
    span(.class("kind")) { name }
    span(.class("what")) {
      for item in items { span { item } }
    }
  }
}

private func wordField(_ erasing: Erasing, _ texts: EraseTexts) -> View {
  let word = TaskName(texts.word)
  return div(.class("field"), .key("word")) {
    label(.for("erase-word")) { texts.type(texts.word) }
    input(
      .class("input"),
      .id("erase-word"),
      .type("text"),
      .passphrase,
      .value(erasing.typed),
      // Capitals are the keyboard's, and no reason to stop.
      .onValue(.input) { .copies(.erasing(.typed($0, isTheWord: TaskName($0) == word))) }
    )
  }
}

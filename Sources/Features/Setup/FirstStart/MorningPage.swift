import AppCore
import Basics
import Controls
import Domain
import Editing
import Markup
import Strings
import SyncEngine
import Time

/// The ready-made morning: lanterns to light, each with its name, and the days folded up.
///
/// - Parameter name: what asks for the player's.
func morning(_ start: FirstStart, asking name: [View], _ scene: Scene) -> View {
  let words = scene.texts.firstStart
  let lanterns = start.lanterns(scene.texts.morningSteps, scene.core)
  let rows = stride(from: 0, to: lanterns.count, by: 3)
  let gaps = start.editor?.toldGaps(scene.core) ?? []
  return fieldset(.class("morning"), .disabled(!scene.canWrite)) {
    p { words.routineAbout }
    for row in rows {
      garland(Array(lanterns[row..<min(row + 3, lanterns.count)]), start, gaps, scene.texts)
    }
    if gaps.contains(.stepMissing) { message(words.lanternMissing, "steps") }
    if start.editor?.canAddStep(scene.core) ?? false {
      button(.class("quiet"), .type("button"), .on(.click, .firstStart(.lanternAdded))) {
        pictogram("plus")
        words.addLantern
      }
    }
    name
    days(start, scene)
  }
}

private func garland(
  _ lanterns: [MorningLantern],
  _ start: FirstStart,
  _ gaps: [EditorGap],
  _ texts: Texts
) -> View {
  div(.class("garland")) {
    svg(.viewBox(0, 0, 375, 40), .preserveAspectRatio("none"), .aria("hidden", true)) {
      path(.class("cord"), .d("M0 4Q187 44 375 4"))
    }
    ul {
      for lantern in lanterns {
        li(.key(lantern.step.id.shortText)) {
          paper(lantern, texts)
          name(lantern, start, gaps, texts)
        }
      }
    }
  }
}

private func paper(_ lantern: MorningLantern, _ texts: Texts) -> View {
  button(
    .class("paper"),
    .type("button"),
    .aria("label", texts.name(of: lantern)),
    .aria("pressed", lantern.isLit),
    .on(.click, .firstStart(.lanternTapped(lantern))),
    .key("paper")
  ) {
    heroLantern(
      Lantern(picture: lantern.step.icon.picture, light: lantern.isLit ? .lit : .off)
    )
  }
}

/// A name turns into a field in its place.
private func name(
  _ lantern: MorningLantern,
  _ start: FirstStart,
  _ gaps: [EditorGap],
  _ texts: Texts
) -> [View] {
  let id = lantern.step.id
  let asks = gaps.contains(.stepNameMissing(id))
  if start.naming == id || asks, let editor = start.editor {
    return nameField(lantern, editor, asks: asks, texts)
  }
  return [
    button(
      .class("lantern-name"),
      .type("button"),
      .aria("label", texts.firstStart.changeName(texts.name(of: lantern))),
      .when(start.named == id, .focusesOnAppear),
      .on(.click, .firstStart(.nameTapped(lantern))),
      .key("name")
    ) { texts.name(of: lantern) }
  ]
}

private func nameField(
  _ lantern: MorningLantern,
  _ editor: RoutineEditor,
  asks: Bool,
  _ texts: Texts
) -> [View] {
  let step = lantern.step
  let key = step.id.shortText
  let field = input(
    .class("name-field"),
    .text(upTo: 100),
    .aria("label", texts.firstStart.nameOf(texts.name(of: lantern))),
    .described(by: key, asks: asks),
    .value(step.name),
    .focusesOnAppear,
    .onValue(.input) {
      let picture = editor.picture(of: .step(step.id), step.icon, from: step.name, to: $0, texts)
      return .editor(.step(step.id, .named($0, picture: picture)))
    },
    .onEnter(.firstStart(.nameEntered)),
    .key(editor.key(of: .stepName(step.id)))
  )
  return asks ? [field, message(texts.firstStart.nameMissing, key)] : [field]
}

private func days(_ start: FirstStart, _ scene: Scene) -> View {
  let words = scene.texts.firstStart
  let active = start.editor?.routine(scene.core)?.activeDays ?? []
  let isMissing = start.editor?.toldGaps(scene.core).contains(.dayMissing) ?? false
  let isToday = active.contains(Weekdays(scene.core.moment.today.weekday))
  return details(
    .class("days-fold"),
    .open(start.areDaysOpen || isMissing),
    .onSwitch(.toggle) { .firstStart(.daysToggled(isOpen: $0)) }
  ) {
    summary {
      span {
        b { scene.texts.words(for: active) }
        span { isToday ? words.daysAbout : words.dayToTry }
      }
      pictogram("down")
    }
    div(.role("group"), .aria("label", words.days)) { week(active, start.editor, scene.texts) }
    if isMissing { message(words.dayMissing, "days") }
  }
}

extension Texts {
  /// All that hang there: first the starter's own.
  fileprivate var morningSteps: [StarterQuest.Step] {
    StarterQuest(starter).steps + [
      StarterQuest.Step(name: starter.shower, icon: Icon("shower")),
      StarterQuest.Step(name: starter.hair, icon: Icon("comb")),
      StarterQuest.Step(name: starter.packBag, icon: Icon("bag")),
    ]
  }

  fileprivate func name(of lantern: MorningLantern) -> String {
    let name = lantern.step.name
    return name.isEmpty ? ownQuests.editor.lantern(lantern.number) : name
  }

  /// "Monday to Friday", "Monday, Thursday", "Every day".
  fileprivate func words(for days: Weekdays) -> String {
    let chosen = Weekday.allCases.filter { days.contains(Weekdays($0)) }
    guard let first = chosen.first, let last = chosen.last else { return firstStart.noDay }
    if chosen.count == 7 { return firstStart.everyDay }
    let isRow = last.rawValue - first.rawValue == chosen.count - 1
    return isRow && chosen.count > 2
      ? firstStart.fromTo(name(of: first), name(of: last)) : list(chosen.map { name(of: $0) })
  }
}

import AppCore
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// The words by which an entry tells what kind of day it is, and what they make of the next two weeks.
func dayWordsPage(
  _ editor: DayWordsEditor,
  _ week: WeekEditor,
  _ scene: Scene
) -> View {
  let words = scene.texts.family.words
  return familyPage(.people, words.title, behind: words.title, scene) {
    section(.class("form narrow")) {
      p(.class("lead")) { words.about }
      field("school-words", words.school, editor.school, scene.core) { .schoolTyped($0) }
      field("no-school-words", words.noSchool, editor.noSchool, scene.core) { .noSchoolTyped($0) }
      p(.class("help")) { words.wins }
      labelledField(.init("tried-title", words.tryTitle, .text(upTo: 200), editor.title)) {
        .family(.words(.titleTyped($0)))
      }
      p(.class("help"), .role("status"), .key("meaning")) {
        scene.texts.meaning(of: editor.title, scene.core)
      }
      if let player = week.shownPlayer(scene.core) {
        freeDays(of: player.id, scene)
      }
    }
  }
}

private func field(
  _ id: String,
  _ name: String,
  _ value: String,
  _ core: Core,
  _ action: @escaping (String) -> DayWordsAction
) -> View {
  labelledField(
    .init(
      id,
      name,
      .group([
        .text(upTo: 200),
        .disabled(!core.role.canWrite),
        .on(.change, .family(.words(.left))),
      ]),
      value
    )
  ) { .family(.words(action($0))) }
}

extension Texts {
  fileprivate func meaning(of title: String, _ core: Core) -> String {
    if title.isEmpty { return "" }
    return switch core.dayWords.meaning(of: title) {
    case .school(let word): family.words.isSchool(word, time(14, 0))
    case .noSchool(let word): family.words.isNoSchool(word)
    case nil: family.words.isNeither(time(14, 0))
    }
  }
}

/// Which of the next days have no school because of something.
private func freeDays(of player: PlayerID, _ scene: Scene) -> View {
  let free = scene.core.nextTwoWeeks.compactMap { day in
    scene.core.freeDay(of: player, on: day, scene.texts)
  }
  let words = scene.texts.family.words
  return twoWeeks(
    free.isEmpty ? words.noFreeDay : words.freeDays(free.count),
    free,
    scene
  )
}

extension Core {
  fileprivate func freeDay(of player: PlayerID, on day: LocalDay, _ texts: Texts) -> ToldDay? {
    guard case .noSchool(let off) = scheduleContext(of: player, on: day).kind else { return nil }
    return ToldDay(day: day, reason: texts.words(for: off))
  }
}

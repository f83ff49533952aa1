import AppCore
import Controls
import Domain
import Strings
import Time

/// What a player without a routine is offered.
enum FamilyStarter: CaseIterable {
  case morning
  case homework
  case bedtime

  func name(_ texts: PeopleTexts) -> String {
    switch self {
    case .morning: texts.morning
    case .homework: texts.homework
    case .bedtime: texts.bedtime
    }
  }

  /// Nobody sleeps on school days alone.
  var days: Weekdays { self == .bedtime ? .everyDay : .schoolDays }

  func quest(_ texts: Texts) -> StarterQuest {
    let words = texts.family.people
    return switch self {
    case .morning: StarterQuest(texts.starter)
    case .homework: ready(words.homework, "book", words.homeworkSteps, ["pencil", "book", "bag"])
    case .bedtime: ready(words.bedtime, "bed", words.bedtimeSteps, ["shirt", "teeth", "bed"])
    }
  }

  private func ready(
    _ name: String,
    _ icon: String,
    _ steps: [String],
    _ icons: [String]
  ) -> StarterQuest {
    StarterQuest(
      name: name,
      icon: Icon(icon),
      steps: steps.indices.map { StarterQuest.Step(name: steps[$0], icon: Icon(icons[$0])) }
    )
  }
}

import Controls
import Copies
import Domain
import Strings
import SyncEngine

/// What a copy would make of a routine, in words: one line for each thing.
struct RoutineChangeWords {
  let change: RoutineChange
  let texts: Texts

  private var words: ChangeTexts { texts.family.copies.opening.becomes }

  var details: [String] {
    switch change.kind {
    case .removed: return [words.removed]
    case .broughtBack: return [words.broughtBack]
    case .edited: break
    }
    var details = fields
    if !change.moreSteps.isEmpty {
      details.append(words.moreSteps(change.moreSteps.count, names(of: change.moreSteps)))
    }
    if !change.fewerSteps.isEmpty {
      details.append(words.fewerSteps(change.fewerSteps.count, names(of: change.fewerSteps)))
    }
    if !change.otherSteps.isEmpty {
      details.append(words.otherSteps(change.otherSteps.count, names(of: change.otherSteps)))
    }
    if change.isReordered { details.append(words.reordered) }
    return details.isEmpty ? [words.otherPast] : details
  }

  /// What is told of days or music in several fields is told once.
  private var fields: [String] {
    var details: [String] = []
    var (hasDays, hasMusic) = (false, false)
    for field in change.fields {
      switch field {
      case .name(let name): details.append(words.renamed(name))
      case .displayName(let name): details.append(words.seenAs(name))
      case .icon: details.append(words.otherPicture)
      case .players: details.append(words.otherPlayers)
      case .activeDays, .scheduleMode, .calendarKeywords:
        if !hasDays { details.append(words.otherDays) }
        hasDays = true
      case .musicLink, .musicAbout:
        if !hasMusic { details.append(words.otherMusic) }
        hasMusic = true
      case .isActive(let isOn): details.append(isOn ? words.switchedOn : words.switchedOff)
      case .madeBy: details.append(words.otherMaker)
      case .after: break
      }
    }
    return details
  }

  private func names(of steps: [Step]) -> String { texts.list(steps.map { $0.name }) }
}

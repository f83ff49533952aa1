import AppCore
import Basics
import Controls
import Domain
import Strings
import SyncEngine
import Time

// What a device did to a routine or a step of it, in words.
extension Texts {
  func words(for change: Overlap.Change, _ core: Core) -> String {
    switch change {
    case .routine(let fields): list(fields.told.map { words(for: $0, core) })
    case .step(let fields): list(fields.told.map { words(for: $0) })
    case .edited: family.overlaps.edited
    case .removed: family.overlaps.removed
    }
  }

  /// What it says, where it is one thing that can be said in a word; none of a picture or a place.
  func value(of change: Overlap.Change, _ core: Core) -> String? {
    switch change {
    case .routine(let fields):
      guard fields.told.count == 1 else { return nil }
      switch fields.told[0] {
      case .name(let name), .displayName(let name): return family.overlaps.step(name)
      case .activeDays(let days): return days.isEmpty ? nil : shortNames(of: days)
      default: return nil
      }
    case .step(let fields):
      guard fields.told.count == 1 else { return nil }
      switch fields.told[0] {
      case .name(let name): return family.overlaps.step(name)
      case .reference(let reference?): return words(for: reference)
      default: return nil
      }
    case .edited, .removed: return nil
    }
  }

  private func words(for field: RoutineField, _ core: Core) -> String {
    let words = family.overlaps
    return switch field {
    case .name(let name): words.named(name)
    case .displayName(let name): words.namedInGame(name)
    case .icon: words.otherPicture
    case .players(let players): self.words(forPlayers: players, core)
    case .activeDays(let days): days.isEmpty ? words.onNoDay : words.onDays(shortNames(of: days))
    case .scheduleMode(let mode): mode == .fixedDays ? words.fixedDays : words.calendarWords
    case .calendarKeywords(let typed):
      typed.isEmpty ? words.withoutWords : words.withWords(list(typed))
    case .musicLink(let link): link.exists ? words.otherMusic : words.noMusic
    case .musicAbout: words.otherMusic
    case .isActive(let isOn): isOn ? words.isOn : words.isOff
    case .madeBy, .after: words.edited
    }
  }

  private func words(for field: StepField) -> String {
    let words = family.overlaps
    return switch field {
    case .name(let name): words.named(name)
    case .icon: words.otherPicture
    case .position: words.otherPlace
    case .reference(let reference):
      reference.map { self.words(for: $0) } ?? words.noMinutes
    case .after: words.edited
    }
  }

  private func words(forPlayers ids: [PlayerID], _ core: Core) -> String {
    let all = core.ledger.allPlayers
    let names = all.filter { ids.contains($0.id) }.map { name(of: $0, among: all) }
    return names.isEmpty ? family.overlaps.isForNobody : family.overlaps.isFor(list(names))
  }

  private func shortNames(of days: Weekdays) -> String {
    list(Weekday.allCases.filter { days.contains($0) }.map { shortName(of: $0) })
  }
}

// A new name brings its picture, and of a routine the name in the game: what goes along is not told.

extension [RoutineField] {
  fileprivate var told: [RoutineField] {
    guard let name = compactMap({ $0.ownName }).first else { return self }
    return filter { field in
      switch field {
      case .icon: false
      case .displayName(let shown): !shown.hasSameScalars(as: name)
      default: true
      }
    }
  }
}

extension RoutineField {
  fileprivate var ownName: String? { if case .name(let name) = self { name } else { nil } }
}

extension [StepField] {
  fileprivate var told: [StepField] {
    let isNamed = contains { if case .name = $0 { true } else { false } }
    return isNamed ? filter { if case .icon = $0 { false } else { true } } : self
  }
}

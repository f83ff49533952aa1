import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import Time
import Transfer

/// What is on the screen, by name, whichever feature shows it.
package enum Shown: Hashable, Sendable {
  case nothing
  case emptyLog(EmptyLog)
  case firstStart(FirstStartPage)
  case practice
  case arrival
  case joining
  case home
  case quest(SessionID)
  case summary(SessionID)
  case stats
  case patterns
  case reflection(ISOWeek)
  case settings
  case reminders
  case look
  case myData(MyDataPage)
  case calendars
  case music
  case devices
  case whoPlays
  case plain(PlainPage)
  case ownQuest(RoutineID)
  case bet(RoutineID)
  case family(FamilyTab)
  case routine(RoutineID)
  case unusable(StorageTrouble)
}

extension AppState {
  package var screen: Shown {
    switch room {
    case .opening: .nothing
    case .unusable(let trouble): .unusable(trouble)
    case .setup: setup.shown
    case .game: game.shown
    case .family: family.shown
    }
  }
}

extension SetupState {
  fileprivate var shown: Shown {
    switch screen {
    case .emptyLog(let reason): .emptyLog(reason)
    case .firstStart(let start): .firstStart(start.page)
    case .practice: .practice
    case .arrival: .arrival
    case .joining: .joining
    }
  }
}

extension FamilyState {
  fileprivate var shown: Shown {
    switch place {
    case .tab(let tab), .page(_, let tab): .family(tab)
    case .editor(let editor): .routine(editor.id)
    }
  }
}

extension GameState {
  fileprivate var shown: Shown {
    switch screen {
    case .home: .home
    case .quest(let quest): .quest(quest.session)
    // Played through, or not shown at all.
    case .finale(let session), .summary(let session): .summary(session)
    case .side(.stats): .stats
    case .side(.patterns): .patterns
    case .side(.reflection(let week, _)): .reflection(week)
    case .side(.settings): .settings
    case .side(.reminders): .reminders
    case .side(.look): .look
    case .side(.myData(let page)): .myData(page)
    case .side(.calendars): .calendars
    case .side(.music): .music
    case .side(.devices): .devices
    case .whoPlays: .whoPlays
    case .side(.plain(let page)): .plain(page)
    case .side(.ownQuest(let editor)): .ownQuest(editor.id)
    case .side(.bet(let shown)): .bet(shown.quest)
    }
  }
}

extension Saving {
  /// What waits and was done after an operation; all that waits where that does not wait any more.
  package func operations(after last: SyncEngine.Operation?) -> [SyncEngine.Operation] {
    let waiting = operations
    let known = waiting.lastIndex { $0.id == last?.id }
    return Array(waiting[(known.map { $0 + 1 } ?? 0)...])
  }
}

// What scripts ask most, wherever it is kept.
extension AppState {
  package var ledger: Ledger { core.ledger }
  package var player: PlayerID? { core.player }
  package var history: [SessionDigest] { core.history }
  package var progress: PlayerProgress? { core.progress }
  package var saving: Saving { core.saving }
  package var moment: Moment { core.moment }

  /// The session on the screen.
  package var session: QuestSession? {
    switch screen {
    case .quest(let id), .summary(let id): core.ledger.session(id) ?? plannedSession
    default: nil
    }
  }

  /// The quest on the screen, while nothing has been guessed in it.
  private var plannedSession: QuestSession? {
    if case .quest(let quest) = game.screen { quest.session(core) } else { nil }
  }

  package var hint: Hint? { quest?.hint }

  package var question: DoneQuestion? { quest?.question }

  package var reveal: Reveal? { quest?.reveal }

  private var quest: QuestScreen? {
    if room == .game, case .quest(let quest) = game.screen { quest } else { nil }
  }

  package var review: WeekReview? {
    guard room == .game, case .side(.reflection(_, let review)) = game.screen else { return nil }
    return review?.value
  }

  package var patterns: Patterns? {
    guard room == .game, case .side(.patterns(let patterns)) = game.screen else { return nil }
    return patterns?.value
  }

  package var practice: Practice? {
    if room == .setup, case .practice(let practice) = setup.screen { practice } else { nil }
  }

  package var gate: Gate {
    switch (room, setup.screen) {
    case (.setup, .firstStart(let start)): start.gate
    case (.setup, .arrival(let arrival)): arrival.gate
    default: family.gate
    }
  }

  /// The editor on the screen, whosever it is.
  package var editor: RoutineEditor? {
    switch (room, game.screen, family.place, setup.screen) {
    case (.game, .side(.ownQuest(let editor)), _, _), (.family, _, .editor(let editor), _): editor
    case (.setup, _, _, .firstStart(let start)): start.isEditing ? start.editor : nil
    default: nil
    }
  }

  package var editedRoutine: Routine? {
    room == .family ? editor?.parentsRoutine(core) : editor?.routine(core)
  }

  package var canAddStep: Bool { editor?.canAddStep(core) ?? false }

  package var hasUnsavedChanges: Bool { editor.map { core.hasDraft(of: $0.id) } ?? false }

  /// *Not done yet* is offered.
  package var canReopen: Bool {
    guard case .revealing(_, let estimation) = session?.phase else { return false }
    return game.quest.reopenable == estimation.id
  }
}

import AppCore
import Domain
import Editing
import SyncEngine
import Time

extension GameState {
  package mutating func reduce(_ action: SidePageAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .chosen(let name): return open(name)
    case .stats(let action): stats.reduce(action)
    case .patterns(.guideToggled(let isOpen)): isGuideOpen = isOpen
    case .reflection(let action): return reduce(action, &core)
    case .ownQuests(let action): return reduce(action, &core)
    case .bet(let action): return reduce(action, &core)
    case .night(let action): return reduce(action, &core)
    case .whole(let action): reduce(action, at: core.moment)
    case .evening(let action): return reduce(action, &core)
    case .shortcutTaken(let shortcut): return take(shortcut, &core)
    case .settings(.lookChosen(let look)):
      return core.note(look) + show(look)
    case .settings(.reminders(let action)): return reminders.reduce(action, &core)
    case .settings(.switched(let key, let isOn)): return core.record([.set(key, isOn)])
    }
    return []
  }

  private mutating func open(_ name: SidePageName) -> [Effect] {
    screen = .side(name.page)
    return name == .reminders ? reminders.open() : []
  }

  package mutating func followReminders(_ core: Core) -> [Effect] { reminders.follow(core) }

  private mutating func reduce(_ action: ReflectionAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .opened:
      let week = ISOWeek.lookedBackAt(core.localTime)
      screen = .side(.reflection(week, nil))
      return core.rememberReading(of: week)
    case .weekChosen(let week):
      if core.hasReflection(of: week) { screen = .side(.reflection(week, nil)) }
      return []
    }
  }

  private mutating func reduce(_ action: OwnQuestAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .templateChosen(let template):
      guard let draft = core.draftOfOwnQuest(from: template) else { return [] }
      screen = .side(.ownQuest(.begun(with: draft, for: .player, &core)))
      return core.put(draft)
    case .editorChosen(let quest):
      if core.isOwn(quest) { screen = .side(.ownQuest(.opened(quest, for: .player, &core))) }
      return []
    }
  }

  /// What is done in the player's own editor.
  package mutating func reduce(_ action: EditorAction, _ core: inout Core) -> [Effect] {
    inEditor(&core) { $0.reduce(action, &$1) } ?? []
  }

  /// Out of a side page: home, or in an editor one step.
  package mutating func goBackFromSidePage(_ core: inout Core) -> [Effect] {
    if let effects = inEditor(&core, { $0.goBack(&$1) }) { return effects }
    switch screen {
    case .side(.calendars), .side(.music), .side(.devices), .side(.reminders), .side(.look),
      .side(.myData(.list)):
      screen = .side(.settings)
    case .side(.myData(let page)) where page != .offered: screen = .side(.myData(.list))
    case .side(.plain(let page)) where page.isInSettings: screen = .side(.settings)
    default: core.destination = .home
    }
    return []
  }

  /// - Returns: none where nothing can be edited.
  private mutating func inEditor(
    _ core: inout Core,
    _ change: (inout RoutineEditor, inout Core) -> [Effect]
  ) -> [Effect]? {
    guard case .side(.ownQuest(var editor)) = screen, core.isOwn(editor.id) else { return nil }
    let effects = change(&editor, &core)
    screen = editor.isClosed ? .home : .side(.ownQuest(editor))
    return effects
  }
}

extension GameState {
  /// Brings up to date what a side page shows, after whatever has happened.
  package mutating func refreshSidePage(_ core: Core) {
    switch screen {
    case .side(.stats): stats.refresh(core)
    case .side(.patterns(let shown)):
      if shown?.isUpToDate(core) != true {
        screen = .side(.patterns(Derived(Patterns(core), core)))
      }
    case .side(.reflection(let week, let shown)):
      if shown?.isUpToDate(core) != true {
        screen = .side(.reflection(week, core.review(of: week).map { Derived($0, core) }))
      }
    default: break
    }
  }
}

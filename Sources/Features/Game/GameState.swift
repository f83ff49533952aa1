import AppCore
import Basics
import Domain
import Editing
import SyncEngine
import Time

/// The player's side: quests and what comes of them.
package struct GameState: Sendable {
  package internal(set) var screen = GameScreen.home
  // What is remembered of screens that are left.
  package internal(set) var quest = QuestMemory()
  package internal(set) var stats = StatsScreen()
  package internal(set) var isGuideOpen = false
  package internal(set) var look = Look.asDevice
  package internal(set) var evening = EveningScreen()
  var ahead = AheadScreen()
  /// As the browser shows them; at a start it knows by its mark.
  var papers = Papers()
  package internal(set) var reminders = RemindersMemory()
  var isShortcutAsked = false

  package init() {}

  /// The first paint of a start knows it from a mark.
  package mutating func begin(with look: Look) { self.look = look }

  /// The device's notes say so: a mark may be older, for browsers write marks when they like.
  package mutating func show(_ look: Look?) -> [Effect] {
    guard let look, look != self.look else { return [] }
    self.look = look
    return [.ask(.keepLook(look))]
  }

  /// The app is in front of the player from now on.
  package mutating func open(at moment: Moment) { quest.attention.open(at: moment) }

  /// The drawings of the evening are here.
  package mutating func begin(with words: EveningWords) { evening.words = words }

  /// Nothing of the first part stands in the place of this screen.
  package var needsLaterPart: Bool {
    switch screen {
    case .whoPlays, .summary: true
    case .home, .quest, .side, .finale: false
    }
  }

  var isHome: Bool {
    if case .home = screen { true } else { false }
  }

  package mutating func goHome() { screen = .home }

  package mutating func askWhoPlays() { screen = .whoPlays }

  /// Goes on with a quest: it is not left any more.
  package mutating func show(_ session: SessionID, _ core: inout Core) -> [Effect] {
    screen = .quest(QuestScreen(session))
    return core.noteLeaving(nil)
  }
}

extension GameState {
  package mutating func reduce(_ action: GameAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .home(let action): return reduce(action, &core)
    case .quest(let action): return reduce(action, &core)
    case .player(let action): return reduce(action, &core)
    case .oneMore(let estimation): return goOnToOneMore(after: estimation, &core)
    case .finaleEnded: endFinale(core)
    case .waited(let action): reduce(action)
    }
    return []
  }

  /// From a screen of the game itself.
  package mutating func goBack(_ core: inout Core) -> [Effect] {
    core.destination = .home
    guard case .quest(var shown) = screen, !shown.planned.exists else { return [] }
    return shown.keepName(&quest, &core) + core.noteLeaving(shown.session)
  }

  package func canGoBack(_ core: Core) -> Bool {
    switch screen {
    case .home: false
    case .whoPlays: core.player != nil
    default: true
    }
  }

  /// A summary is there without its finale, at rest.
  ///
  /// One guess has none: its reveal has said all of it.
  package mutating func endFinale(_ core: Core) {
    guard case .finale(let id) = screen else { return }
    let isOneGuess = core.ledger.session(id).map { $0.isOneGuess } ?? false
    screen = isOneGuess ? .home : .summary(id)
  }

  package mutating func turnPage(_ action: PageAction, at moment: Moment) {
    quest.attention.turnPage(action, at: moment)
    // Whoever comes back finds the evening as it is by then.
    if action == .shown { evening.leave() }
  }

  /// This tab shows from now on; what becomes of changes is for the tab to say that writes.
  package mutating func becomeReader() {
    guard case .side(.ownQuest(var editor)) = screen else { return }
    editor.stay()
    screen = .side(.ownQuest(editor))
  }
}

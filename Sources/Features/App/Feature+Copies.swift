import Access
import AppCore
import Basics
import Controls
import Devices
import Family
import Game
import Setup
import Strings
import Transfer

/// The row of copies in and out, and of erasing.
enum CopiesInAndOut: Feature {
  static func owns(_ owner: Owner) -> Bool {
    owner == .savedCopy || owner == .copies || owner == .closedPlay
  }

  static func meaning(of answer: Answer) -> Action? { CopyAction(answer).map { .copies($0) } }

  static func reduce(_ action: Action, _ state: inout AppState) -> [Effect]? {
    action.kind(CopyAction.self).map { state.reduce($0) }
  }

  static func screen(_ state: AppState, _ scene: Scene) -> View? {
    // Where nothing is on this device yet, a chosen copy has a page of its own, which asks about its contents.
    guard state.isAtEmptyLog else { return nil }
    let copies = state.copies
    return copies.opened.hasBeenRead ? openedCopyPage(copies, scene) : nil
  }

  static func follow(_ state: inout AppState) -> [Effect] { state.followCopies() }
}

extension GameState {
  fileprivate var copiesPlace: CopiesPlace {
    switch screen {
    case .side(.myData(.saving)): .saving
    case .side(.myData(.bringingIn)): .bringingIn
    default: .elsewhere
    }
  }
}

extension AppState {
  fileprivate var isAtEmptyLog: Bool {
    if room == .setup, case .emptyLog = setup.screen { true } else { false }
  }

  fileprivate mutating func reduce(_ action: CopyAction) -> [Effect] {
    var (copies, devices) = (copies, devices)
    let wasLeaving = copies.erasing.isLeaving
    var effects = copies.reduce(action, at: copiesPlace, &core)
    if copies.erasing.isLeaving, !wasLeaving { effects += devices.leave() }
    (self.copies, self.devices) = (copies, devices)
    return effects
  }

  private var copiesPlace: CopiesPlace {
    switch room {
    case .setup: isAskingAboutEmptyLog ? .emptyLog : .elsewhere
    case .family: .familyArea(isOpen: family.gate.isOpen)
    case .game: game.copiesPlace
    case .opening, .unusable: .elsewhere
    }
  }

  /// Whether the screen that shows says how *Save a copy* went.
  private var isCopyShown: Bool {
    switch room {
    case .game: if case .side(.myData) = game.screen { true } else { false }
    case .family: family.showsCopy
    case .opening, .unusable, .setup: false
    }
  }

  /// Closes what a page that was left has open, and lets the one that shows tell only of what happened on it.
  fileprivate mutating func followCopies() -> [Effect] {
    guard isCopyShown || later.copies.exists else { return [] }
    var copies = copies
    copies.close(at: copiesPlace)
    let effects = copies.follow(isShown: isCopyShown)
    self.copies = copies
    return effects
  }
}

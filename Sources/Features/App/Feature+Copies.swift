import Controls
import Core
import Devices
import Setup
import Transfer

extension Feature {
  /// Copies in and out, and erasing.
  static let copies = Feature(
    owners: [.savedCopy, .copies, .closedPlay],
    meaningOfAnswer: { CopyAction($0).map { .copies($0) } },
    reduce: { state, action in action.reduced { state.reduce($0 as CopyAction) } },
    screen: { state, texts in
      state.isAtOpenedCopy ? openedCopyPage(state.copies, state.core, texts) : nil
    },
    follow: { $0.followCopies() }
  )
}

extension AppState {
  /// Somebody is asked about what is in a copy, or has answered, where nothing is yet.
  fileprivate var isAtOpenedCopy: Bool {
    guard room == .setup, case .emptyLog = setup.screen else { return false }
    return copies.opened.hasBeenRead
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
    case .opening, .unusable, .game: .elsewhere
    }
  }

  /// The screen says how *Save a copy* went.
  private var isCopyShown: Bool {
    switch room {
    case .game: if case .side(.settings) = game.screen { true } else { false }
    case .family: family.showsCopy
    case .opening, .unusable, .setup: false
    }
  }

  /// A page that was left stays open no longer, and one that shows tells of nothing that was before.
  fileprivate mutating func followCopies() -> [Effect] {
    guard isCopyShown || hiddenCopies.exists else { return [] }
    var copies = copies
    copies.close(at: copiesPlace)
    let effects = copies.follow(isShown: isCopyShown)
    self.copies = copies
    return effects
  }
}

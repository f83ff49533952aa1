import Basics
import Core

// What the features make of what happens that come later, once they are here.
extension AppState {
  var hasLaterPart: Bool { laterPart.phase == .here }

  /// At once, or when the part has come.
  mutating func handOnLater(_ action: Action) -> [Effect] {
    hasLaterPart ? reduceLater(action) : laterPart.await(action)
  }

  mutating func reduceLater(_ action: Action) -> [Effect] {
    for feature in Later.features() {
      if let effects = feature.reduce(&self, action) { return effects }
    }
    return []
  }

  /// - Returns: nothing where nothing of theirs is left.
  mutating func goBackLater() -> [Effect]? {
    for feature in Later.features() {
      if let effects = feature.goBack(&self) { return effects }
    }
    return nil
  }

  mutating func turnPageLater(_ action: PageAction) -> [Effect] {
    var effects: [Effect] = []
    for feature in Later.features() { effects += feature.turnPage(&self, action) }
    return effects
  }

  /// Where the log cannot be read, nothing beside it can.
  mutating func followLater() -> [Effect] {
    var effects: [Effect] = []
    guard hasLaterPart, hasLog else { return effects }
    for feature in Later.features() { effects += feature.follow(&self) }
    return effects
  }

  mutating func readAgain(_ owner: Owner) -> [Effect] {
    guard hasLaterPart, let feature = Later.features().first(where: { $0.owns(owner) }) else {
      return []
    }
    return feature.readAgain(&self)
  }

  var hasLog: Bool {
    switch room {
    case .opening, .unusable: false
    case .setup, .game, .family: true
    }
  }
}

extension Feature {
  func owns(_ owner: Owner) -> Bool { owners.contains(owner) }
}

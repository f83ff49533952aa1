import AppCore
import Markup
import Strings
import SyncEngine

/// What there is of hers, and a copy of it.
func myData(_ state: AppState, _ texts: Texts) -> View {
  section(.class("my-data"), .aria("labelledby", "my-data")) {
    h3(.id("my-data")) { texts.myData.title }
    p(.class("soft small")) { texts.myData.about }
    if !state.place.isInstalled { p(.class("soft small")) { texts.myData.beforeInstalling } }
    button(
      .class("quiet outlined"),
      .type("button"),
      .disabled(state.savedCopy.isBeingMade),
      .on(.click, .myData(.copyAskedFor))
    ) { texts.myData.saveCopy }
    p(.class("small"), .role("status")) { texts.words(for: state.savedCopy) }
  }
}

extension SavedCopy {
  fileprivate var isBeingMade: Bool {
    if case .making = self { true } else { false }
  }
}

extension Texts {
  fileprivate func words(for copy: SavedCopy) -> String {
    switch copy {
    case .none: ""
    case .making: myData.making
    case .made(let day, let leftOut):
      myData.made(Backup.fileName(on: day)) + (leftOut == 0 ? "" : ". " + myData.leftOut(leftOut))
    case .notMade: myData.notMade
    }
  }
}

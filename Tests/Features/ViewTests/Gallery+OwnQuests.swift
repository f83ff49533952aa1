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

extension Gallery {
  static var template: StarterQuest {
    StarterQuest(
      name: typed("Off to Noor's"),
      icon: Icon("friend"),
      steps: ["Pick outfit", "Pack"].map { StarterQuest.Step(name: typed($0), icon: Icon("bag")) }
    )
  }

  /// A player's own quest, from what it begins from to its rest, its return and its end.
  static func ownQuests() -> [(String, String)] {
    var gallery = Gallery()
    gallery.send(.sidePage(.chosen(.newQuest)))
    var shown = [("templates", gallery.html)]
    gallery.send(.ownQuests(.templateChosen(template)))
    shown.append(("own quest, new", gallery.html))
    gallery.unfoldFirstStep()
    shown.append(("own quest, unfolded", gallery.html))
    shown += gallery.goWithChanges()
    gallery.send(.editor(.saved))
    shown.append(("home, hers", gallery.html))
    shown += gallery.restAndReturn()
    shown += gallery.takeDown()
    return shown
  }

  private mutating func unfoldFirstStep() {
    send(.editor(.picturesAskedFor))
    guard let step = state.editedRoutine?.steps.first else { return }
    send(.editor(.step(step.id, .picturesAskedFor)))
    send(.editor(.step(step.id, .toolsAskedFor)))
  }

  private mutating func goWithChanges() -> [(String, String)] {
    send(.editor(.named("")))
    send(.editor(.saved))
    var shown = [("own quest, no name", html)]
    send(.editor(.left))
    shown.append(("own quest, leaving", html))
    leaveWithChanges()
    shown.append(("home, begun", html))
    if let begun = ownQuest { send(.ownQuests(.editorChosen(begun))) }
    send(.editor(.named(Self.typed("Off to Noor's"))))
    return shown
  }

  private mutating func restAndReturn() -> [(String, String)] {
    guard let quest = ownQuest else { return [] }
    setActive(false)
    var shown = [("home, hers rests", html)]
    send(.home(.restSeen(quest, isResting: true)))
    shown.append(("home, hers rests, and she knows", html))
    setActive(true)
    shown.append(("home, hers is back", html))
    send(.home(.restSeen(quest, isResting: false)))
    return shown
  }

  private mutating func takeDown() -> [(String, String)] {
    guard let quest = ownQuest else { return [] }
    send(.ownQuests(.editorChosen(quest)))
    var shown = [("own quest, saved", html)]
    if let step = state.editedRoutine?.steps.last {
      send(.editor(.step(step.id, .removed)))
      shown.append(("own quest, a lantern gone", html))
      leaveWithChanges()
      shown.append(("home, hers has changes", html))
      send(.ownQuests(.editorChosen(quest)))
    }
    send(.editor(.removed))
    shown.append(("home, hers taken down", html))
    return shown
  }

  /// Nobody is asked in a tab that only shows.
  private mutating func leaveWithChanges() {
    send(.tab(.becameReader))
    send(.editor(.left))
    send(.tab(.becameWriter))
  }

  var ownQuest: RoutineID? { state.core.ownQuests.first?.quest.routine.id }

  /// What the family area of another tab does.
  mutating func setActive(_ isActive: Bool) {
    guard let quest = ownQuest else { return }
    var clock = HybridClock(device: 2)
    send(
      .tab(
        .newsArrived([
          Operation(
            id: OperationID(isActive ? 2 : 1),
            clock: clock.tick(milliseconds: 1_793_260_800_000 + (isActive ? 2000 : 1000)),
            recordedAt: Instant(milliseconds: 1_793_260_800_000),
            offset: .utc,
            player: nil,
            body: .routineSet(quest, [.isActive(isActive)])
          )
        ])
      )
    )
  }
}

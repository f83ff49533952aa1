import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import TestApp
import Transfer

/// The parent's side, and the way to the first quest.
extension Gallery {
  static func family() -> [(name: String, html: String)] {
    (firstStart() + gate() + people() + routines() + overlaps() + week() + copies() + troubles())
      .map { (name: $0.0, html: $0.1) } + devices()
  }

  /// In the family area, with the PIN of the first start.
  static func parent() -> Gallery {
    var gallery = Gallery()
    gallery.send(.familyAreaChosen)
    for action in FirstStart.entering { gallery.send(.gate(action)) }
    return gallery
  }

  /// Sends the actions one after the other, and takes what each of them leads to.
  mutating func take(_ name: String, _ actions: [Action]) -> [(String, String)] {
    actions.enumerated().map { index, action in
      send(action)
      return ("\(name) \(index + 1)", html)
    }
  }

  private static func firstStart() -> [(String, String)] {
    var gallery = Gallery(isSetUp: false)
    var shown = gallery.take(
      "first start",
      [
        .newChosen, .firstStart(.makerChosen(.player)),
        .firstStart(.lanternAdded), .firstStart(.daysToggled(isOpen: true)),
        .firstStart(.wentOn), .firstStart(.nameEntered),
      ]
    )
    gallery = Gallery(isSetUp: false)
    shown += gallery.take(
      "set up by a parent",
      [
        .newChosen, .firstStart(.makerChosen(.parent)), .firstStart(.wentOn),
        .gate(.recordRead([])), .gate(.typed("12")), .gate(.submitted),
      ] + FirstStart.choosingWithCode.dropFirst().map { .gate($0) }
    )
    return shown
  }

  /// Opened, closed, tried in vain, and the way in with the family code.
  private static func gate() -> [(String, String)] {
    var gallery = parent()
    gallery.send(.back)
    gallery.send(.familyAreaChosen)
    gallery.pass(.hours(2))
    var shown: [(String, String)] = gallery.take(
      "gate",
      [.back, .back, .page(.hidden), .page(.shown), .familyAreaChosen]
    )
    var device = FirstStart.device
    gallery.send(.gate(.recordRead(device.stored)))
    for _ in 0..<8 {
      gallery.attempt("9999", on: &device)
      shown.append(("gate, wrong", gallery.html))
      gallery.send(.gate(.rested))
    }
    shown += gallery.take(
      "gate, code",
      [
        .gate(.codeWanted), .gate(.typed("nothing")), .gate(.submitted),
        .gate(.withoutBothChosen), .copies(.saving(.askedFor)), .back, .gate(.pinWanted),
        .gate(.changedElsewhere), .gate(.recordRead(FirstStart.otherRecord)),
      ]
    )
    return shown
  }

  /// Tries a PIN, and the browser answers.
  private mutating func attempt(_ pin: String, on device: inout GateDevice) {
    var waiting: [GateAction] = [.typed(pin), .submitted]
    while !waiting.isEmpty {
      for effect in send(.gate(waiting.removeFirst())) {
        if case .ask(let request) = effect, let answer = device.answer(request) {
          waiting.insert(answer, at: 0)
        }
      }
    }
  }

  private static func people() -> [(String, String)] {
    var gallery = parent()
    var shown = [("routines", gallery.html)]
    shown += gallery.take(
      "people",
      [
        .family(.placeChosen(.people)), .family(.pageChosen(.keys)), .gate(.unwrittenWanted),
        .gate(.codeHandedOn(.copy)), .gate(.codeHanded(.notPossible)), .back, .back,
        .family(.pageChosen(.players)), .family(.people(.newTyped(typed("Mira")))),
        .family(.people(.added)),
        .family(.people(.newTyped(typed("mira")))), .family(.people(.newTyped(typed("Noor")))),
        .family(.people(.added)),
      ]
    )
    if let noor = gallery.state.ledger.allPlayers.last {
      shown += gallery.take("people, removed", [.family(.people(.removed(noor.id)))])
    }
    shown += gallery.take(
      "several play",
      [
        .family(.placeChosen(.routines)), .family(.placeChosen(.help)),
        .family(.pageChosen(.handOver)), .back, .back,
        .sidePage(.chosen(.settings)), .player(.asked), .player(.sharingSwitched(true)), .back,
      ]
    )
    return shown
  }

  private static func routines() -> [(String, String)] {
    var gallery = parent()
    guard let routine = gallery.state.ledger.allRoutines.first else { return [] }
    var shown = gallery.take(
      "routine",
      [
        .family(.routines(.chosen(routine.id))), .editor(.named("")), .editor(.saved),
        .editor(.step(routine.steps[0].id, .referenceTyped("1.5"))), .editor(.saved),
        .editor(.musicLinkTyped("http://x")),
        .editor(.named("1")), .editor(.saved), .editor(.modeChosen(.calendar)),
        .editor(.keywordsTyped("1, 2")), .editor(.left), .editor(.stayed),
      ]
    )
    for _ in routine.steps.count..<RoutineEditor.mostSteps { gallery.send(.editor(.stepAdded)) }
    shown.append(("routine, as many steps as fit", gallery.html))
    if let step = gallery.state.editedRoutine?.steps.first {
      shown += gallery.take("routine, step", [.editor(.step(step.id, .removed))])
    }
    shown += gallery.take(
      "routines",
      [
        .editor(.left), .editor(.thrownAway),
        .family(.routines(.switched(routine.id, isActive: false))),
        .family(.routines(.chosen(routine.id))), .editor(.removed), .family(.routines(.newChosen)),
        .editor(.left), .editor(.stayed), .editor(.saved),
      ]
    )
    return shown
  }

  private static func week() -> [(String, String)] {
    var gallery = parent()
    gallery.send(.family(.people(.newTyped(typed("Mira")))))
    gallery.send(.family(.people(.added)))
    return gallery.take(
      "week",
      [
        .family(.placeChosen(.week)), .family(.week(.schoolSwitched(.monday, true))),
        .family(.week(.hoursTyped(.monday, .from, "08:00"))),
        .family(.week(.hoursTyped(.monday, .to, "07:00"))),
        .family(.week(.hoursTyped(.monday, .to, "13:00"))),
        .family(.week(.schoolSwitched(.tuesday, true))), .family(.week(.hoursCopied(.monday))),
        .family(.week(.travelTyped("x"))), .family(.week(.travelTyped("15"))),
        .family(.week(.activityChosen(nil))), .family(.week(.form(.saved))),
        .family(.week(.form(.named("1")))), .family(.week(.form(.dayChosen(.monday, true)))),
        .family(.week(.form(.dayChosen(.friday, true)))),
        .family(.week(.form(.fromTyped("16:00")))),
        .family(.week(.form(.toTyped("17:30")))), .family(.week(.form(.travelTyped("25")))),
        .family(.week(.form(.saved))), .family(.week(.breakChosen(nil))),
        .family(.week(.form(.named("2")))), .family(.week(.form(.saved))),
        .family(.week(.form(.fromTyped("2026-12-24")))),
        .family(.week(.form(.toTyped("2026-12-20")))), .family(.week(.form(.saved))),
        .family(.week(.form(.toTyped("2028-01-06")))), .family(.week(.form(.saved))),
        .family(.week(.form(.toTyped("2027-01-06")))), .family(.week(.form(.saved))),
      ]
    ) + gallery.removals()
  }

  private mutating func removals() -> [(String, String)] {
    var items = state.ledger.allActivities.map { WeekItem.activity($0.id) }
    items += state.ledger.allBreaks.map { WeekItem.schoolBreak($0.id) }
    return take("week, removed", items.map { .family(.week(.removed($0))) })
  }

  private static func troubles() -> [(String, String)] {
    [StartAction.unusable(.blocked), .unusable(.full)].map {
      var gallery = Gallery(isSetUp: false)
      gallery.send(.start($0))
      return ("trouble", gallery.html)
    }
  }
}

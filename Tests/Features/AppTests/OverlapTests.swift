import App
import AppCore
import Basics
import Devices
import Domain
import Editing
import Family
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// Two devices that have edited the same routine, on its page.
@Suite struct OverlapTests {
  private var one = DevicesScript()
  private var two = DevicesScript(Script(seed: 9))

  init() {
    one.tellOfFamily()
    two.script.open(one.script.stored, device: 8)
    two.status = one.status
    two.tell { $0.device = DevicesScript.other }
    meet()
    for path in [\Self.one, \Self.two] {
      self[keyPath: path].script.openRoutine()
    }
  }

  private mutating func meet() {
    let (first, second) = (one.script.stored, two.script.stored)
    one.script.send(.tab(.newsArrived(second)))
    two.script.send(.tab(.newsArrived(first)))
  }

  /// Without knowing of each other, the second a little later.
  private mutating func bothRename() {
    one.script.rename("From one")
    two.script.advance(Seconds(60))
    two.script.rename("From two")
    meet()
    one.script.openRoutine()
    two.script.openRoutine()
  }

  private static let title = "Two devices changed this"

  private var areTold: [Bool] { [one, two].map { $0.html.contains(Self.title) } }

  @Test mutating func thePageSaysWhoDidWhatAndWhatCounts() {
    #expect(areTold == [false, false])
    bothRename()
    #expect(areTold == [true, true])
    for part in [
      "This device", "’s device", "Called it “From one”", "Called it “From two”",
      "Kept: “From two”, as the later one.", "Take “From one”", "Keep it",
    ] {
      #expect(one.html.contains(part), "\(part)")
    }
    #expect(two.html.contains("A parent’s device"))
  }

  @Test mutating func theOtherIsOneTapAwayAndTheNoteIsGoneOnBoth() throws {
    bothRename()
    try one.choose(.takeOther)
    #expect(one.script.firstStep == "From one")
    meet()
    #expect(two.script.firstStep == "From one")
    #expect(areTold == [false, false])
  }

  @Test mutating func theListMarksItUntilSomebodyHasLooked() throws {
    let list = { (devices: DevicesScript) in
      var devices = devices
      devices.script.send(.back)
      return devices.script.state.screen == .family(.routines) ? devices.html : ""
    }
    #expect(!list(one).contains(Self.title) && !list(one).isEmpty)
    bothRename()
    #expect(list(one).contains(Self.title))
    try one.choose(.keep)
    #expect(!list(one).contains(Self.title) && !list(one).isEmpty)
  }

  @Test mutating func whoeverKeepsItHasReadIt() throws {
    bothRename()
    try two.choose(.keep)
    meet()
    #expect([one, two].map { $0.script.firstStep } == ["From two", "From two"])
    #expect(areTold == [false, false])
  }

  @Test mutating func anEditOfTheSameFieldEndsIt() {
    bothRename()
    one.script.rename("Agreed")
    one.script.openRoutine()
    meet()
    #expect(areTold == [false, false])
  }

  @Test mutating func whatWasChosenGoesBeforeADraftOfTheSameFieldAndLeavesTheRest() throws {
    bothRename()
    let step = try #require(one.script.state.editedRoutine?.steps.first)
    one.script.send(.editor(.step(step.id, .named("Not saved"))))
    one.script.send(.editor(.step(step.id, .referenceTyped("12"))))
    try one.choose(.takeOther)
    let shown = try #require(one.script.state.editedRoutine?.steps.first)
    #expect(shown.name == "From one" && shown.reference == .minutes(12))
    #expect(one.script.state.editor?.hasChanges(one.script.state.core) == true)
  }

  @Test mutating func aRoutineThatOneRemovedAndTheOtherEditedCanBeRemovedAfterAll() throws {
    one.script.send(.editor(.removed))
    two.script.advance(Seconds(60))
    two.script.rename("From two")
    meet()
    two.script.openRoutine()
    #expect(two.html.contains("It is here, because the change came after the removal."))
    try two.choose(.takeOther)
    #expect(two.script.state.screen == .family(.routines))
    #expect(two.script.state.ledger.allRoutines.isEmpty)
  }

  @Test mutating func aTabThatOnlyShowsChoosesNothing() throws {
    bothRename()
    let before = one.script.firstStep
    one.script.send(.tab(.becameReader))
    try one.choose(.takeOther)
    #expect(one.script.firstStep == before && one.html.contains(Self.title))
  }
}

extension DevicesScript {
  fileprivate mutating func choose(_ choice: Overlap.Choice) throws {
    let ledger = script.state.ledger
    let overlap = try #require(ledger.overlaps(in: ledger.allRoutines[0].id).first)
    script.send(.family(.routines(.settled(overlap.id, choice))))
  }
}

extension Script {
  fileprivate var firstStep: String? { state.ledger.allRoutines.first?.steps.first?.name }

  fileprivate mutating func openRoutine() {
    if state.room != .family { openFamilyArea() }
    guard let routine = state.ledger.allRoutines.first else { return #expect(Bool(false)) }
    send(.family(.routines(.chosen(routine.id))))
  }

  fileprivate mutating func rename(_ name: String) {
    openRoutine()
    guard let step = state.editedRoutine?.steps.first else { return #expect(Bool(false)) }
    send(.editor(.step(step.id, .named(name))))
    send(.editor(.saved))
  }
}

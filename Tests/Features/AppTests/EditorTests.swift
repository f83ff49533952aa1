import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import SyncWire
import Testing
import Time
import Transfer

/// The editor of a routine, in the family area.
@Suite struct EditorTests {
  private var script = Script.started()
  private var state: AppState { script.state }

  init() { script.openFamilyArea() }

  private var routine: Routine { state.ledger.allRoutines[0] }

  private mutating func open() { script.send(.family(.routines(.chosen(routine.id)))) }

  private mutating func send(_ action: EditorAction) { script.send(.editor(action)) }

  private var gaps: [EditorGap] { state.editor?.toldGaps(state.core) ?? [] }

  // Minutes

  @Test(arguments: ["ten", "-3", "0"])
  mutating func whatIsNoNumberOfMinutesStaysToBeMendedAndIsNotSaved(text: String) throws {
    open()
    let step = try #require(state.editedRoutine?.steps.first)
    send(.step(step.id, .referenceTyped(text)))
    #expect(state.editor?.minutes(of: step) == text)
    send(.saved)
    #expect(gaps == [.minutesOdd(step.id)])
    #expect(state.editedRoutine?.steps.first?.reference == nil)
    send(.step(step.id, .referenceTyped("15")))
    send(.saved)
    #expect(routine.steps[0].reference == .minutes(15))
  }

  /// Earlier programs knew seconds.
  @Test(arguments: [(30, "1"), (10, "1"), (89, "1"), (90, "2"), (600, "10")])
  mutating func secondsOfAnEarlierFileAreToldAsTheNearestMinutes(seconds: Int, text: String) throws
  {
    let step = routine.steps[0].id
    let now = script.moment.now
    script.send(
      .tab(
        .newsArrived([
          Operation(
            id: OperationID(0xF11E),
            clock: HybridTime(packed: UInt64(now.milliseconds + 1000) << 16, device: 9),
            recordedAt: now,
            offset: .utc,
            player: nil,
            body: .stepSet(step, of: routine.id, [.reference(Seconds(seconds))])
          )
        ])
      )
    )
    open()
    let shown = try #require(state.editedRoutine?.steps.first)
    #expect(shown.reference == Seconds(seconds))
    #expect(state.editor?.minutes(of: shown) == text)
  }

  @Test(arguments: ["181", "900", "9999", "99999999999"])
  mutating func moreMinutesThanAGuessCanHaveAreToldAndNeverCut(text: String) throws {
    open()
    let step = try #require(state.editedRoutine?.steps.first)
    send(.step(step.id, .referenceTyped(text)))
    #expect(state.editor?.minutes(of: step) == text)
    #expect(state.editor?.hasChanges(state.core) == true)
    send(.saved)
    #expect(gaps == [.minutesTooMany(step.id)])
    #expect(routine.steps[0].reference == nil)
    send(.step(step.id, .referenceTyped("180")))
    #expect(gaps == [])
    send(.saved)
    #expect(routine.steps[0].reference == .minutes(180))
  }

  @Test mutating func leavingWithOddMinutesAsks() throws {
    open()
    let step = try #require(state.editedRoutine?.steps.first)
    send(.step(step.id, .referenceTyped("soon")))
    send(.left)
    #expect(state.editor?.isLeaving == true)
  }

  @Test mutating func oddMinutesOfAStepThatIsRemovedStopNothing() throws {
    open()
    let step = try #require(state.editedRoutine?.steps.first)
    send(.step(step.id, .referenceTyped("soon")))
    send(.step(step.id, .removed))
    send(.saved)
    #expect(state.screen == .family(.routines))
  }

  // Who plays it

  @Test mutating func amongSeveralARoutineIsForSomebody() {
    script.send(.family(.people(.newTyped("Ben"))))
    script.send(.family(.people(.added)))
    open()
    for player in state.ledger.allPlayers { send(.playerChosen(player.id, false)) }
    send(.saved)
    #expect(gaps == [.playerMissing])
    send(.playerChosen(state.ledger.allPlayers[0].id, true))
    send(.saved)
    #expect(state.screen == .family(.routines))
  }

  // What is missing

  @Test mutating func savingTakesNoStepAway() throws {
    open()
    send(.stepAdded)
    let added = try #require(state.editor?.addedStep)
    send(.saved)
    #expect(state.editedRoutine?.steps.last?.id == added)
    #expect(gaps == [.stepNameMissing(added)])
    #expect(routine.steps.count == 3)
    send(.step(added, .named("Feed Miso")))
    #expect(gaps == [])
    send(.saved)
    #expect(routine.steps.map { $0.name }.last == "Feed Miso")
  }

  @Test mutating func allThatIsMissingIsAskedForAtOnceInTheOrderOfThePage() throws {
    script.send(.family(.routines(.newChosen)))
    let step = try #require(state.editedRoutine?.steps.first)
    send(.step(step.id, .referenceTyped("900")))
    for day in Weekday.allCases { send(.dayChosen(day, false)) }
    send(.saved)
    #expect(
      gaps == [.nameMissing, .stepNameMissing(step.id), .minutesTooMany(step.id), .dayMissing]
    )
    #expect(state.editor?.isFocused(.name) == true)
  }

  @Test mutating func whatWasBegunSinceIsNotAskedForBeforeTheNextSave() {
    open()
    send(.named(""))
    send(.saved)
    #expect(gaps == [.nameMissing])
    send(.stepAdded)
    #expect(gaps == [.nameMissing])
    send(.named("Morning"))
    #expect(gaps == [])
    send(.saved)
    #expect(gaps.count == 1)
  }

  @Test mutating func askedTwiceTheFirstFieldTakesTheFocusAnew() {
    open()
    send(.named(""))
    send(.saved)
    let key = state.editor?.key(of: .name)
    send(.saved)
    #expect(state.editor?.key(of: .name) != key)
    #expect(state.editor?.key(of: .days) == "field")
  }

  @Test mutating func aRoutineWithoutAStepAsksForOne() throws {
    open()
    for step in try #require(state.editedRoutine).steps { send(.step(step.id, .removed)) }
    send(.saved)
    #expect(gaps == [.stepMissing])
    #expect(routine.steps.count == 3)
  }

  // A copy

  @Test mutating func aCopyHasANameOfItsOwnAndTheOriginalStays() {
    open()
    let name = routine.name
    let steps = routine.steps.map { $0.name }
    send(.duplicated(name: "Copy of \(name)"))
    #expect(state.editor?.original == name)
    #expect(state.editedRoutine?.name == "Copy of \(name)")
    #expect(state.editedRoutine?.displayName == "Copy of \(name)")
    send(.saved)
    #expect(state.ledger.allRoutines.map { $0.name } == [name, "Copy of \(name)"])
    #expect(state.ledger.allRoutines.map { $0.steps.map { $0.name } } == [steps, steps])
  }

  @Test mutating func theNameInTheGameGoesAlongUntilItIsAnother() {
    open()
    send(.named("School morning"))
    #expect(state.editedRoutine?.displayName == "School morning")
    send(.displayNamed("Morning quest"))
    send(.named("School days"))
    #expect(state.editedRoutine?.displayName == "Morning quest")
  }

  // On or off

  @Test mutating func offIsAChangeLikeAnyOther() {
    open()
    send(.switched(false))
    #expect(routine.isActive)
    send(.saved)
    #expect(!routine.isActive)
  }

  // Steps

  @Test mutating func aStepThatWasNeverSavedComesBackToItsPlace() throws {
    open()
    send(.stepAdded)
    let added = try #require(state.editor?.addedStep)
    send(.step(added, .named("Feed Miso", picture: Icon("bone"))))
    send(.step(added, .referenceTyped("2")))
    send(.step(added, .movedUp))
    let before = try #require(state.editedRoutine).steps
    send(.step(added, .removed))
    #expect(state.editor?.removedSteps(state.core).map { $0.name } == ["Feed Miso"])
    send(.step(added, .broughtBack))
    #expect(state.editedRoutine?.steps == before)
    #expect(state.editor?.removedSteps(state.core) == [])
  }

  /// For longer than the ten seconds of a step that is put off: nothing of it is saved yet.
  @Test mutating func aRemovedStepCanComeBackUntilItsRemovalIsSaved() throws {
    open()
    let step = try #require(state.editedRoutine?.steps.first)
    send(.step(step.id, .removed))
    script.advance(.hours(1))
    send(.left)
    send(.stayed)
    #expect(state.editor?.removedSteps(state.core) == [step])
    send(.step(step.id, .broughtBack))
    #expect(state.editedRoutine?.steps.first == step)
    #expect(state.editor?.hasChanges(state.core) == false)
    send(.step(step.id, .removed))
    send(.saved)
    open()
    #expect(state.editor?.removedSteps(state.core) == [])
  }

  @Test mutating func theToolsStayOpenUntilTheStepIsAtAnEnd() throws {
    open()
    let last = try #require(state.editedRoutine?.steps.last)
    send(.step(last.id, .toolsAskedFor))
    send(.step(last.id, .movedUp))
    #expect(state.editor?.stepWithTools == last.id)
    send(.step(last.id, .movedUp))
    #expect(state.editedRoutine?.steps.first?.id == last.id)
    #expect(state.editor?.stepWithTools == nil)
  }

  @Test mutating func whatHasNoNameIsNoLossToBeToldOf() throws {
    open()
    send(.stepAdded)
    send(.step(try #require(state.editor?.addedStep), .removed))
    #expect(state.editor?.removedSteps(state.core) == [])
  }

  @Test mutating func stepsAreAddedUpToAsManyAsFit() {
    open()
    while state.canAddStep { send(.stepAdded) }
    #expect(state.editedRoutine?.steps.count == RoutineEditor.mostSteps)
    #expect(state.editedRoutine?.steps.last?.id == state.editor?.addedStep)
    send(.stepAdded)
    #expect(state.editedRoutine?.steps.count == RoutineEditor.mostSteps)
  }

  // Leaving

  @Test mutating func backAsksAboutChangesAndOnceMoreTakesTheQuestionAway() {
    open()
    send(.named("Another"))
    script.send(.back)
    #expect(state.editor?.isLeaving == true)
    script.send(.back)
    #expect(state.editor?.isLeaving == false && state.editedRoutine?.name == "Another")
    script.send(.back)
    send(.thrownAway)
    #expect(state.screen == .family(.routines))
  }

  @Test mutating func backWithoutChangesLeadsToTheRoutinesAndThenHome() {
    open()
    script.send(.back)
    #expect(state.screen == .family(.routines))
    script.send(.back)
    #expect(state.screen == .home)
  }

  // Two tabs

  @Test mutating func aTabThatOnlyReadsChangesNoDraftAndLeavesAllTheSame() {
    open()
    send(.named("Another"))
    script.send(.tab(.becameReader))
    send(.named("A third"))
    #expect(state.editedRoutine?.name == "Another")
    send(.left)
    #expect(state.screen == .family(.routines))
    #expect(state.core.hasDraft(of: routine.id))
  }

  @Test mutating func aDraftThatAnotherTabHasSavedIsGone() {
    open()
    send(.named("Another"))
    script.send(.start(.notesFound(DeviceNotes())))
    #expect(!state.hasUnsavedChanges)
    #expect(state.editedRoutine?.name == routine.name)
  }
}

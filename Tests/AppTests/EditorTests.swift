import Access
import App
import Core
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import Testing
import Transfer

/// The editor of a routine, in the family area.
@Suite struct EditorTests {
  private var script = Script.started()
  private var state: AppState { script.state }

  init() { script.openFamilyArea() }

  private var routine: Routine { state.ledger.allRoutines[0] }

  private mutating func open() { script.send(.family(.routines(.chosen(routine.id)))) }

  private mutating func send(_ action: EditorAction) { script.send(.editor(action)) }

  // Minutes

  @Test(arguments: ["1.5", "ten", "-3", "0", "12345"])
  mutating func whatIsNoNumberOfMinutesStaysToBeMendedAndIsNotSaved(text: String) throws {
    open()
    let step = try #require(state.editedRoutine?.steps.first)
    send(.step(step.id, .referenceTyped(text)))
    #expect(state.editor?.minutes(of: step) == text)
    send(.saved)
    #expect(state.editor?.fieldError == .minutesOdd)
    #expect(state.editedRoutine?.steps.first?.reference == nil)
    send(.step(step.id, .referenceTyped("15")))
    send(.saved)
    #expect(routine.steps[0].reference == .minutes(15))
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
    #expect(state.editor?.fieldError == .playerMissing)
    send(.playerChosen(state.ledger.allPlayers[0].id, true))
    send(.saved)
    #expect(state.screen == .family(.routines))
  }

  // Steps

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

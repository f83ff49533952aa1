import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import Testing
import Time
import Transfer

/// Quests that a player makes.
@Suite struct OwnQuestTests {
  private var script = Script.started()
  private var state: AppState { script.state }

  private static let template = StarterQuest(
    name: "Off to a friend",
    icon: Icon("friend"),
    steps: ["Pick outfit", "Pack"].map { StarterQuest.Step(name: $0, icon: .plain) }
  )

  private mutating func begin() {
    script.send(.sidePage(.chosen(.newQuest)))
    script.send(.ownQuests(.templateChosen(Self.template)))
  }

  /// Makes a quest of the template, and saves it.
  @discardableResult
  private mutating func make() -> RoutineID {
    begin()
    script.send(.editor(.saved))
    script.saveAll()
    return quest?.id ?? RoutineID(0)
  }

  private var gaps: [EditorGap] { state.editor?.toldGaps(state.core) ?? [] }

  private var quest: Routine? { state.ledger.allRoutines.first { $0.madeBy == .player } }

  private var steps: [String] { state.editedRoutine?.steps.map { $0.name } ?? [] }

  private mutating func rest(_ quest: RoutineID, isActive: Bool) {
    script.openFamilyArea()
    script.send(.family(.routines(.switched(quest, isActive: isActive))))
    script.send(.back)
    script.saveAll()
  }

  // Making one

  @Test mutating func aTemplateIsADraftUntilItIsHungUp() {
    let stored = script.stored
    begin()
    #expect(state.editedRoutine?.name == "Off to a friend")
    #expect(steps == ["Pick outfit", "Pack"])
    #expect(quest == nil)
    #expect(script.stored == stored)
  }

  @Test mutating func whatIsHungUpIsHersHasOneNameAndStandsOnNoDay() {
    begin()
    script.send(.editor(.named(" Off to Noor's ")))
    script.send(.editor(.saved))
    #expect(state.screen == .home)
    #expect(quest?.name == "Off to Noor's")
    #expect(quest?.displayName == "Off to Noor's")
    #expect(quest?.players == state.player.map { [$0] })
    #expect(quest?.activeDays == [])
    #expect(state.core.ownQuests.map { $0.standing } == [.offered])
    #expect(state.core.questsOfToday.others.map { $0.routine.id } == quest.map { [$0.id] })
  }

  @Test mutating func itHasTheDaysThatSheChooses() {
    begin()
    for day in Weekday.allCases { script.send(.editor(.dayChosen(day, true))) }
    script.send(.editor(.saved))
    #expect(
      state.core.questsOfToday.today.map { $0.routine.displayName } == ["Morning", quest?.name]
    )
  }

  @Test mutating func aNewNameIsItsNameForEverybody() {
    let id = make()
    script.send(.ownQuests(.editorChosen(id)))
    script.send(.editor(.named("Over to Noor's")))
    script.send(.editor(.saved))
    #expect(quest?.name == "Over to Noor's")
    #expect(quest?.displayName == "Over to Noor's")
  }

  @Test mutating func nothingIsHungUpWithoutANameOrALantern() {
    script.send(
      .ownQuests(
        .templateChosen(
          StarterQuest(
            name: "",
            icon: .plain,
            steps: [StarterQuest.Step(name: "", icon: .plain)]
          )
        )
      )
    )
    script.send(.editor(.saved))
    let lantern = state.editedRoutine?.steps.first?.id ?? StepID(0)
    #expect(gaps == [.nameMissing, .stepNameMissing(lantern)])
    script.send(.editor(.named("Mine")))
    script.send(.editor(.saved))
    #expect(gaps == [.stepNameMissing(lantern)])
    #expect(state.editedRoutine?.steps.count == 1)
    #expect(quest == nil)
  }

  // Leaving

  @Test mutating func whatIsBegunStaysWhenSheGoesElsewhere() {
    begin()
    script.send(.editor(.named("Nearly")))
    script.send(.back)
    let begun = state.core.ownQuests
    #expect(begun.map { $0.quest.routine.name } == ["Nearly"])
    #expect(begun.map { $0.standing } == [.unsaved])
    script.send(.ownQuests(.editorChosen(begun[0].quest.routine.id)))
    #expect(state.editedRoutine?.name == "Nearly")
  }

  @Test mutating func whatIsBegunOutlivesAReload() throws {
    begin()
    script.send(.editor(.named("Nearly")))
    // What has come together while the try before it was under way.
    script.send(.saving(.saved(try #require(script.batches.last?.id))))
    let kept = try #require(script.batches.last?.notes)
    var later = Script()
    later.send(.start(.notesFound(DeviceNotes(bytes: kept))))
    later.open(script.stored)
    let begun = try #require(later.state.core.ownQuests.first)
    #expect(begun.quest.routine.name == "Nearly")
    #expect(begun.quest.routine.steps.map { $0.name } == ["Pick outfit", "Pack"])
    later.send(.ownQuests(.editorChosen(begun.quest.routine.id)))
    later.send(.editor(.saved))
    #expect(later.state.core.ownQuests.map { $0.standing } == [.offered])
  }

  @Test mutating func aTemplateThatWasLookedAtAndLeftLeavesNothingAndAsksNothing() {
    begin()
    script.send(.editor(.left))
    #expect(state.screen == .home)
    #expect(state.core.ownQuests == [])
  }

  @Test mutating func goingWithChangesAsksAndLettingThemGoLeavesNothing() {
    begin()
    script.send(.editor(.dayChosen(.monday, true)))
    script.send(.editor(.left))
    #expect(state.editor?.isLeaving == true)
    script.send(.editor(.stayed))
    #expect(state.editor?.isLeaving == false)
    script.send(.editor(.left))
    script.send(.editor(.thrownAway))
    #expect(state.screen == .home)
    #expect(state.core.ownQuests == [])
  }

  @Test mutating func goingWithoutChangesAsksNothing() {
    let id = make()
    script.send(.ownQuests(.editorChosen(id)))
    script.send(.editor(.left))
    #expect(state.screen == .home)
  }

  // Taking one down

  @Test mutating func whatIsTakenDownCanBeBroughtBackWhole() {
    let id = make()
    script.send(.ownQuests(.editorChosen(id)))
    script.send(.editor(.removed))
    #expect(state.screen == .home)
    #expect(state.core.ownQuests == [])
    #expect(state.core.removedOwnQuest?.id == id)
    #expect(state.core.removedByParent == nil)
    script.send(.home(.ownQuestBroughtBack(id)))
    #expect(state.core.removedOwnQuest == nil)
    #expect(quest?.steps.map { $0.name } == ["Pick outfit", "Pack"])
  }

  // Who may do what

  @Test mutating func herEditorOpensNoQuestOfAnotherMaker() {
    let routine = state.ledger.allRoutines[0].id
    script.send(.ownQuests(.editorChosen(routine)))
    #expect(state.screen == .home)
    script.send(.home(.ownQuestBroughtBack(routine)))
    #expect(script.effects == [])
  }

  @Test mutating func theFamilyAreaLetsItRestAndChangesNothingElse() {
    let id = make()
    script.openFamilyArea()
    script.send(.family(.routines(.chosen(id))))
    #expect(state.editedRoutine == nil)
    script.send(.editor(.named("Mine now")))
    script.send(.editor(.removed))
    script.send(.editor(.saved))
    #expect(quest?.name == "Off to a friend")
  }

  @Test mutating func anotherPlayerNeitherSeesNorChangesIt() {
    let id = make()
    let maker = state.player
    script.openFamilyArea(at: .people)
    script.send(.family(.people(.newTyped("Ben"))))
    script.send(.family(.people(.added)))
    guard let other = state.ledger.allPlayers.first(where: { $0.id != maker }) else {
      Issue.record("nobody came")
      return
    }
    script.send(.back)
    script.send(.player(.chosen(other.id)))
    script.send(.practice(.ended))
    #expect(state.core.ownQuests == [])
    script.send(.ownQuests(.editorChosen(id)))
    #expect(state.screen == .home)
    script.send(.home(.restSeen(id, isResting: true)))
    #expect(script.effects == [])
  }

  @Test mutating func withoutThePenNothingIsHungUp() {
    begin()
    script.send(.tab(.becameReader))
    script.send(.editor(.named("From a second tab")))
    script.send(.editor(.saved))
    #expect(quest == nil)
    #expect(state.editedRoutine?.name == Self.template.name)
  }

  // Rest

  @Test mutating func aQuestThatRestsIsThereAndCannotBeStarted() {
    let id = make()
    rest(id, isActive: false)
    #expect(state.core.ownQuests.map { $0.standing } == [.resting])
    script.send(.home(.questChosen(id)))
    #expect(state.screen == .home)
    #expect(script.effects == [])
  }

  @Test mutating func thatItRestsIsToldUntilSheHasReadIt() {
    let id = make()
    #expect(state.core.ownQuests.map { $0.hasRestNews } == [false])
    rest(id, isActive: false)
    #expect(state.core.ownQuests.map { $0.hasRestNews } == [true])
    script.send(.home(.restSeen(id, isResting: true)))
    #expect(state.core.ownQuests.map { $0.hasRestNews } == [false])
    rest(id, isActive: true)
    #expect(state.core.ownQuests.map { $0.hasRestNews } == [true])
    script.send(.home(.restSeen(id, isResting: false)))
    #expect(state.core.ownQuests.map { $0.hasRestNews } == [false])
  }

  @Test mutating func aRestThatEndedUnseenIsNothingToTell() {
    let id = make()
    rest(id, isActive: false)
    rest(id, isActive: true)
    #expect(state.core.ownQuests.map { $0.hasRestNews } == [false])
  }

  @Test mutating func sheHasReadNoMoreThanWhatStoodThere() {
    let id = make()
    rest(id, isActive: false)
    script.send(.home(.restSeen(id, isResting: false)))
    #expect(script.effects == [])
    #expect(state.core.ownQuests.map { $0.hasRestNews } == [true])
  }

  @Test mutating func whatSheHasReadIsReadInEveryTabAndAfterAReload() {
    let id = make()
    rest(id, isActive: false)
    var other = Script()
    other.open(script.stored, role: .reader)
    #expect(other.state.core.ownQuests.map { $0.hasRestNews } == [true])
    script.send(.home(.restSeen(id, isResting: true)))
    other.send(.tab(.newsArrived(script.done)))
    #expect(other.state.core.ownQuests.map { $0.hasRestNews } == [false])
    var later = Script()
    // In whatever order they come.
    later.open(script.stored.reversed())
    #expect(later.state.core.ownQuests.map { $0.hasRestNews } == [false])
    #expect(later.state.core.ownQuests.map { $0.standing } == [.resting])
  }

  @Test mutating func aQuestThatIsUnderWayWhenItIsPutToRestCanBeFinished() {
    let id = make()
    script.send(.home(.questChosen(id)))
    script.guess(Seconds(60))
    script.send(.back)
    rest(id, isActive: false)
    guard case .underWay(let session) = state.core.ownQuests[0].quest.status else {
      Issue.record("It is not under way")
      return
    }
    script.send(.home(.questResumed(session)))
    script.finish(after: Seconds(50))
    #expect(script.revealed != nil)
  }
}

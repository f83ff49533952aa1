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
import Testing
import Time
import Transfer

@Suite struct FirstStartTests {
  private static func begun() -> Script {
    var script = Script()
    script.open([])
    script.send(.newChosen)
    script.saveAll()
    return script
  }

  /// A parent's.
  private static func atTheMorning() -> Script {
    var script = begun()
    script.send(.firstStart(.makerChosen(.parent)))
    return script
  }

  @Test func nothingIsChosenBeforehandAndACardIsTheWayOn() {
    var script = Self.begun()
    script.send(.firstStart(.wentOn))
    #expect(script.state.screen == .firstStart(.who))
    script.send(.firstStart(.makerChosen(.player)))
    #expect(script.state.screen == .firstStart(.routine))
    script.send(.back)
    script.send(.firstStart(.makerChosen(.parent)))
    script.send(.firstStart(.wentOn))
    #expect(script.state.screen == .firstStart(.pin))
    #expect(script.state.ledger.allRoutines[0].madeBy == .parent)
  }

  @Test func aParentAnswersFourPagesAndAPlayerAloneTwo() {
    var parent = Self.begun()
    #expect(Self.pages(of: &parent, chosenBy: .parent) == [.who, .routine, .pin, .handOver])
    var player = Self.begun()
    #expect(Self.pages(of: &player, chosenBy: .player) == [.who, .routine])
  }

  /// Goes on until the way is over.
  private static func pages(
    of script: inout Script,
    chosenBy maker: Routine.Maker
  ) -> [FirstStartPage] {
    var pages: [FirstStartPage] = []
    while case .firstStart(let page) = script.state.screen, !pages.contains(page) {
      pages.append(page)
      switch page {
      case .who: script.send(.firstStart(.makerChosen(maker)))
      case .routine: script.send(.firstStart(.wentOn))
      case .pin: for action in FirstStart.choosing.actions { script.send(.gate(action)) }
      case .handOver: script.send(.firstStart(.handedOver(startsQuest: false)))
      }
    }
    #expect(script.state.screen == .practice)
    return pages
  }

  @Test func wheneverTheDeviceDiesTheSamePageComesBack() {
    var script = Script()
    script.open([])
    for action in FirstStart.shortest {
      script.send(action)
      var next = Script(seed: 2)
      next.open(script.stored)
      #expect(next.state.screen == script.state.screen)
    }
  }

  @Test func whatIsChangedOnAPageIsStoredWithTheStepToTheNext() {
    var script = Self.atTheMorning()
    guard let step = script.state.editedRoutine?.steps.first else { return #expect(Bool(false)) }
    script.send(.editor(.step(step.id, .named(" Shower "))))
    #expect(script.state.ledger.allRoutines[0].steps[0].name == "Dress")
    script.send(.firstStart(.wentOn))
    #expect(script.state.ledger.allRoutines[0].steps[0].name == "Shower")
  }

  @Test func aNameIsStoredWhenTheFingersRestAndNotCalledSavedBefore() {
    var script = Self.atTheMorning()
    let player = script.state.ledger.allPlayers[0]
    script.send(.name(.typed(player.id, "A")))
    script.send(.name(.typed(player.id, "Ada ")))
    #expect(script.state.core.savingMark == .pending)
    #expect(script.state.ledger.allPlayers[0].name.isEmpty)
    // The second letter's wait replaces that of the first.
    #expect(script.waits[TimerID(.names)] == .after(Seconds(1)))
    script.fire(TimerID(.names))
    script.saveAll()
    #expect(script.state.ledger.allPlayers[0].name == "Ada")
    #expect(script.state.core.savingMark == .saved)
    // The blank before a second name is not taken away under the fingers.
    #expect(script.state.core.shownName(of: script.state.ledger.allPlayers[0]) == "Ada ")
    script.send(.name(.left(player.id, "Ada Lu")))
    #expect(script.state.core.shownName(of: script.state.ledger.allPlayers[0]) == "Ada Lu")
  }

  @Test func aNameIsStoredWhenItsPageIsLeftBeforeTheFingersRest() {
    var script = Self.atTheMorning()
    // *Enter* leaves the page before the browser says that the field was left.
    script.send(.name(.typed(script.state.ledger.allPlayers[0].id, "Eve")))
    script.send(.firstStart(.wentOn))
    #expect(script.state.ledger.allPlayers[0].name == "Eve")
    script.send(.back)
    let player = script.state.ledger.allPlayers[0]
    script.openFamilyArea(at: .people)
    script.send(.name(.typed(player.id, "Ada")))
    script.send(.back)
    #expect(script.state.ledger.allPlayers[0].name == "Ada")
    script.openFamilyArea(at: .people)
    script.send(.name(.typed(player.id, "Bea")))
    script.send(.family(.placeChosen(.help)))
    #expect(script.state.ledger.allPlayers[0].name == "Bea")
  }

  /// The script's first day is a Thursday.
  @Test(arguments: [0, 2, 3])
  func theFirstQuestStandsOnSchoolDaysAndCanBePlayedAtOnce(later: Int) {
    var script = Script()
    script.advance(.hours(24 * later))
    script.open([])
    script.send(.newChosen)
    #expect(script.state.ledger.allRoutines[0].activeDays == .schoolDays)
    #expect(script.state.core.questsOfToday.today.count == 1)
  }

  @Test func whatIsPlayedOnTheFirstWeekendIsTodaysThatDayAndNoOther() {
    var script = Script.started()
    script.openFamilyArea()
    script.send(.family(.routines(.chosen(script.state.ledger.allRoutines[0].id))))
    script.send(.editor(.dayChosen(script.moment.today.weekday, false)))
    script.send(.editor(.saved))
    script.send(.back)
    #expect(script.state.core.questsOfToday.today.count == 1)
    script.startQuest()
    for _ in 1...3 { script.playStep(guess: .minutes(2), took: .minutes(3)) }
    #expect(script.state.core.questsOfToday.today.count == 1)
    script.advance(.hours(24 * 7))
    script.send(.page(.shown))
    #expect(script.state.core.questsOfToday.today.isEmpty)
  }

  @Test func theEditorOfTheFirstStartIsClosedOnItsOtherPages() {
    var script = Self.begun()
    #expect(script.state.editedRoutine == nil)
    script.send(.editor(.dayChosen(.sunday, true)))
    #expect(script.state.core.notes.drafts.isEmpty)
  }

  @Test func backLeadsToThePageBefore() {
    var script = Self.begun()
    #expect(!script.state.canGoBack)
    script.send(.firstStart(.makerChosen(.parent)))
    script.send(.firstStart(.wentOn))
    for page in [FirstStartPage.routine, .who, .who] {
      script.send(.back)
      #expect(script.state.screen == .firstStart(page))
    }
  }

  @Test func aParentSetsAPINAndShowsThatItsCodeIsOnPaper() {
    var script = Self.atTheMorning()
    script.send(.firstStart(.wentOn))
    #expect(script.effects.contains(.ask(.readGate)))
    for action in FirstStart.choosingWithCode {
      #expect(script.state.screen == .firstStart(.pin))
      script.send(.gate(action))
    }
    #expect(script.state.screen == .firstStart(.handOver))
    script.send(.firstStart(.handedOver(startsQuest: false)))
    #expect(script.state.gate.familyCode == nil)
    #expect(!script.state.gate.isOpen)
  }

  @Test func untilTheCodeIsAnsweredAFirstStartHasStoredNoPIN() {
    var script = Self.atTheMorning()
    script.send(.firstStart(.wentOn))
    for action in FirstStart.choosingWithCode.dropLast() {
      script.send(.gate(action))
      if case .submitted = action { continue }
      #expect(!script.effects.contains { $0.isSwap })
    }
    // The device dies here: the next start asks for a PIN once more.
    var next = Script(seed: 2)
    next.open(script.stored)
    next.send(.gate(.recordRead([])))
    #expect(next.state.gate.phase == .choosing)
  }

  @Test func aFamilyAreaThatIsNotOpenAddsNobody() {
    var script = Script.started()
    script.send(.family(.people(.newTyped("Ben"))))
    script.send(.family(.people(.added)))
    #expect(script.state.ledger.allPlayers.count == 1)
  }
}

import App
import AppCore
import Basics
import Domain
import Game
import SyncEngine
import Testing
import Time

/// *One guess*: any one thing, now, named or not.
@Suite struct OneGuessTests {
  private var script = Script.started()

  private var core: Core { script.state.core }

  private mutating func guess(_ estimate: Int = 180, called name: String? = nil) {
    script.send(.home(.oneGuessChosen))
    if let name {
      script.send(.nameWanted)
      script.send(.nameTyped(name))
    }
    script.guess(Seconds(estimate))
  }

  /// Up to its reveal.
  private mutating func play(guess estimate: Int = 180, took: Int, called name: String? = nil) {
    guess(estimate, called: name)
    script.finish(after: Seconds(took))
  }

  private mutating func keep(as name: String) {
    script.send(.nameWanted)
    script.send(.nameTyped(name))
    script.send(.nameKept)
  }

  private var kinds: [String] { script.done.map { $0.body.kind } }

  private func history(of name: String) throws -> TaskHistory {
    let player = try #require(core.player)
    let all = core.ledger.history(of: player, in: core.history)
    return try #require(all.task(TaskName(name)))
  }

  @Test mutating func itIsLockedInTwoTaps() {
    guess()
    #expect(kinds == ["session.started", "estimate.locked"])
    #expect(script.state.session?.plan.count == 1)
    if case .doing = script.phase {} else { Issue.record("nothing runs") }
  }

  @Test mutating func whatIsOnlyLookedAtLeavesNothingBehind() {
    let stored = script.stored
    script.send(.home(.oneGuessChosen))
    script.send(.nameWanted)
    script.send(.nameTyped("Tidy the desk"))
    script.send(.back)
    #expect(script.stored == stored)
    guess()
    #expect(kinds == ["session.started", "estimate.locked"])
  }

  @Test mutating func whatHasNoNameStandsInNoPlan() {
    let planned = core.ledger.allRoutines
    play(took: 200)
    script.closeReveal()
    #expect(core.ledger.allRoutines == planned)
    #expect(core.ownQuests.isEmpty)
  }

  @Test mutating func itCountsLikeAnyOtherSession() {
    play(took: 180)
    script.closeReveal()
    #expect(core.history.last?.isCompleted == true)
    #expect(core.progress?.experience.total.points ?? 0 > 50)
    #expect(core.progress?.streak.count == 1)
  }

  @Test mutating func afterItsFinaleComesToday() {
    play(took: 200)
    script.closeReveal()
    if case .finale = script.state.game.screen {} else { Issue.record("no finale") }
    script.send(.finaleEnded)
    #expect(script.state.screen == .home)
  }

  @Test mutating func oneMoreGoesOnAtOnce() throws {
    play(took: 200)
    let first = try #require(script.state.session)
    script.send(.oneMore(try #require(script.revealed).id))
    #expect(core.ledger.session(first.id)?.isCompleted == true)
    #expect(script.state.session?.id != first.id)
    if case .estimating = script.phase {} else { Issue.record("nothing to guess") }
  }

  @Test mutating func thingsWithoutANameNeverMix() throws {
    for took in [30, 600, 3600] {
      play(took: took)
      script.closeReveal()
      script.send(.finaleEnded)
    }
    let player = try #require(core.player)
    let tasks = core.ledger.history(of: player, in: core.history).tasks
    #expect(tasks.map { $0.guesses.count } == [1, 1, 1])
    script.send(.home(.oneGuessChosen))
    let hint = try #require(script.state.hint)
    #expect(!hint.showsTimes && hint.lastTimes.isEmpty)
    // A best is one of a task, and each of them is a task of its own.
    guess()
    script.finish(after: Seconds(180))
    #expect(try #require(script.state.reveal).isPersonalBest == false)
  }

  @Test mutating func aNameMayComeAfterwards() throws {
    play(took: 200)
    keep(as: "  Tidy the desk ")
    #expect(kinds.suffix(2) == ["routine.set", "step.set"])
    let own = try #require(core.ownQuests.first)
    #expect(own.quest.routine.displayName == "Tidy the desk" && own.standing == .offered)
    #expect(own.quest.routine.steps.map { $0.name } == ["Tidy the desk"])
    #expect(own.quest.routine.activeDays == [])
    #expect(try history(of: "tidy the desk").guesses.count == 1)
    script.closeReveal()
    script.send(.finaleEnded)
    #expect(core.ownQuests.first?.quest.status != .ready)
  }

  @Test mutating func aNameMayComeBefore() throws {
    let known = script.stored.count
    guess(called: "Tidy the desk")
    let kinds = script.stored.dropFirst(known).map { $0.body.kind }
    script.finish(after: Seconds(200))
    #expect(kinds == ["routine.set", "step.set", "session.started", "estimate.locked"])
    #expect(core.ownQuests.map { $0.quest.routine.name } == ["Tidy the desk"])
    #expect(try history(of: "Tidy the desk").guesses.count == 1)
  }

  @Test mutating func goingOnKeepsANameThatStandsInItsField() {
    play(took: 200)
    script.send(.nameWanted)
    script.send(.nameTyped("Tidy the desk"))
    script.closeReveal()
    #expect(core.ownQuests.map { $0.quest.routine.name } == ["Tidy the desk"])
  }

  @Test mutating func oneMoreKeepsANameThatStandsInItsField() throws {
    play(took: 200)
    script.send(.nameWanted)
    script.send(.nameTyped("Tidy the desk"))
    script.send(.oneMore(try #require(script.revealed).id))
    #expect(core.ownQuests.map { $0.quest.routine.name } == ["Tidy the desk"])
    #expect(script.state.game.quest.naming == nil)
  }

  @Test mutating func leavingKeepsANameThatStandsInItsField() {
    play(took: 200)
    script.send(.nameWanted)
    script.send(.nameTyped("Tidy the desk"))
    script.send(.back)
    #expect(core.ownQuests.map { $0.quest.routine.name } == ["Tidy the desk"])
  }

  @Test mutating func aNameThatIsKnownJoinsItsTask() throws {
    script.startQuest()
    script.playStep(guess: Seconds(300), took: Seconds(320))
    script.send(.back)
    let name = try #require(core.ledger.allRoutines.first?.steps.first?.name)
    play(took: 310, called: name)
    #expect(try history(of: name).guesses.count == 2)
  }

  @Test mutating func aNameOfBlanksIsNone() {
    play(took: 200)
    let stored = script.stored
    keep(as: "   ")
    #expect(script.stored == stored && core.ownQuests.isEmpty)
  }

  @Test mutating func itIsNamedOnce() {
    play(took: 200)
    keep(as: "Tidy the desk")
    keep(as: "Something else")
    #expect(core.ownQuests.map { $0.quest.routine.name } == ["Tidy the desk"])
  }

  @Test mutating func whoLeavesItFindsItOnHome() throws {
    guess()
    script.send(.back)
    let left = try #require(core.offeredQuests.last)
    #expect(left.routine.displayName.isEmpty && left.routine.icon == Icon("wand"))
    guard case .underWay(let session) = left.status else {
      Issue.record("it is not under way")
      return
    }
    script.send(.home(.questResumed(session)))
    script.finish(after: Seconds(200))
    script.closeReveal()
    #expect(core.history.last?.isCompleted == true)
    #expect(!core.offeredQuests.contains { $0.routine.displayName.isEmpty })
  }

  @Test mutating func aStartGoesOnWithIt() {
    guess()
    script.saveAll()
    var again = Script()
    again.open(script.stored)
    if case .doing = again.phase {} else { Issue.record("nothing runs") }
    again.finish(after: Seconds(60))
    #expect(again.revealed.exists)
  }
}

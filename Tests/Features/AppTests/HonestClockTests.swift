import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Markup
import Setup
import Strings
import SyncEngine
import TestApp
import Testing
import Time
import Transfer

/// *Forgot to tap Done?*: which durations are asked about, and what the answers do.
@Suite struct HonestClockTests {
  private func doing(guess: Seconds) -> Script {
    var script = Script.started()
    script.startQuest()
    script.guess(guess)
    return script
  }

  private func reason(_ script: Script) -> DoneQuestion.Reason? {
    script.state.question?.reason
  }

  @Test func anOrdinaryDurationIsNotAskedAbout() {
    var script = doing(guess: .minutes(5))
    script.finish(after: .minutes(14))
    #expect(script.asked == nil)
    #expect(script.revealed?.isHonest == true)
  }

  @Test func moreThanThreeTimesTheGuessIsAskedAboutInANewTask() {
    var script = doing(guess: .minutes(5))
    script.finish(after: .minutes(15) + Seconds(1))
    #expect(reason(script) == .tookLong)
  }

  @Test func sheIsAskedOnceAndVouchesForIt() {
    var script = doing(guess: .minutes(5))
    script.finish(after: .minutes(40))
    script.answer(.confirmation)
    #expect(script.revealed?.guess.actual == .minutes(40))
    #expect(script.revealed?.isHonest == true)
    script.closeReveal()
    #expect(script.phase?.isEstimating == true)
  }

  @Test func whatSheRemembersTakesThePlaceAndTeachesNothing() {
    var script = doing(guess: .minutes(5))
    script.finish(after: .minutes(40))
    script.answer(Correction(actual: .minutes(5), counts: true))
    #expect(script.revealed?.guess.actual == .minutes(5))
    #expect(script.revealed?.isHonest == false)
    script.closeReveal()
    script.send(.back)
    // As of an accuracy of 75, though it is what was guessed.
    #expect(script.state.progress?.experience.total == XP(54))
  }

  @Test func aLengthThatSheNamesHasItsDifferenceAndNoRating() {
    var script = doing(guess: .minutes(5))
    script.finish(after: .minutes(40))
    script.answer(Correction(actual: .minutes(5), counts: true))
    let page = screen(script.state, .english).html
    #expect(page.contains("The same as your guess") || page.contains("the same as your guess"))
    #expect(page.contains("class=\"verdict\""))
    for name in ["Spot on", "sparkling", Texts.english.reveal.personalBest] {
      #expect(!page.contains(name), "\(name)")
    }
    #expect(script.revealed?.experience == XP(54))
  }

  @Test func whatIsNotToCountIsNotRevealedAndLeavesNoTrace() {
    var script = doing(guess: .minutes(5))
    script.finish(after: .minutes(40))
    script.answer(.notCounted)
    #expect(script.phase?.isEstimating == true)
    script.send(.back)
    #expect(script.state.progress?.experience.total == .zero)
  }

  @Test func aQuestWhoseLastStepIsNotCountedStillEndsWithItsSummary() throws {
    var script = Script.started()
    script.startQuest()
    script.playStep(guess: .minutes(1), took: .minutes(1))
    script.playStep(guess: .minutes(1), took: .minutes(1))
    script.guess(.minutes(1))
    script.finish(after: .minutes(60))
    let session = try #require(script.state.session?.id)
    script.answer(.notCounted)
    #expect(script.state.screen == .summary(session))
    #expect(script.state.session?.shownTotal == XP(200))
  }

  @Test func theTimesOfferedAreBeforeNowAndInOrder() {
    var script = doing(guess: .minutes(5))
    script.finish(after: .minutes(40))
    let choices = script.state.question?.choices.map { $0.actual } ?? []
    #expect(choices.count >= 3)
    #expect(choices.allSatisfy { $0 < .minutes(40) })
    #expect(choices == choices.sorted())
    #expect(choices.contains(.minutes(5)))
    #expect(choices.count <= 4)
  }

  @Test func aTapByAccidentIsAskedAboutAndCanGoOnWithItsOriginalStart() throws {
    var script = doing(guess: .minutes(5))
    script.finish(after: Seconds(2))
    #expect(reason(script) == .wasQuick)
    let asked = try #require(script.asked)
    script.advance(.minutes(1))
    script.send(.notDoneYet(asked.id))
    script.finish(after: .minutes(1))
    #expect(script.revealed?.guess.actual == .minutes(2) + Seconds(2))
  }

  @Test(arguments: [-2, -1, 1, 2, 5]) func aClockThatIsSetIsAskedAbout(hours: Int) {
    var script = doing(guess: .hours(1))
    script.advance(.minutes(10))
    script.setClock(by: .hours(hours))
    script.finish(after: .minutes(10))
    #expect(reason(script) == .clockJumped)
    let choices = script.state.question?.choices.map { $0.actual } ?? []
    // The other clock knows that it was twenty minutes.
    #expect(choices.contains(.minutes(20)))
  }

  @Test func aDurationOverAClockJumpTeachesNothingWhateverIsSaidOfIt() {
    var script = doing(guess: .hours(1))
    script.setClock(by: .hours(1))
    script.finish(after: .minutes(10))
    script.answer(.confirmation)
    #expect(script.revealed?.isHonest == false)
  }

  @Test func aClockThatIsSetBackOutOfSightIsAskedAbout() {
    var script = doing(guess: .hours(1))
    script.send(.page(.hidden))
    script.setClock(by: .zero - .hours(1))
    script.advance(.minutes(70))
    script.send(.page(.shown))
    script.finish(after: .minutes(2))
    #expect(reason(script) == .clockJumped)
  }

  @Test func aTimeThatCannotBeIsNotOfferedAsAnAnswer() {
    var script = doing(guess: .minutes(1))
    script.setClock(by: .zero - .hours(2))
    script.finish(after: Seconds(50))
    #expect(script.state.question?.canConfirm == false)
  }

  @Test func comingBackAndTappingAtOnceIsAskedAbout() {
    var script = doing(guess: .minutes(10))
    script.advance(.minutes(1))
    script.send(.page(.hidden))
    script.advance(.minutes(15), sleeping: true)
    script.send(.page(.shown))
    script.finish(after: Seconds(9))
    #expect(reason(script) == .tookLong)
  }

  @Test func comingBackAndTappingAfterAWhileIsNot() {
    var script = doing(guess: .minutes(10))
    script.advance(.minutes(1))
    script.send(.page(.hidden))
    script.advance(.minutes(15), sleeping: true)
    script.send(.page(.shown))
    script.finish(after: Seconds(11))
    #expect(script.asked == nil)
  }

  @Test func aPageThatWasClosedIsLikeOneOutOfSight() {
    var one = doing(guess: .minutes(10))
    one.advance(.minutes(16))
    var again = Script(seed: 2)
    again.advance(.minutes(16))
    again.open(one.stored)
    again.finish(after: Seconds(5))
    #expect(reason(again) == .tookLong)
  }
}

extension Script {
  var asked: Estimation? {
    if case .asking(_, let estimation) = phase { estimation } else { nil }
  }

  mutating func answer(_ correction: Correction) {
    if let asked { send(.durationAnswered(asked.id, correction)) }
  }
}

extension QuestSession.Phase {
  var isEstimating: Bool { if case .estimating = self { true } else { false } }
}

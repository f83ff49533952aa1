import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import Testing
import Time
import Transfer

/// A guess can be chosen and typed; what cannot be guessed is never locked in.
@Suite struct DraftTests {
  private func estimating() -> Script {
    var script = Script.started()
    script.startQuest()
    return script
  }

  @Test func theFieldsBeginWithTheGuessSoFar() {
    var script = estimating()
    script.send(.estimateChosen(Seconds(150)))
    script.send(.typingStarted)
    #expect(script.state.game.quest.draft.typed?.minutes == "2")
    #expect(script.state.game.quest.draft.typed?.seconds == "30")
  }

  @Test func typedNumbersAreTheGuess() {
    var script = estimating()
    script.send(.typingStarted)
    script.send(.minutesTyped("7"))
    script.send(.secondsTyped("45"))
    #expect(script.state.game.quest.draft.estimate == Seconds(465))
    script.send(.secondsTyped(""))
    #expect(script.state.game.quest.draft.estimate == Seconds(420))
    script.send(.typingEnded)
    #expect(script.state.game.quest.draft.typed == nil)
  }

  @Test(arguments: ["0", "181", "99999", "-3", "x", "5 s", "3:00 h", "1:2:3", "5;5"])
  func whatCannotBeGuessedLeavesTheGuessAndSaysSo(minutes: String) {
    var script = estimating()
    script.send(.estimateChosen(.minutes(5)))
    script.send(.typingStarted)
    script.send(.secondsTyped("0"))
    script.send(.minutesTyped(minutes))
    #expect(script.state.game.quest.draft.typed?.isWithinScale == false)
    #expect(script.state.game.quest.draft.typed?.minutes == minutes)
    #expect(script.state.game.quest.draft.estimate == .minutes(5))
  }

  @Test(arguments: [
    ("5", 300), ("5.5", 330), ("5,5", 330), ("5:30", 330), ("5 min 30", 330), ("90 s", 90),
    ("1 h 20", 4800), ("2h", 7200), ("1 Std. 5 Min.", 3900), ("30sec", 30), (" 0,25 ", 15),
    ("1:05", 65),
  ])
  func aLengthIsReadAsPeopleWriteIt(typed: String, seconds: Int) {
    var script = estimating()
    script.send(.typingStarted)
    script.send(.minutesTyped(typed))
    #expect(script.state.game.quest.draft.estimate == Seconds(seconds))
    #expect(script.state.game.quest.draft.typed?.isWithinScale == true)
  }

  @Test func whoWritesSecondsBesideTheMinutesMeansNoOthers() {
    var script = estimating()
    script.send(.estimateChosen(Seconds(320)))
    script.send(.typingStarted)
    script.send(.minutesTyped("5:30"))
    #expect(script.state.game.quest.draft.estimate == Seconds(330))
    #expect(script.state.game.quest.draft.typed?.seconds == "")
  }

  @Test func whatIsTypedAndCannotBeGuessedIsNotDropped() {
    var script = estimating()
    script.send(.estimateChosen(.minutes(5)))
    script.send(.typingStarted)
    script.send(.minutesTyped("400"))
    let stored = script.stored.count
    script.send(.estimateLocked)
    #expect(script.stored.count == stored)
    #expect(script.state.game.quest.draft.typed?.minutes == "400")
  }

  @Test func aFieldThatIsEmptySaysNothing() {
    var script = estimating()
    script.send(.typingStarted)
    #expect(script.state.game.quest.draft.typed?.minutes == "")
    #expect(script.state.game.quest.draft.typed?.isWithinScale == true)
    script.send(.minutesTyped("7"))
    #expect(script.state.game.quest.draft.estimate == .minutes(7))
  }

  @Test func untilSomethingIsChosenNothingIsLockedIn() {
    var script = estimating()
    let stored = script.stored.count
    script.send(.estimateLocked)
    #expect(script.state.game.quest.draft.isAskedFor)
    #expect(script.stored.count == stored)
    script.send(.estimateChosen(.minutes(7)))
    script.send(.estimateLocked)
    #expect(script.stored.count > stored)
    #expect(script.state.game.quest.draft.estimate == nil)
  }

  @Test func theSliderMovesTheNumbers() {
    var script = estimating()
    script.send(.typingStarted)
    script.send(.estimateChosen(.minutes(20)))
    #expect(script.state.game.quest.draft.typed?.minutes == "20")
    #expect(script.state.game.quest.draft.typed?.seconds == "0")
  }
}

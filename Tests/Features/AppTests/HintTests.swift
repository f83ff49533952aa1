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

/// What the estimate screen tells of earlier times, and how the game grows with the player.
@Suite struct HintTests {
  /// Sessions of the first step alone, one a day.
  private func played(_ guesses: [(guess: Int, took: Int)]) -> Script {
    var script = Script.started()
    for pair in guesses { script.playDay(pair) }
    script.startQuest()
    return script
  }

  private func same(_ pair: (guess: Int, took: Int), _ count: Int) -> [(guess: Int, took: Int)] {
    [(guess: Int, took: Int)](repeating: pair, count: count)
  }

  @Test func beforeTheFirstTimeThereIsNothingToTell() throws {
    let hint = try #require(played([]).state.hint)
    #expect(!hint.showsTimes && !hint.showsTendency && !hint.isOffered)
  }

  @Test func sheIsToldOfHerLastThreeTimes() throws {
    let hint = try #require(played([(120, 100), (120, 130), (120, 140), (120, 150)]).state.hint)
    #expect(hint.showsTimes)
    #expect(hint.lastTimes == [130, 140, 150].map { Seconds($0) })
  }

  @Test func aTendencyIsToldWhereThereIsOne() throws {
    // Three of them are calibration.
    #expect(try #require(played(same((200, 300), 13)).state.hint).tendency == nil)
    let hint = try #require(played(same((200, 300), 14)).state.hint)
    #expect(hint.tendency == .shorter)
    #expect(hint.showsTendency)
  }

  @Test func theHintStepsBackAsTheGameGrows() throws {
    // Twelve days after calibration, then fifteen each.
    let learning = try #require(played(same((300, 300), 14)).state.hint)
    #expect(learning.showsTimes)
    let practicing = try #require(played(same((300, 300), 15)).state.hint)
    #expect(!practicing.showsTimes && !practicing.isOffered)
    let confident = try #require(played(same((300, 300), 30)).state.hint)
    #expect(!confident.showsTimes && confident.isOffered)
    let mastering = try #require(played(same((300, 300), 45)).state.hint)
    #expect(!mastering.showsTimes && !mastering.isOffered)
  }

  @Test func whenConfidentSheAsksForIt() throws {
    var script = played(same((300, 300), 30))
    script.send(.hintAskedFor)
    let hint = try #require(script.state.hint)
    #expect(hint.showsTimes && !hint.isOffered)
    // ... and for the next guess again.
    script.playStep(guess: Seconds(300), took: Seconds(300))
    script.send(.back)
    script.startQuest()
    #expect(script.state.hint?.isAskedFor == false)
  }

  @Test func aGuessIsMadeAtTheLevelThatTheGameHasReached() throws {
    var script = played(same((300, 300), 15))
    script.guess(Seconds(300))
    guard case .doing(_, let lock) = script.phase else {
      Issue.record("no step is running")
      return
    }
    #expect(lock.level == .practicing)
    #expect(lock.bands == DifficultyLevel.practicing.bands)
  }

  @Test func whatOnePlayerReachesIsHersAlone() throws {
    var script = played(same((300, 300), 15))
    let step = try #require(script.state.session?.plan.first)
    script.guess(Seconds(300))
    let other = PlayerID(99)
    let player = try #require(script.state.player)
    #expect(script.state.ledger.reached(by: player, at: step.id) == .practicing)
    #expect(script.state.ledger.reached(by: other, at: step.id) == .learning)
  }
}

@Suite struct WeekReviewTests {
  /// A Sunday at 17:00: Script begins on a Thursday at noon.
  private func onSunday(_ script: Script) -> Script {
    var script = script
    while ISOWeek(containing: script.moment.today).sunday != script.moment.today {
      script.advance(.hours(24))
    }
    let midnight = Instant(startOf: script.moment.today, offset: .utc)
    script.advance(midnight.adding(.hours(17)).since(script.moment.now))
    return script
  }

  private func played() -> Script {
    var script = Script.started()
    script.playDay((120, 130))
    return onSunday(script)
  }

  @Test func theBannerComesOnSundayEveningAndGoesWhenItIsOpened() {
    var script = played()
    script.send(.back)
    #expect(script.state.core.freshWeek == nil)
    script.advance(.hours(1))
    script.send(.back)
    #expect(script.state.core.freshWeek?.quests == 1)
    #expect(script.state.core.freshWeek?.guesses == 1)
    script.send(.reflection(.opened))
    #expect(script.state.review?.reflection.quests == 1)
    script.send(.back)
    #expect(script.state.core.freshWeek == nil)
  }

  @Test func theBannerGoesWhenTuesdayEnds() {
    var script = played()
    script.advance(.hours(24 * 2 + 6))
    script.send(.back)
    #expect(script.state.core.freshWeek != nil)
    script.advance(.hours(1))
    script.send(.back)
    #expect(script.state.core.freshWeek == nil)
  }

  @Test func aWeekWithoutPlayHasNoBanner() {
    var script = played()
    script.advance(.hours(24 * 7 + 2))
    script.send(.back)
    #expect(script.state.core.freshWeek == nil)
  }

  @Test func readInOneTabItIsReadInTheOther() {
    var script = played()
    script.advance(.hours(2))
    script.send(.reflection(.opened))
    var other = Script()
    other.open(script.stored)
    other.advance(script.moment.now.since(other.moment.now))
    other.send(.back)
    #expect(other.state.core.freshWeek == nil)
  }

  @Test func pastWeeksStayReadableBackToTheFirst() throws {
    var script = played()
    script.advance(.hours(24 * 15))
    script.send(.reflection(.opened))
    let newest = try #require(script.state.review?.reflection.week)
    #expect(script.state.review?.reflection.isQuiet == true)
    script.send(.reflection(.weekChosen(newest.before.before)))
    #expect(script.state.review?.reflection.week == newest.before.before)
    #expect(script.state.review?.reflection.guesses == 1)
    // Two scheduled days of it went by without a session.
    #expect(script.state.review?.streak.flame == .waiting)
    #expect(!script.state.core.hasReflection(of: newest.before.before.before))
    #expect(!script.state.core.hasReflection(of: newest.after))
    script.send(.reflection(.weekChosen(newest.after)))
    #expect(script.state.review?.reflection.week == newest.before.before)
  }

  @Test func aReaderOpensTheWeekAndWritesNothing() {
    let played = played()
    var script = Script()
    script.open(played.stored, role: .reader)
    script.advance(played.moment.now.adding(.hours(2)).since(script.moment.now))
    script.send(.reflection(.opened))
    #expect(script.state.review?.reflection.guesses == 1)
    #expect(script.batches.isEmpty)
  }

  @Test func patternsAreThereWhileTheirScreenShows() {
    var script = played()
    script.send(.sidePage(.chosen(.patterns)))
    #expect(script.state.patterns?.firstGuesses.first?.count == 1)
    script.send(.back)
    #expect(script.state.patterns == nil)
  }
}

extension Script {
  /// The first step of the day's quest, the others not today.
  fileprivate mutating func playDay(_ pair: (guess: Int, took: Int)) {
    startQuest()
    playStep(guess: Seconds(pair.guess), took: Seconds(pair.took))
    skip()
    skip()
    send(.back)
    advance(.hours(24) - Seconds(pair.took))
  }
}

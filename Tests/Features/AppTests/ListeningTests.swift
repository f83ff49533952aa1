import App
import AppCore
import Domain
import Markup
import Spotify
import Strings
import SyncEngine
import TestApp
import Testing
import Time

/// Listening along while a step runs.
@Suite struct ListeningTests {
  private var music = SpotifyScript()

  private var html: String { screen(music.script.state, .english).html }

  /// The page of a running step as it is without music.
  private var bare: String {
    var alone = SpotifyScript(isConnected: false)
    alone.begin()
    return screen(alone.script.state, .english).html
  }

  @Test mutating func nothingIsAskedBeforeAStepRuns() {
    music.script.startQuest()
    music.note()
    #expect(music.count(.readPlaying) == 0)
    music.script.guess(Seconds(60))
    music.note()
    #expect(music.count(.readPlaying) == 1)
  }

  @Test mutating func nothingIsAskedWhereNobodyIsConnected() {
    music = SpotifyScript(isConnected: false)
    music.begin()
    #expect(music.count(.readPlaying) == 0)
    #expect(music.script.waits[TimerID(.spotify)] == nil)
  }

  @Test mutating func nothingIsAskedWhereItIsNotAllowedAnyMore() {
    music = SpotifyScript(isAllowed: false)
    music.begin()
    #expect(music.count(.readPlaying) == 0)
  }

  @Test mutating func whatIsOnStandsAboveDone() {
    music.begin()
    music.hear()
    #expect(html.contains("<b>Paper Boats</b>"))
    #expect(html.contains("Lina Morgen"))
    #expect(html.contains("https://open.spotify.com/track/7ouMYWpwJ422jRcDASZB7P"))
  }

  @Test mutating func itIsAskedAgainAtTheEndOfTheSong() {
    music.begin()
    music.hear(progress: 30_000, duration: 200_000)
    let now = music.script.moment.now
    #expect(music.script.waits[TimerID(.spotify)] == .at(now.adding(Seconds(172))))
    music.pass(172)
    music.fire()
    #expect(music.count(.readPlaying) == 2)
  }

  @Test mutating func theLineChangesWithTheSongAndWithNothingElse() {
    music.begin()
    music.hear()
    let shown = html
    music.pass(100)
    music.send(.fired(TimerID(.home)))
    #expect(html == shown)
    music.pass(72)
    music.fire()
    #expect(html == shown)
    music.hear("Second", id: "0VjIjW4GlUZAMYd2vXMi3b")
    #expect(html != shown && html.contains("<b>Second</b>"))
  }

  @Test mutating func nothingOnItCounts() {
    music.begin()
    music.hear()
    let words = html.replacing(#/<[^>]*>/#, with: " ")
    #expect(!words.contains { $0.isNumber })
    for element in ["<progress", "<meter", "aria-valuenow", "<time"] {
      #expect(!html.contains(element), "\(element)")
    }
  }

  /// By the numbers of the failures.
  @Test(arguments: [UInt8](1...7))
  mutating func whateverDoesNotAnswerIsNotToldOf(failure: UInt8) {
    music.begin()
    music.hear()
    music.pass(200)
    music.fire()
    music.hearNothing(because: failure)
    #expect(html == bare)
  }

  @Test mutating func anAnswerThatIsBrokenIsNone() {
    music.begin()
    music.answer(.readPlaying, number: 1, [0, 0, 255, 255])
    #expect(html == bare)
    music.pass(60)
    music.fire()
    #expect(music.count(.readPlaying) == 2)
  }

  @Test(arguments: [(UInt8(2), true), (3, true), (4, false), (0, false)])
  mutating func adsAndSilenceAndPausesHaveNoName(kind: UInt8, isPlaying: Bool) {
    music.begin()
    music.hear(kind: kind, isPlaying: isPlaying)
    #expect(html == bare)
  }

  @Test mutating func aRequestIsGivenUpAndItsAnswerSaysNothingAnyMore() {
    music.begin()
    music.pass(31)
    music.fire()
    #expect(music.count(.readPlaying) == 2)
    music.answer(.readPlaying, number: 1) {
      $0.write(UInt8(0))
      $0.write(UInt8(0))
      for text in ["7ouMYWpwJ422jRcDASZB7P", "Old", "", "", ""] { $0.write(text) }
    }
    #expect(!html.contains("Old"))
  }

  @Test mutating func theRecordGoesOutWithTheRequestAndIsKeptAfterTheAnswer() throws {
    music.begin()
    let asked = try #require(music.last(.readPlaying)).bytes
    #expect(asked.count > 8 + 32)
    music.hear()
    let kept = try #require(music.last(.keepPolls)).bytes
    #expect(Array(asked.suffix(kept.count)).count == kept.count)
  }

  @Test mutating func aCoolDownSurvivesALoadingOfThePage() throws {
    music.begin()
    for _ in 0..<8 {
      music.hearNothing(because: 4)
      music.pass(600)
      music.fire()
    }
    music.hearNothing(because: 4)
    let record = try #require(music.last(.keepPolls)).bytes
    var next = SpotifyScript(record: record)
    next.script.advance(music.script.moment.now.since(next.script.moment.now))
    next.begin()
    #expect(next.count(.readPlaying) == 0)
    next.pass(3600)
    next.fire()
    #expect(next.count(.readPlaying) == 1)
  }

  @Test(arguments: [0, 1, 17, 40, 41, 42])
  mutating func whateverIsKeptOfEarlierRequestsIsBorne(length: Int) {
    music = SpotifyScript(record: [UInt8](repeating: 0xFF, count: length))
    music.begin()
    #expect(music.count(.readPlaying) == 1)
  }

  @Test mutating func soundsOfTheGameRestWhileMusicIsKnownToPlay() {
    music.begin()
    #expect(music.count(.noteMusic) == 0)
    music.hear()
    #expect(music.last(.noteMusic)?.bytes == [1])
    music.script.finish(after: Seconds(60))
    music.note()
    #expect(music.count(.noteMusic) == 1)
    music.pass(600)
    music.script.closeReveal()
    music.note()
    #expect(music.last(.noteMusic)?.bytes == [0])
  }

  @Test mutating func soundsComeBackWhenItIsQuiet() {
    music.begin()
    music.hear()
    music.pass(200)
    music.fire()
    music.hear(kind: 4, isPlaying: false)
    #expect(music.last(.noteMusic)?.bytes == [0])
  }

  @Test mutating func aStepThatEndsAsksNothingMore() {
    music.begin()
    music.hear()
    music.script.finish(after: Seconds(60))
    music.note()
    #expect(music.script.waits[TimerID(.spotify)] == nil)
    #expect(!html.contains("Paper Boats"))
  }

  @Test mutating func aPageThatNobodyLooksAtAsksNothing() {
    music.begin()
    music.hear()
    music.send(.page(.hidden))
    #expect(music.script.waits[TimerID(.spotify)] == nil)
    music.pass(500)
    music.send(.page(.shown))
    #expect(music.count(.readPlaying) == 2)
  }

  @Test mutating func aPlayerMayDoWithoutTheLine() {
    music.send(.spotify(.songShown(false)))
    music.begin()
    music.hear()
    #expect(html == bare)
  }

  @Test mutating func songsThatWereHeardAreTold() {
    music.begin()
    // From its beginning: a song of 200 s, and the next one half through.
    music.hear(progress: 0)
    music.pass(202)
    music.fire()
    music.hear("Second", id: "0VjIjW4GlUZAMYd2vXMi3b", progress: 2000)
    music.pass(100)
    music.script.finish(after: Seconds(0))
    music.script.closeReveal()
    for _ in 0..<2 { music.script.skip() }
    music.script.send(.finaleEnded)
    #expect(html.contains("You got through 1.5 songs"))
  }

  @Test mutating func whoseSignInHasEndedIsNotToldSoInAQuest() {
    music.begin()
    music.hearNothing(because: 1)
    #expect(html == bare)
    #expect(!music.script.state.spotify.isConnected)
    music.pass(1000)
    music.send(.fired(TimerID(.home)))
    #expect(music.count(.readPlaying) == 1)
  }
}

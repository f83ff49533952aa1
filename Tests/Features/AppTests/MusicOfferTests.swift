import App
import AppCore
import Basics
import Domain
import Editing
import Game
import Strings
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

/// A link to music is offered once before the first guess, and what it came to is told at the end.
@Suite struct MusicOfferTests {
  private var script = Script.started()
  private var log = TestLog()

  init() { log.advance(by: .hours(24 * 365)) }

  private var html: String { screen(script.state, .english).html }

  private mutating func plan(
    _ link: String? = "https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M",
    _ about: MusicAbout = MusicAbout(name: "Morning mix", minutes: 42, songs: 12)
  ) throws {
    let routine = try #require(script.state.ledger.allRoutines.first)
    let body = OperationBody.routineSet(routine.id, [.musicLink(link), .musicAbout(about)])
    script.send(.tab(.newsArrived([log.make(body)])))
  }

  @Test mutating func aQuestWithoutALinkBeginsAsEver() {
    script.startQuest()
    #expect(!html.contains("if you like"))
  }

  @Test mutating func itIsOfferedOnceAndTheFirstTimeSaysThatItMayEnd() throws {
    try plan()
    script.startQuest()
    #expect(html.contains("Morning mix, if you like"))
    #expect(html.contains("https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M"))
    #expect(html.contains("Music may end a little before you"))
    script.send(.music(.passed))
    #expect(!html.contains("if you like"))
    script.send(.back)
    script.startQuest()
    #expect(html.contains("Morning mix, if you like"))
    #expect(!html.contains("Music may end"))
  }

  @Test mutating func nothingIsOfferedOnceTheQuestHasBegun() throws {
    try plan()
    script.startQuest()
    script.send(.music(.passed))
    script.guess(Seconds(60))
    script.send(.back)
    script.startQuest()
    #expect(!html.contains("if you like"))
  }

  @Test(arguments: ["javascript:alert(1)", "http://music.example", "data:text/html,x", ""])
  mutating func whatIsNoLinkIsNotOffered(link: String) throws {
    try plan(link)
    script.startQuest()
    #expect(!html.contains("if you like"))
    #expect(!html.contains("href=\"\(link)\""))
  }

  @Test mutating func whoIsAtTheFirstGuessIsNotCalledBackByThePartThatComesLater() throws {
    try plan()
    script.startQuest()
    script.send(.laterPart(.arrived))
    #expect(!html.contains("if you like"))
  }

  private mutating func play(opening: Bool, took: Int = 250) {
    script.startQuest()
    if opening { script.send(.music(.opened)) }
    script.send(.music(.passed))
    while script.state.session?.phase != .ended {
      script.playStep(guess: Seconds(200), took: Seconds(took))
      if script.state.session == nil { break }
    }
    script.send(.finaleEnded)
  }

  @Test mutating func songsAreToldWhenItWasOpenedFromThisQuest() throws {
    // A song takes 210 s; three steps of 250 s are 750 s.
    try plan()
    play(opening: true)
    #expect(html.contains("You got through 3.5 songs"))
  }

  @Test mutating func nothingIsToldWhenItWasNotOpened() throws {
    try plan()
    play(opening: false)
    #expect(!html.contains("You got through"))
  }

  @Test mutating func nothingIsToldWhenNobodyHasCounted() throws {
    try plan("https://music.example/list", MusicAbout(name: "Mix", minutes: 42))
    play(opening: true)
    #expect(!html.contains("You got through"))
  }

  @Test mutating func noMoreSongsAreToldThanThereAre() throws {
    try plan("https://music.example/list", MusicAbout(name: "Mix", minutes: 4, songs: 1))
    play(opening: true)
    #expect(html.contains("You got through 1 song"))
  }

  @Test mutating func nothingOfItIsInTheLog() throws {
    try plan()
    let stored = script.stored
    script.startQuest()
    script.send(.music(.opened))
    script.send(.music(.passed))
    #expect(script.stored == stored)
  }

  @Test(arguments: [
    (1, "half a song"), (2, "1 song"), (3, "1.5 songs"), (9, "4.5 songs"), (24, "12 songs"),
  ])
  func halvesAreSaid(halves: Int, said: String) throws {
    let song = try #require(PlaylistLength(typed: .minutes(40), songs: 20))
    let count = try #require(SongCount(elapsed: .minutes(halves), of: song))
    #expect(Texts.english.music.words(for: count) == "You got through \(said)")
  }
}

import App
import AppCore
import Domain
import Markup
import Spotify
import Strings
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// Picking a playlist for a quest from one's own.
@Suite struct PickingMusicTests {
  private var music = SpotifyScript()

  private var html: String { screen(music.script.state, .english).html }

  private var picked: String? {
    music.script.state.core.playlist(for: music.firstQuest)?.canonical
  }

  /// One that belongs to the player, and one that does not.
  private mutating func list(next: Int64 = -1) {
    music.answer(.readPlaylists, number: music.last(.readPlaylists)?.number ?? 0) {
      $0.write(UInt8(0))
      $0.write(count: 2)
      $0.add(SpotifyScript.playlist, "Wake up soft", isMeasurable: true, total: 11)
      $0.add(SpotifyScript.otherPlaylist, "Top songs", isMeasurable: false, total: -1)
      $0.write(next)
    }
  }

  private mutating func measure(_ minutes: [Int64], next: Int64 = -1) {
    music.answer(.readPlaylistItems, number: music.last(.readPlaylistItems)?.number ?? 0) {
      $0.write(UInt8(0))
      $0.write(count: minutes.count)
      for length in minutes {
        $0.write(UInt8(0))
        $0.write(length * 60_000)
      }
      $0.write(next)
    }
  }

  private mutating func open() {
    music.send(.sidePage(.chosen(.music)))
    music.send(.spotify(.picker(.opened(music.firstQuest))))
  }

  @Test mutating func aListIsReadWhenSomebodyLooks() {
    music.send(.sidePage(.chosen(.music)))
    #expect(music.count(.readPlaylists) == 0)
    music.send(.spotify(.picker(.opened(music.firstQuest))))
    #expect(music.count(.readPlaylists) == 1)
    #expect(html.contains("Reading your playlists"))
    list()
    #expect(html.contains("Wake up soft") && html.contains("Top songs"))
    #expect(html.contains("As a link"))
  }

  @Test mutating func onesOwnAreMeasuredAndThoseThatEndAroundTheQuestFit() {
    open()
    list()
    // Three steps without history: twenty minutes, up to 23.
    #expect(html.contains("This quest may take about 20"))
    measure([4, 4, 4], next: 50)
    #expect(!html.contains("class=\"fits\""))
    measure([4, 5])
    #expect(html.contains("5 songs, 21\u{a0}min"))
    #expect(html.contains("class=\"fits\""))
    #expect(music.count(.readPlaylistItems) == 2)
  }

  @Test(arguments: [[19], [24]]) mutating func shorterAndLongerOnesDoNotFit(minutes: [Int64]) {
    open()
    list()
    measure(minutes)
    #expect(!html.contains("class=\"fits\""))
  }

  @Test mutating func whatWasPickedIsKeptAsItsURIAloneAndOffered() {
    open()
    list()
    measure([4, 5, 6])
    music.send(.spotify(.picker(.chosen(SpotifyScript.playlist))))
    #expect(html.contains("Use this one"))
    music.send(.spotify(.picker(.used)))
    #expect(picked == "spotify:playlist:" + SpotifyScript.playlist)
    let stored = music.script.stored.map { "\($0.body)" }.joined()
    #expect(stored.contains(SpotifyScript.playlist))
    #expect(!stored.contains("Wake up soft"))
    #expect(html.contains("Wake up soft"))
    music.send(.back)
    music.send(.back)
    music.script.startQuest()
    #expect(html.contains("Wake up soft, if you like"))
    #expect(html.contains("https://open.spotify.com/playlist/" + SpotifyScript.playlist))
  }

  @Test mutating func itCanBeTakenBack() {
    open()
    list()
    music.send(.spotify(.picker(.chosen(SpotifyScript.playlist))))
    music.send(.spotify(.picker(.used)))
    open()
    list()
    music.send(.spotify(.picker(.chosen(nil))))
    music.send(.spotify(.picker(.used)))
    #expect(picked == nil)
  }

  @Test mutating func aTabThatShowsPicksNothing() {
    open()
    list()
    music.send(.spotify(.picker(.chosen(SpotifyScript.playlist))))
    music.send(.tab(.becameReader))
    music.send(.spotify(.picker(.used)))
    #expect(picked == nil)
  }

  @Test mutating func morePagesAreReadWhenTheyAreWanted() {
    open()
    list(next: 50)
    #expect(html.contains("Show more"))
    music.send(.spotify(.picker(.moreWanted)))
    #expect(music.count(.readPlaylists) == 2)
  }

  @Test mutating func aListThatIsLeftTakesNoAnswer() {
    open()
    music.send(.back)
    list()
    #expect(!html.contains("Wake up soft"))
  }

  @Test(arguments: [
    (UInt8(5), "Spotify does not answer"), (4, "Spotify rests"), (7, "Spotify does"),
  ])
  mutating func aListThatDoesNotComeSaysSo(failure: UInt8, said: String) {
    open()
    music.answer(.readPlaylists, number: music.last(.readPlaylists)?.number ?? 0, [failure])
    #expect(html.contains(said))
    #expect(html.contains("Try again"))
  }

  @Test mutating func nothingIsAskedInACoolDown() {
    open()
    music.answer(.readPlaylists, number: music.last(.readPlaylists)?.number ?? 0, [4])
    for _ in 0..<6 { music.send(.spotify(.picker(.moreWanted))) }
    #expect(music.count(.readPlaylists) == 1)
    #expect(html.contains("Spotify rests"))
    music.pass(1)
    music.send(.spotify(.picker(.moreWanted)))
    #expect(music.count(.readPlaylists) == 2)
  }

  @Test mutating func aSignInThatEndedLeadsToANewOne() {
    open()
    music.answer(.readPlaylists, number: music.last(.readPlaylists)?.number ?? 0, [1])
    #expect(html.contains("Sign in at Spotify"))
  }

  @Test mutating func aPlaylistThatMayNotBeMeasuredStopsNoOther() {
    open()
    music.answer(.readPlaylists, number: music.last(.readPlaylists)?.number ?? 0) {
      $0.write(UInt8(0))
      $0.write(count: 2)
      $0.add(SpotifyScript.playlist, "One", isMeasurable: true, total: 11)
      $0.add(SpotifyScript.otherPlaylist, "Two", isMeasurable: true, total: 11)
      $0.write(Int64(-1))
    }
    music.answer(.readPlaylistItems, number: music.last(.readPlaylistItems)?.number ?? 0, [3])
    #expect(music.count(.readPlaylistItems) == 2)
    measure([21])
    #expect(html.contains("1 song, 21"))
  }

  @Test mutating func disconnectingTakesPicksAlong() {
    open()
    list()
    music.send(.spotify(.picker(.chosen(SpotifyScript.playlist))))
    music.send(.spotify(.picker(.used)))
    music.send(.spotify(.disconnectAsked))
    #expect(html.contains("Disconnect Spotify?"))
    music.send(.spotify(.disconnected))
    #expect(music.last(.disconnectMusic) != nil)
    #expect(picked == nil)
    music.answer(.disconnectMusic, [])
    #expect(html.contains("Sign in at Spotify"))
    #expect(!html.contains("Wake up soft"))
  }

  @Test mutating func whatTheBrowserKeepsIsNotCalledGone() {
    music.send(.sidePage(.chosen(.music)))
    music.send(.spotify(.disconnected))
    music.answer(.disconnectMusic, nil)
    #expect(html.contains("This browser has not let go of it"))
    #expect(music.script.state.spotify.isConnected)
  }
}

extension ByteWriter {
  fileprivate mutating func add(_ id: String, _ name: String, isMeasurable: Bool, total: Int64) {
    write(id)
    write(name)
    write(isMeasurable)
    write("")
    write(total)
  }
}

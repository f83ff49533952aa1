import Domain
import TestSupport
import Testing
import Time

@Suite struct MusicTests {
  @Test func everyFormOfALinkIsReadOrRefusedWithItsReason() {
    var findings = Findings()
    checkMusicLinks(&findings)
    #expect(findings.checked >= 50)
    #expect(findings.failures.isEmpty)
  }

  @Test func playlistsFitFromTheMedianTotalToFifteenPercentMore() throws {
    try expectNoFailures(of: checkMusicFits)
  }

  @Test func whatHasNoLengthIsNoSong() throws {
    try expectNoFailures(of: checkPlaylists)
  }

  @Test func songsAreCountedByTheirUsualLength() throws {
    try expectNoFailures(of: checkSongCounts)
  }

  @Test func songsAreCountedByWhatWasSeenPlaying() throws {
    try expectNoFailures(of: checkHeardSongs)
  }

  @Test func aLinkShowsItsHostAndOpensWithHTTPS() throws {
    let item = try MusicLink("spotify:album:37i9dQZF1DXcBWIGoYBM5M")
    #expect(item.host == "open.spotify.com")
    #expect(item.address == "https://open.spotify.com/album/37i9dQZF1DXcBWIGoYBM5M")
    guard case .spotify(let album) = item else {
      Issue.record("It is none of Spotify's")
      return
    }
    #expect(album.kind == .album)
    #expect(album.shortID == "37i9dQ…")
    for (text, host) in [
      ("https://WWW.Music.Example:8443/a", "music.example"), ("https://www.example", "www.example"),
      ("https://www.xn--mnchen-3ya.de", "xn--mnchen-3ya.de"), ("https://x?www.", "x"),
    ] {
      let page = try MusicLink(text)
      #expect(page.host == host)
      #expect(page.address.hasSuffix(text.dropFirst(8)))
    }
  }

  @Test func nothingThatAPlaylistSaysOverflows() {
    var playlist = PlaylistLength()
    playlist.add([.song(.min), .episode(.min), .episode(.max)])
    for _ in 0..<300 { playlist.add(Array(repeating: .song(.max), count: 50)) }
    #expect(playlist.length == Seconds(milliseconds: 9998 * 86_400_000))
    #expect(playlist.songs == 9997)
    #expect(!MusicFit(totals: [], steps: .max).fits(playlist))
    #expect(MusicFit(need: Seconds(milliseconds: .max)).fits(playlist) == false)
    #expect(SongCount(elapsed: Seconds(milliseconds: .max), of: playlist) != nil)
  }

  @Test func whatNoPlaylistCanBeIsNotTaken() {
    #expect(PlaylistLength(typed: .zero, songs: 3) == nil)
    #expect(PlaylistLength(typed: .minutes(10), songs: 0) == nil)
    #expect(PlaylistLength(typed: .minutes(10), songs: -1) == nil)
    #expect(PlaylistLength(typed: .minutes(10), songs: 10_001) == nil)
    #expect(SongCount(elapsed: .minutes(10), of: nil) == nil)
    #expect(
      SongCount(elapsed: .minutes(9), of: PlaylistLength(typed: .minutes(20), songs: 10))
        .map { $0.songs.whole == 4 && $0.songs.hasHalf } == true
    )
  }

  @Test func oddMillisecondsOfAPlayerBreakNothing() {
    let now = Instant(milliseconds: 1_780_000_000_000)
    var heard = HeardMusic(from: now)
    for turn in 0..<2000 {
      let duration: Int64 = [1, .max, .min, 0, 200_000][turn % 5]
      let song = NowPlaying(
        .song("\(turn % 3)"),
        progress: turn % 2 == 0 ? .max : .min,
        duration: duration,
        isPlaying: true
      )
      heard.look(song, at: Instant(milliseconds: turn % 7 == 0 ? .max : .min))
    }
    #expect(heard.songs(upTo: now).map { $0.halves <= 20_000 } ?? true)
  }
}

import App
import AppCore
import Domain
import Family
import Markup
import Spotify
import Strings
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// Connecting a player's own Spotify, and that nothing of it shows where it is not allowed.
@Suite struct SigningInTests {
  private var music = SpotifyScript(isConnected: false)

  private var html: String { screen(music.script.state, .english).html }

  private mutating func openMusic() { music.send(.sidePage(.chosen(.music))) }

  private mutating func openSettings() { music.send(.sidePage(.chosen(.settings))) }

  @Test mutating func aBuildWithoutItHasNoTraceOfIt() {
    music.answer(.readMusic, nil)
    openSettings()
    #expect(!html.contains(">Music<"))
    music.script.openFamilyArea(at: .people)
    #expect(!html.contains(">Music<"))
  }

  @Test mutating func aPlayerToWhomItIsNotAllowedFindsNoTraceOfIt() {
    music = SpotifyScript(isConnected: false, isAllowed: false)
    openSettings()
    #expect(!html.contains(">Music<") && !html.contains("Connected</h2>"))
  }

  @Test mutating func anotherPlayerOfTheSameTabletFindsNoTraceOfIt() throws {
    music.script.openFamilyArea(at: .people)
    music.script.send(.family(.pageChosen(.players)))
    music.script.send(.family(.people(.newTyped("Zoe"))))
    music.script.send(.family(.people(.added)))
    let players = music.script.state.ledger.allPlayers
    try #require(players.count == 2)
    let other = try #require(players.first { $0.name == "Zoe" }?.id)
    music.script.send(.family(.handedOver(other)))
    music.find(isConnected: false)
    openSettings()
    #expect(music.player == other)
    #expect(!html.contains(">Music<"))
  }

  @Test mutating func whoMayFindsTheWayInTheSettings() {
    openSettings()
    #expect(html.contains(">Music<") && html.contains("Not connected"))
    openMusic()
    #expect(html.contains("Your playlists, next to your quests"))
    #expect(html.contains("It opens accounts.spotify.com."))
  }

  @Test mutating func signingInLeavesForSpotify() throws {
    openMusic()
    music.send(.spotify(.signIn(.chosen)))
    let request = try #require(music.last(.signInToMusic))
    var reader = ByteReader(request.bytes[...])
    #expect(reader.text() == music.player.raw.hexText)
    #expect(reader.text() == SpotifyScript.client)
    music.answer(.signInToMusic, nil)
    #expect(html.contains("This browser keeps nothing"))
  }

  @Test mutating func whoComesBackFindsThePageAndIsConnected() {
    music.find(isConnected: false, hasCallback: true)
    #expect(html.contains("One moment"))
    #expect(music.count(.takeMusicCallback) == 1)
    music.answer(.takeMusicCallback) {
      $0.write(UInt8(1))
      $0.write("")
    }
    music.find(isConnected: true)
    #expect(html.contains("Connected on this device"))
  }

  @Test mutating func aQuestIsNotLeftForASignIn() {
    music.begin()
    let shown = html
    music.find(isConnected: false, hasCallback: true)
    #expect(html == shown)
    music.answer(.takeMusicCallback) {
      $0.write(UInt8(1))
      $0.write("")
    }
    music.find(isConnected: true)
    #expect(html == shown)
  }

  @Test mutating func aWayBackThatLeadsNowhereIsNeverMentioned() {
    music.find(isConnected: false, hasCallback: true)
    music.answer(.takeMusicCallback, [0])
    #expect(html.contains("Sign in at Spotify"))
    #expect(!html.contains("One moment"))
  }

  @Test func aWayBackIntoAnotherMemoryIsCarriedByHand() {
    var script = Script()
    script.open([])
    var writer = ByteWriter()
    writer.write(false)
    writer.write(true)
    writer.write("https://quest.example/")
    script.send(.answered(Answer(.readMusic, for: .spotify, writer.bytes)))
    writer = ByteWriter()
    writer.write(UInt8(2))
    writer.write("abcdefghijklmnopqrstuv.code")
    script.send(.answered(Answer(.takeMusicCallback, for: .spotify, writer.bytes)))
    #expect(screen(script.state, .english).html.contains("abcdefghijklmnopqrstuv.code"))
    script.send(.spotify(.signIn(.copyWanted("abcdefghijklmnopqrstuv.code"))))
    script.send(.answered(Answer(.copyText, for: .spotify, number: 1, [])))
    #expect(screen(script.state, .english).html.contains("Copied."))
    #expect(script.state.canGoBack)
    script.send(.spotify(.signIn(.carried)))
    #expect(!script.state.canGoBack)
    #expect(!screen(script.state, .english).html.contains("Almost connected"))
  }

  @Test mutating func aTextThatWasCarriedConnects() {
    openMusic()
    music.send(.spotify(.signIn(.typed("abcdefghijklmnopqrstuv.code"))))
    music.send(.spotify(.signIn(.pasted)))
    #expect(music.last(.takePastedMusic) != nil)
    music.answer(.takePastedMusic, [0])
    #expect(html.contains("This text fits no sign-in"))
    music.answer(.takePastedMusic) {
      $0.write(UInt8(1))
      $0.write("")
    }
    music.find(isConnected: true)
    #expect(html.contains("Connected on this device"))
  }

  @Test mutating func aParentAllowsItWithAnAppOfTheFamilysOwn() {
    music.script.openFamilyArea(at: .people)
    music.script.send(.family(.pageChosen(.music)))
    #expect(html.contains("Please read this once"))
    #expect(html.contains("https://quest.example/"))
    music.send(.spotify(.form(.typed("not an id"))))
    music.send(.spotify(.form(.left)))
    #expect(html.contains("A client id has 32 letters and digits"))
    #expect(music.script.state.core.musicClientID?.text == SpotifyScript.client)
    music.send(.spotify(.form(.typed(" ABCDEF00000000000000000000000000 "))))
    music.send(.spotify(.form(.left)))
    #expect(music.script.state.core.musicClientID?.text == "abcdef00000000000000000000000000")
    music.send(.spotify(.form(.typed(""))))
    music.send(.spotify(.form(.left)))
    #expect(music.script.state.core.musicClientID == nil)
    #expect(!music.script.state.core.allowsSpotify)
  }

  @Test mutating func theAddressToGiveSpotifyIsCopied() {
    music.script.openFamilyArea(at: .people)
    music.script.send(.family(.pageChosen(.music)))
    music.send(.spotify(.form(.addressWanted("https://quest.example/"))))
    #expect(music.last(.copyText)?.bytes == Array("https://quest.example/".utf8))
    music.answer(.copyText, number: 0, nil)
    #expect(html.contains("This browser does not copy"))
  }
}

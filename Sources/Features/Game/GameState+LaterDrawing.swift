import AppCore
import Controls
import Spotify
import Strings

extension LaterDrawing {
  package convenience init(
    _ game: GameState,
    _ spotify: SpotifyState,
    _ installing: Installing,
    _ scene: Scene
  ) {
    self.init()
    evening = game.eveningDrawing(scene)
    ahead = game.aheadDrawing(scene, or: game.isHome ? installing.note(scene) : [])
    change = game.isHome ? changeNextQuest(scene) : []
    bets = game.isHome ? wayToBets(scene) : []
    naming = game.isHome ? askedName(scene) : nil
    oneGuess = game.oneGuessDrawing(scene)
    lights = game.lights(scene)
    ofQuest = game.wholePage(scene) ?? game.nightPage(scene)
    playing = spotify.playingLine(scene)
  }
}

import AppCore
import Controls
import Spotify
import Strings

/// What screens of the first part show of the later one.
///
/// NB: a class, because screens that every first visit loads hand it on and copy nothing.
package final class LaterDrawing {
  /// What grows behind home.
  let evening: EveningDrawing?
  /// What home says of the day.
  let ahead: AheadDrawing?
  /// Beside the quest on top of home.
  let change: [View]
  /// Home asks for a name that nobody has typed.
  let naming: View?
  let oneGuess: OneGuessDrawing?
  /// A reveal of seconds.
  let lights: View?
  /// The song that is on.
  let playing: View?

  package init(
    _ game: GameState,
    _ spotify: SpotifyState,
    _ installing: Installing,
    _ scene: Scene
  ) {
    evening = game.eveningDrawing(scene)
    ahead = game.aheadDrawing(scene, or: game.isHome ? installing.note(scene) : [])
    change = game.isHome ? changeNextQuest(scene) : []
    naming = game.isHome ? askedName(scene) : nil
    oneGuess = game.oneGuessDrawing(scene)
    lights = game.lights(scene)
    playing = spotify.playingLine(scene)
  }
}

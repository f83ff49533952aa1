import AppCore
import Controls

/// What screens of the first part show of the later one.
///
/// NB: a class, because screens that every first visit loads hand it on and copy nothing.
package final class LaterDrawing {
  /// What grows behind home.
  var evening: EveningDrawing?
  /// What home says of the day.
  var ahead: AheadDrawing?
  /// Beside the quest on top of home.
  var change: [View] = []
  /// Below the quests of home: the way to bet on a start.
  var bets: [View] = []
  /// Home asks for a name that nobody has typed.
  var naming: View?
  var oneGuess: OneGuessDrawing?
  /// In the place of the quest's own: the whole string, or what a night shows.
  var ofQuest: View?
  /// A reveal of seconds.
  var lights: View?
  /// The song that is on.
  var playing: View?

  init() {}
}

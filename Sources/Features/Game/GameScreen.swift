import Domain

/// What the player sees, with what is needed as long as it is seen.
package enum GameScreen: Sendable {
  case home
  indirect case quest(QuestScreen)
  /// The end of a quest is celebrated, once, before it is looked at.
  case finale(SessionID)
  case summary(SessionID)
  case whoPlays
  /// Beside the quests.
  indirect case side(SidePage)
}

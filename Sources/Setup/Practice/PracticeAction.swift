import Time

package enum PracticeAction: Hashable, Sendable {
  case chosen(Seconds)
  case locked
  case finished
  /// On to the quests, with the guess or without it.
  case ended
}

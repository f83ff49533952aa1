// Whatever comes back from the browser goes to the feature that asked for it.

extension Action {
  /// What an answer means to its owner; none when it means nothing.
  init?(_ answer: Answer) {
    switch answer.owner {
    case .saving:
      guard let action = SavingAction(answer) else { return nil }
      self = .saving(action)
    case .gate:
      guard let action = GateAction(answer) else { return nil }
      self = .family(.gate(action))
    case .savedCopy:
      guard let action = MyDataAction(answer) else { return nil }
      self = .myData(action)
    case .copies:
      guard let action = CopyAction(answer) else { return nil }
      self = .copies(action)
    case .quest, .names: return nil
    }
  }

  /// What it means to its owner that a time has come; none when nobody waits in that way.
  init?(fired timer: TimerID) {
    switch timer.owner {
    case .saving: self = .saving(.waitedInVain(timer.number))
    case .quest: self = .quest(.reopenWindowClosed)
    case .gate: self = .family(.gate(.rested))
    case .names: self = .family(.nameRested)
    case .savedCopy, .copies: return nil
    }
  }
}

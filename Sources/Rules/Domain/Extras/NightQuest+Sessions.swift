import Basics

extension NightQuest {
  /// What sessions tell: of the routine with the most nights, of as many the one that was played first.
  package init?(_ sessions: [SessionDigest]) {
    let kept = sessions.indices.filter { sessions[$0].isCompleted && !sessions[$0].isCalibration }
    let nights = kept.filter { sessions[$0].isNight }.map { sessions[$0].routine }
    var (routine, most) = (RoutineID?.none, 0)
    for night in nights {
      let count = nights.count { $0 == night }
      if count > most { (routine, most) = (night, count) }
    }
    let played = kept.map { sessions[$0] }.filter { $0.routine == routine }
    self.init(
      nights: played.filter { $0.isNight }.compactMap { $0.accuracy },
      others: played.filter { !$0.isNight }.compactMap { $0.accuracy }
    )
  }
}

extension SessionDigest {
  /// The mean of its honest guesses, 0 to 100; none without any.
  fileprivate var accuracy: Double? {
    let honest = guesses.filter { $0.isHonest && $0.counts }
    if honest.isEmpty { return nil }
    return honest.map { 100 * Accuracy(of: $0.guess).fraction }[...].mean
  }
}

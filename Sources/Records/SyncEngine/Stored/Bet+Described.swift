import Basics
import Domain
import SyncWire
import Time

extension Bet: Described {
  package static var blank: Bet {
    Bet(id: BetID(0), routine: RoutineID(0), goal: .blank, start: .blank, told: nil, kept: .blank)
  }

  package func coded(by coder: inout Coder) -> Bet {
    let bet = Bet(
      id: coder.id("bet", id),
      routine: coder.id("routine", routine),
      goal: coder.instant("goal", goal),
      start: coder.instant("start", start),
      told: coder.optional("told", told.map { Int64($0) }, 1) { $0.integer($1, $2, in: 1...9) }
        .map { Int($0) },
      kept: coder.instant("kept", kept)
    )
    coder.derived("roomMs", bet.room.milliseconds)
    return bet
  }
}

import AppCore
import Basics
import Domain
import Family
import SyncEngine
import Time

/// Tests on the page of the week: what is whole is stored at once.
protocol WeekScript {
  var script: Script { get set }
}

extension WeekScript {
  static var started: Script {
    var script = Script.started()
    script.openFamilyArea(at: .week)
    return script
  }

  var player: PlayerID {
    script.state.family.week.shownPlayer(script.state.core)?.id ?? PlayerID(0)
  }

  func hours(of day: Weekday) -> TimeSpan? {
    script.state.ledger.schoolHours(of: player, on: day)
  }

  mutating func send(_ action: WeekAction) { script.send(.family(.week(action))) }

  /// Sends it and tells what was ordered to be stored.
  mutating func stores(_ action: WeekAction) -> [OperationBody] {
    send(action)
    return script.ordered
  }
}

extension Script {
  /// What the last action has done.
  var ordered: [OperationBody] { done.map { $0.body } }
}

import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// A start that is being bet on, and then what her own mornings say of it.
package struct BetScreen: Sendable {
  package let quest: RoutineID
  private(set) var goal: Instant
  /// The start's place on the dial; none before she has chosen one.
  private(set) var place: Int?
  /// *Bet on it* was tapped before anything was chosen.
  private(set) var isAskedFor = false
  private(set) var answer: Answer?

  struct Answer: Sendable {
    var bet: Bet
    let odds: Odds
  }

  init(_ quest: RoutineID, goal: Instant) {
    self.quest = quest
    self.goal = goal
  }

  /// None where no start is left.
  func dial(_ core: Core) -> StartDial? { StartDial(goal: goal, at: core.moment.now) }

  /// None where nothing is chosen, or what was chosen has passed.
  func start(_ core: Core) -> Instant? {
    guard let place, let dial = dial(core), place >= dial.first else { return nil }
    return dial.start(at: place)
  }

  mutating func reduce(_ action: BetAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .opened: break
    case .goalMoved(let steps): moveGoal(by: steps, core)
    case .startChosen(let place): choose(place, core)
    case .placed: return bet(&core)
    case .kept(let start): return keep(start, &core)
    }
    return []
  }

  /// The start that is chosen keeps its minutes before the goal.
  private mutating func moveGoal(by steps: Int, _ core: Core) {
    let step = StartDial.goalStep.milliseconds
    let moved = goal.adding(Seconds(milliseconds: step * Int64(steps)))
    let ahead = moved.since(core.moment.now)
    if answer == nil, ahead >= StartDial.nearest, ahead <= StartDial.furthest { goal = moved }
  }

  private mutating func choose(_ place: Int, _ core: Core) {
    guard answer == nil, let dial = dial(core) else { return }
    self.place = min(max(place, dial.first), StartDial.last)
  }

  private mutating func bet(_ core: inout Core) -> [Effect] {
    if answer != nil { return [] }
    guard let start = start(core), let routine = core.ledger.presentRoutine(quest),
      let odds = core.readiness(of: routine)?.odds
    else {
      place = nil
      isAskedFor = true
      return []
    }
    let bet = Bet(
      id: BetID(core.dice.id()),
      routine: routine.id,
      goal: goal,
      start: start,
      told: odds.areKnown ? odds.told(within: goal.since(start)) : nil,
      kept: start
    )
    answer = Answer(bet: bet, odds: odds)
    return core.record([.betPlaced(bet)])
  }

  /// A second tap on the same one keeps the start of the bet.
  private mutating func keep(_ start: Instant, _ core: inout Core) -> [Effect] {
    guard var bet = answer?.bet, start >= core.moment.now else { return [] }
    let kept = bet.kept == start ? bet.start : start
    if kept == bet.kept { return [] }
    bet.kept = kept
    answer?.bet = bet
    return core.record([.betPlaced(bet)])
  }
}

extension Core {
  /// Whoever has tapped the question is asked again another day.
  mutating func noteStartAnswered() -> [Effect] {
    guard let player, role.canWrite, ledger.setting(.askedDays, of: player).exists else {
      return []
    }
    return record([.set(.askedDays, AskedDays([]))])
  }

  /// Home asks for a start today.
  mutating func noteStartAsked() -> [Effect] {
    guard let player, role.canWrite else { return [] }
    let asked = ledger.setting(.askedDays, of: player) ?? AskedDays([])
    let noted = asked.adding(moment.today)
    return noted == asked ? [] : record([.set(.askedDays, noted)])
  }
}

import AppCore
import Basics
import Domain
import SyncEngine

// *One guess*: any one thing, now. It is a quest of one step whose session alone knows it: its routine stands in no
// plan, and its step has no name, until the player gives it one. Then it stays under *Made by you*, and what was
// guessed belongs to the task of that name.

/// How one guess stands that is on the screen.
struct OneGuess {
  let isUnnamed: Bool
  /// What is typed for a name; none while no field is there.
  let typed: String?

  /// None for any other quest.
  init?(_ session: QuestSession, typed: String?, _ core: Core) {
    guard session.isOneGuess else { return nil }
    isUnnamed = core.isUnnamed(session)
    self.typed = typed
  }
}

extension Routine {
  static func oneGuess(_ id: RoutineID, _ step: StepID, of player: PlayerID) -> Routine {
    var routine = Routine(id: id, name: "", displayName: "")
    routine.icon = .oneThing
    routine.players = [player]
    routine.madeBy = .player
    routine.steps = [Step(id: step, name: "", icon: .oneThing)]
    return routine
  }
}

extension Icon {
  static let oneThing = Icon("wand")
}

extension QuestSession {
  /// What makes a quest of it that stays.
  func kept(as name: String) -> [OperationBody] {
    let step = plan[0]
    return [
      .routineSet(
        routine,
        [
          .name(name), .displayName(name), .icon(step.icon), .players([player]), .activeDays([]),
          .scheduleMode(.fixedDays), .isActive(true), .madeBy(.player),
        ]
      ),
      .stepSet(step.id, of: routine, [.name(name), .icon(step.icon), .position(.middle)]),
    ]
  }

  /// Also one that has got its name since.
  var isOneGuess: Bool { plan.count == 1 && plan[0].name.isEmpty }
}

extension Core {
  func isUnnamed(_ session: QuestSession) -> Bool {
    session.isOneGuess && !ledger.routine(session.routine).exists
  }

  /// What is under way without a name, as home shows it.
  func unnamed(_ id: SessionID) -> Routine? {
    guard let session = ledger.session(id), session.isOneGuess, let player else { return nil }
    return .oneGuess(session.routine, session.plan[0].id, of: player)
  }
}

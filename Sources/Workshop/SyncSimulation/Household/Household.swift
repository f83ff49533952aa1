import Basics
import Domain
import Simulation
import SyncEngine
import SyncWire
import Time

/// People who use the app: what they do next on a device, by what it shows them.
///
/// They have dice of their own, so that what is played changes nothing of what happens to devices.
package struct Household: Sendable {
  let ids: SharedDice
  var dice: SeededDice
  let people: [PlayerID]
  let quests: [HouseholdQuest]
  private let player = SimulatedPlayer(wobble: 0.4, tilt: -0.2)
  private let habits: Habits

  package init(seed: UInt64, _ people: [PlayerID], _ habits: Habits = .restless) {
    self.habits = habits
    ids = SharedDice(seed: seed ^ 0x6875_6d61_6e73)
    dice = SeededDice(seed: seed, player: 1)
    self.people = people
    var quests: [HouseholdQuest] = []
    for name in ["Schulmorgen", "Off to practice"] {
      quests.append(HouseholdQuest(name, ids, &dice))
    }
    self.quests = quests
  }

  package func newID() -> UInt128 { ids.id() }

  /// How many taps follow a first one before anybody looks elsewhere.
  mutating func furtherTaps() -> Int { dice.whole(0...3) }

  mutating func pickQuest() -> HouseholdQuest { dice.pick(quests) }

  /// A number that stands for one name of many.
  private mutating func named(_ name: String) -> String {
    "\(name) \(dice.whole(100_000...999_999))"
  }
}

/// How often something else happens at a tap than what comes next: shares from 0 to 1.
package struct Habits: Sendable {
  /// Another quest is begun.
  var leaves: Double
  /// *Not done yet*.
  var reopens: Double
  var skips: Double
  /// A tap comes late, and is asked about.
  var doubts: Double

  /// So that everything happens in a few days.
  package static let restless = Habits(leaves: 0.05, reopens: 0.1, skips: 0.08, doubts: 0.1)
  package static let steady = Habits(leaves: 0.01, reopens: 0.02, skips: 0.03, doubts: 0.02)
}

/// A quest and what its steps are.
struct HouseholdQuest: Sendable {
  let id: RoutineID
  let name: String
  let steps: [QuestSession.PlannedStep]
  let tasks: [SimulatedTask]

  init(_ name: String, _ ids: SharedDice, _ dice: inout SeededDice) {
    id = RoutineID(ids.id())
    self.name = name
    tasks = ["Zähne putzen", "Get dressed", "Frühstück", "Pack bag", "Shoes on"].map {
      .any($0, &dice)
    }
    steps = tasks.map {
      QuestSession.PlannedStep(id: StepID(ids.id()), name: $0.name, icon: Icon("shirt"))
    }
  }

  func task(of step: StepID) -> SimulatedTask? {
    steps.firstIndex { $0.id == step }.map { tasks[$0] }
  }
}

// MARK: - Play

extension Household {
  /// What a player does with the screen that is there: the next tap of a quest, or the first of another one.
  package mutating func play(_ player: PlayerID, _ ledger: Ledger, at now: Instant) -> OperationBody
  {
    let history = ledger.history(of: player)
    guard let last = history.last, let session = ledger.session(last.id),
      !dice.chance(habits.leaves)
    else {
      return start()
    }
    let event: SessionEvent.Kind
    switch session.phase {
    case .estimating(let step): event = estimate(step.id, player, ledger, at: now)
    case .doing(_, let lock): event = finish(lock)
    case .asking(_, let estimation): event = answer(estimation)
    case .revealing(_, let estimation):
      event =
        dice.chance(habits.reopens) ? .stepReopened(estimation.id) : .revealClosed(estimation.id)
    case .ended where session.shownTotal == nil:
      event = .closed(ledger.experience(of: player, in: history))
    case .ended: return start()
    }
    return .sessionEvent(session.id, event)
  }

  private mutating func start() -> OperationBody {
    let quest = pickQuest()
    return .sessionStarted(
      SessionStart(
        session: SessionID(newID()),
        routine: quest.id,
        isCalibration: dice.chance(0.2),
        plan: quest.steps
      )
    )
  }

  private mutating func estimate(
    _ step: StepID,
    _ player: PlayerID,
    _ ledger: Ledger,
    at now: Instant
  ) -> SessionEvent.Kind {
    if dice.chance(habits.skips) { return .stepSkipped(step) }
    let level = ledger.reached(by: player, at: step)
    let length = length(step)
    let guess = self.player.estimate(of: length, usual: length, wobble: self.player.wobble, &dice)
    return .estimateLocked(
      LockedEstimate(
        id: LockID(newID()),
        step: step,
        estimate: .point(guess),
        difficulty: level,
        bands: level.bands,
        startedAt: now
      )
    )
  }

  private mutating func length(_ step: StepID) -> Seconds {
    let task = quests.lazy.compactMap { $0.task(of: step) }.first
    return task?.length(&dice) ?? Seconds(90)
  }

  private mutating func finish(_ lock: LockedEstimate) -> SessionEvent.Kind {
    var measurement = Measurement(
      startedAt: lock.startedAt,
      finishedAt: lock.startedAt.adding(length(lock.step))
    )
    measurement.monotonic = measurement.wall
    measurement.hidden = Seconds(dice.whole(0...40))
    if dice.chance(habits.doubts) { measurement.doubts = [.late] }
    return .stepFinished(EstimationID(newID()), lock.step, lock.id, measurement)
  }

  private mutating func answer(_ estimation: Estimation) -> SessionEvent.Kind {
    let remembered = Correction(actual: Seconds(dice.whole(60...900)), counts: true)
    return .durationCorrected(
      estimation.id,
      dice.pick([.confirmation, .notCounted, remembered])
    )
  }
}

// MARK: - The plan

extension Household {
  /// What a parent does, or a player with what is the player's own.
  package mutating func planBody() -> OperationBody {
    let quest = pickQuest()
    switch dice.whole(0...5) {
    case 0: return .playerSet(dice.pick(people), name: named("Mia"))
    case 1, 2: return routine(quest)
    case 3: return step(of: quest)
    case 4: return activity()
    default: return setting()
    }
  }

  /// Words that a parent has typed, or what calendars make of days.
  private mutating func setting() -> OperationBody {
    if dice.chance(0.5) { return .set(.schoolWords, named("Schule fällt aus")) }
    let days = (0..<dice.whole(0...9)).map { place in
      (place, DaySet.Day(kind: dice.chance(0.3) ? .noSchool : .school(.wholeDay)))
    }
    let set = DaySet(
      first: LocalDay(number: 20_700 + dice.whole(0...60)),
      days: Dictionary(uniqueKeysWithValues: days)
    )
    return .set(.daySet(of: dice.pick(people)), set)
  }

  private mutating func routine(_ quest: HouseholdQuest) -> OperationBody {
    .routineSet(
      quest.id,
      [
        .name(named(quest.name)), .icon(Icon("sunrise")), .players(people),
        .musicLink("https://music.example/\(dice.whole(100_000...999_999))"),
        .isActive(dice.chance(0.8)),
      ]
    )
  }

  private mutating func step(of quest: HouseholdQuest) -> OperationBody {
    let step = dice.pick(quest.steps)
    return .stepSet(
      step.id,
      of: quest.id,
      [.name(named(step.name)), .position(.middle), .reference(Seconds(dice.whole(101...900)))]
    )
  }

  private mutating func activity() -> OperationBody {
    .activitySet(
      ActivityID(newID()),
      [.name(named("Klavier üben")), .travel(Seconds(dice.whole(200...1200)))]
    )
  }
}

// MARK: - An earlier program

extension Household {
  /// A session that it had played.
  mutating func importedSession() -> OperationBody {
    let quest = pickQuest()
    return .sessionImported(
      ImportedSession(
        session: SessionID(newID()),
        routine: quest.id,
        isCalibration: false,
        experience: XP(dice.whole(0...300)),
        guesses: [],
        undone: quest.steps
      )
    )
  }
}

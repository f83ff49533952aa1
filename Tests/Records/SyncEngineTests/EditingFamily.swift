import Basics
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Time

/// Devices that edit one routine and hear of each other when they are told to.
struct EditingFamily {
  static let routine = RoutineID(1)
  static let steps = [StepID(1), StepID(2)]

  private(set) var made: [Operation] = []
  /// For each edit, those that its device had.
  private(set) var known: [OperationID: Set<OperationID>] = [:]
  private var clocks: [HybridClock]
  private(set) var ledgers: [Ledger]
  private var logs: [[Operation]]
  private var now: Int64 = 1_790_000_000_000

  /// All of them know the routine.
  init(devices: Int = 2) {
    clocks = (1...devices).map { HybridClock(device: UInt128($0)) }
    ledgers = clocks.map { _ in Ledger() }
    logs = clocks.map { _ in [] }
    edit(0, .routineSet(Self.routine, [.name("Morning"), .isActive(true)]))
    for step in Self.steps {
      edit(0, .stepSet(step, of: Self.routine, [.name("Step"), .reference(.minutes(10))]))
    }
    for device in 1..<devices { hear(device, of: 0) }
  }

  @discardableResult
  mutating func edit(_ device: Int, _ body: OperationBody) -> OperationID {
    write(device, ledgers[device].noted([body], of: Self.routine)[0])
  }

  /// As an earlier version does, that notes nothing.
  @discardableResult
  mutating func write(_ device: Int, _ body: OperationBody) -> OperationID {
    now += 1000
    let operation = Operation(
      id: OperationID(UInt128(made.count + 1)),
      clock: clocks[device].tick(milliseconds: now),
      recordedAt: Instant(milliseconds: now),
      offset: .utc,
      player: nil,
      body: body
    )
    known[operation.id] = Set(logs[device].map { $0.id })
    made.append(operation)
    take(device, [operation])
    return operation.id
  }

  mutating func name(_ device: Int, _ name: String) {
    edit(device, .stepSet(Self.steps[0], of: Self.routine, [.name(name)]))
  }

  /// A change of a step's name that is not saved yet.
  func draft(_ device: Int, _ name: String) -> RoutineDraft {
    var draft = RoutineDraft(Self.routine)
    draft.set(.name(name), of: Self.steps[0], over: ledgers[device])
    return ledgers[device].begun(draft)
  }

  mutating func save(_ device: Int, _ draft: RoutineDraft) {
    for body in ledgers[device].noted(draft) { write(device, body) }
  }

  mutating func hear(_ device: Int, of other: Int) {
    let news = logs[other].filter { one in !logs[device].contains { $0.id == one.id } }
    for operation in news { clocks[device].absorb(operation.clock) }
    take(device, news)
  }

  mutating func meet() {
    for _ in 0..<2 {
      for one in ledgers.indices { for other in ledgers.indices { hear(one, of: other) } }
    }
  }

  mutating func choose(_ device: Int, _ choice: Overlap.Choice) {
    for overlap in overlaps(device) {
      for body in overlap.edits(of: Self.routine, choice) { edit(device, body) }
    }
  }

  func overlaps(_ device: Int) -> [Overlap] { ledgers[device].overlaps(in: Self.routine) }

  func names(_ device: Int) -> [String] {
    ledgers[device].presentRoutine(Self.routine)?.steps.map { $0.name } ?? []
  }

  private mutating func take(_ device: Int, _ operations: [Operation]) {
    logs[device] += operations
    ledgers[device].apply(operations)
  }
}

extension Overlap {
  /// In words that can be compared: which edits, and what they say otherwise.
  var described: [String] {
    let edits = "\(step?.raw ?? 0): \(kept.edit.raw) over \(other.edit.raw)"
    return switch other.change {
    case .routine(let fields): fields.map { "\(edits), \($0.name)" }
    case .step(let fields): fields.map { "\(edits), \($0.name)" }
    case .edited: [edits + ", edited"]
    case .removed: [edits + ", removed"]
    }
  }
}

import AppCore
import Domain
import SyncEngine
import TestApp

/// Plays the app without a browser: what happens goes in, what is to be done comes out.
struct Script {
  var state: AppState
  private(set) var moment: Moment
  private(set) var effects: [Effect] = []
  /// What storage was ordered to keep, as it came.
  private(set) var batches: [Batch] = []
  /// What was to be kept of the family's PIN, as it came.
  private(set) var gates: [[UInt8]] = []
  /// The numbers of the rests that were waited for.
  private(set) var rests: [Int] = []

  static let starter = StarterQuest(
    name: "Morning",
    icon: .plain,
    steps: ["Dress", "Eat", "Brush"].map { StarterQuest.Step(name: $0, icon: .plain) }
  )

  init(seed: UInt64 = 1) {
    moment = Moment(
      now: Instant(milliseconds: 1_793_260_800_000),
      monotonic: Seconds(100),
      offset: .utc
    )
    state = AppState(
      starter: Self.starter,
      dice: Dice(seed: (seed, 2, 3, 4)),
      moment: moment
    )
  }

  /// A tab in which a first start has been gone through.
  static func started(device: UInt128 = 7) -> Script {
    var script = Script()
    script.open([], device: device)
    script.setUp()
    return script
  }

  mutating func setUp() {
    for action in FirstStart.shortest { send(action) }
    saveAll()
  }

  mutating func open(
    _ operations: [Operation],
    after snapshot: Snapshot = Snapshot(),
    damaged: Int = 0,
    role: TabRole = .writer,
    device: UInt128 = 7
  ) {
    var contents = LogContents()
    contents.operations = operations
    contents.faults = (0..<damaged).map { RecordFault(place: $0, reason: .checksum) }
    send(
      .start(
        .opened(OpenedLog(device: device, snapshot: snapshot, contents: contents, role: role))
      )
    )
  }

  mutating func send(_ action: Action) {
    effects = reduce(&state, action, at: moment)
    for case .append(let batch) in effects { batches.append(batch) }
    for case .storeGate(let record) in effects { gates.append(record) }
    for case .wait(_, .gateRest(let number)) in effects { rests.append(number) }
  }

  mutating func send(_ action: QuestAction) { send(.quest(action)) }

  mutating func send(opening action: OpeningAction) { send(.copies(.opening(action))) }

  mutating func advance(_ duration: Seconds, sleeping: Bool = false) {
    moment = Moment(
      now: moment.now.adding(duration),
      monotonic: sleeping ? moment.monotonic : moment.monotonic + duration,
      offset: moment.offset
    )
  }

  /// Somebody sets the clock on the wall.
  mutating func setClock(by change: Seconds) {
    moment = Moment(
      now: moment.now.adding(change),
      monotonic: moment.monotonic,
      offset: moment.offset
    )
  }

  mutating func saveAll() {
    for batch in batches { send(.saving(.saved(batch.id))) }
  }

  /// The snapshot that was ordered last.
  var snapshot: Snapshot? {
    for case .saveSnapshot(let snapshot) in effects { return snapshot }
    return nil
  }

  var stored: [Operation] { batches.flatMap { $0.operations } }

  var phase: QuestSession.Phase? { state.session?.phase }
}

extension Script {
  mutating func startQuest() {
    guard let quest = state.offeredQuests.first else { return }
    send(.home(.questChosen(quest.routine.id)))
  }

  mutating func guess(_ estimate: Seconds) {
    send(.estimateChosen(estimate))
    send(.estimateLocked)
  }

  /// Through the gate with a first PIN.
  mutating func openFamilyArea(at place: FamilyPlace = .routines) {
    let gate = NewGate(
      salt: .init(repeating: 1, count: 16),
      key: .init(repeating: 2, count: 32),
      code: 3,
      codeVerifier: .init(repeating: 4, count: 32)
    )
    let steps: [GateAction] = [
      .recordRead([]), .typed("1234"), .submitted, .made(gate), .recordStored(true), .codeNoted,
    ]
    send(.family(.entered))
    for step in steps { send(.family(.gate(step))) }
    send(.family(.placeChosen(place)))
  }

  /// Does the running step, up to its reveal.
  mutating func finish(after duration: Seconds) {
    advance(duration)
    send(.stepFinished)
  }

  /// *Not today*, tapped at the step on the screen.
  mutating func skip() {
    switch phase {
    case .estimating(let step), .doing(let step, _): send(.stepSkipped(step.id))
    default: break
    }
  }

  var revealed: Estimation? {
    if case .revealing(_, let estimation) = phase { estimation } else { nil }
  }

  mutating func closeReveal() {
    if let revealed { send(.revealClosed(revealed.id)) }
  }

  mutating func playStep(guess estimate: Seconds, took: Seconds) {
    guess(estimate)
    finish(after: took)
    closeReveal()
  }
}

import Access
import App
import AppCore
import Basics
import Domain
import Editing
import Family
import Game
import Planner
import Setup
import SyncEngine
import SyncWire
import TestApp
import Time
import Transfer

/// Plays the app without a browser: what happens goes in, what is to be done comes out.
struct Script {
  var state: AppState
  private(set) var moment: Moment
  private let zone: LocalZone
  private(set) var effects: [Effect] = []
  /// What storage was ordered to keep, as it came.
  private(set) var batches: [Ordered] = []
  /// All that was done, in its order.
  private(set) var stored: [Operation] = []
  /// What the last action has done.
  private(set) var done: [Operation] = []
  /// What is waited for.
  private(set) var waits: [TimerID: Delay] = [:]

  static let starter = StarterQuest(
    name: "Morning",
    icon: .plain,
    steps: ["Dress", "Eat", "Brush"].map { StarterQuest.Step(name: $0, icon: .plain) }
  )

  init(
    seed: UInt64 = 1,
    at now: Instant = Instant(milliseconds: 1_793_260_800_000),
    in zone: LocalZone = .utc,
    dayWords: DayWords = DayWords(
      school: ["school"],
      noSchool: ["no school", "holiday", "break"]
    ),
    laterPart: LaterPart.Phase = .here
  ) {
    self.zone = zone
    moment = Moment(now: now, monotonic: Seconds(100), offset: zone.offset(now))
    state = AppState(
      starter: Self.starter,
      dice: Dice(seed: (seed, 2, 3, 4)),
      moment: moment,
      zone: zone,
      dayWords: dayWords,
      laterPart: laterPart
    )
  }

  /// A tab in which a first start has been gone through.
  static func started(device: UInt128 = 7, in zone: LocalZone = .utc) -> Script {
    var script = Script(in: zone)
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
    // What is kept of calendars, of music and of devices, and by which way the app was opened, is asked for once a start,
    // whatever else happens.
    effects = reduce(&state, action, at: moment).filter { !$0.isOfEachStart }
    for effect in effects { note(effect) }
    done = state.saving.operations(after: stored.last)
    stored += done
  }

  /// What storage was ordered to keep in one try.
  struct Ordered {
    let id: BatchID
    let attempt: Int
    let operations: [Operation]
    /// Empty where they have not changed.
    let notes: [UInt8]

    init(_ request: Request, _ saving: Saving) {
      var reader = ByteReader(request.bytes[...])
      id = BatchID(reader.number())
      attempt = Int(reader.number())
      operations = saving.operations(through: id)
      notes = Array(request.bytes.dropFirst(16))
    }
  }

  private mutating func note(_ effect: Effect) {
    switch effect {
    case .ask(let request):
      if request.kind == .append { batches.append(Ordered(request, state.saving)) }
    case .wait(let timer, let delay): waits[timer] = delay
    case .cancel(let timer): waits[timer] = nil
    case .saveSnapshot: break
    }
  }

  /// The time has come that was waited for, if any is.
  mutating func fire(_ timer: TimerID) {
    if waits.removeValue(forKey: timer) != nil { send(.fired(timer)) }
  }

  mutating func send(_ action: QuestAction) { send(.quest(action)) }

  mutating func send(_ action: DraftAction) { send(Action.draft(action)) }

  mutating func send(_ action: PageAction) { send(.page(action)) }

  mutating func send(opening action: OpeningAction) { send(.copies(.opening(action))) }

  mutating func advance(_ duration: Seconds, sleeping: Bool = false) {
    let now = moment.now.adding(duration)
    moment = Moment(
      now: now,
      monotonic: sleeping ? moment.monotonic : moment.monotonic + duration,
      offset: zone.offset(now)
    )
  }

  /// Somebody sets the clock on the wall.
  mutating func setClock(by change: Seconds) {
    let now = moment.now.adding(change)
    moment = Moment(now: now, monotonic: moment.monotonic, offset: zone.offset(now))
  }

  /// Whatever was ordered.
  mutating func saveAll() {
    send(.saving(.saved(.max)))
  }

  /// The snapshot that was ordered last.
  var snapshot: Snapshot? {
    for case .saveSnapshot(let snapshot) in effects { return snapshot }
    return nil
  }

  var phase: QuestSession.Phase? { state.session?.phase }
}

extension Script {
  /// All that the browser is asked for on the way to a copy that is handed over, with an end like this.
  mutating func endCopy(with end: SavedCopyAction) {
    send(.copies(.saving(.closedRead(ClosedHere()))))
    send(.copies(.saving(.rolled([UInt8](repeating: 1, count: 28)))))
    send(.copies(.saving(.logRead([]))))
    send(.copies(.saving(.sealed([UInt8](repeating: 2, count: 20)))))
    send(.copies(.saving(end)))
  }

  /// What the copy is sealed with that is being made.
  var passphraseOfCopy: String? {
    var sealed = self
    sealed.send(.copies(.saving(.closedRead(ClosedHere()))))
    sealed.send(.copies(.saving(.rolled([UInt8](repeating: 1, count: 28)))))
    sealed.send(.copies(.saving(.logRead([]))))
    for case .ask(let request) in sealed.effects where request.kind == .seal {
      var reader = ByteReader(request.bytes[...])
      return reader.text()
    }
    return nil
  }

  /// - Parameter asNight: whether a night is one, where the quest is offered as such.
  mutating func startQuest(asNight: Bool = false) {
    guard let quest = state.core.offeredQuests.first else { return }
    let completed = state.core.history.completed(of: quest.routine.id)
    if !asNight, NightQuest.isDue(quest.routine.id, completed: completed) {
      send(.night(.refused(quest.routine.id)))
    }
    send(.home(.questChosen(quest.routine.id)))
  }

  /// Up to its first guess, with which it has begun.
  mutating func beginQuest() {
    startQuest()
    guess(Seconds(60))
  }

  mutating func guess(_ estimate: Seconds) {
    send(.estimateChosen(estimate))
    send(.estimateLocked)
  }

  /// Through the gate with the PIN of the first start.
  mutating func openFamilyArea(at place: FamilyTab = .routines) {
    send(.familyAreaChosen)
    for step in FirstStart.entering { send(.gate(step)) }
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

  /// From a quest that has come to its end to home on the next day.
  mutating func goOnNextDay() {
    send(.finaleEnded)
    send(.back)
    advance(.hours(24))
    send(.page(.shown))
  }

  var revealed: Estimation? {
    if case .revealing(_, let estimation) = phase { estimation } else { nil }
  }

  /// Of a night: on to its next lantern, or through all that it has kept.
  mutating func closeReveal() {
    guard state.session?.isNight == true else {
      if let revealed { send(.revealClosed(revealed.id)) }
      return
    }
    send(.night(.litSeen))
    if revealed != nil { send(.night(.ended)) }
  }

  mutating func playStep(guess estimate: Seconds, took: Seconds) {
    guess(estimate)
    finish(after: took)
    closeReveal()
  }
}

extension Effect {
  fileprivate var isOfEachStart: Bool {
    guard case .ask(let request) = self else { return false }
    if request == .readClosed(of: .copies) { return true }
    return [.readCalendars, .readMusic, .readSync, .readRinging, .readDevice, .takeShortcut]
      .contains(request.kind)
  }
}

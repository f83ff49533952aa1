import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine
import Views
import VirtualDOM

/// The running app: what happens goes in as actions, what is to be done comes out through the host.
package final class Program {
  let host: BrowserHost
  private let texts: Texts
  private let renderer = Renderer<Action>()
  private var encoder = PatchEncoder()
  private(set) var state: AppState
  private var isFrameRequested = false
  private var isInside = false
  /// Batches that storage has not confirmed; a handful, so a list does.
  private var batches: [Batch] = []
  private var timers: [RunningTimer] = []
  private var nextTimer = 1
  var savedCopy = CopyBeingSaved()
  var openedCopy = CopyBeingOpened()
  /// What a snapshot held, until the rest of the log has been read.
  private var restored = Snapshot()
  /// The snapshot that is being made.
  private var snapshot: SnapshotWriter?

  package init(host: BrowserHost, texts: Texts, dice: Dice) {
    self.host = host
    self.texts = texts
    state = AppState(starter: StarterQuest(texts.starter), dice: dice, moment: host.moment())
  }

  package func send(_ action: Action) {
    let effects = reduce(&state, action, at: host.moment())
    for effect in effects { perform(effect) }
    requestFrame()
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .append(let batch):
      batches = batches.filter { $0.id != batch.id }
      batches.append(batch)
      host.append(batch.id, batch.attempt)
    case .wait(let duration, let timer):
      timers.append(RunningTimer(id: nextTimer, timer: timer))
      host.wait(nextTimer, duration)
      nextTimer += 1
    case .takePen:
      host.takePen()
    case .keepStorage:
      host.keepStorage()
    case .reload:
      host.reload()
    case .saveSnapshot(let read):
      snapshot = SnapshotWriter(read)
      host.saveSnapshot()
    case .rememberUse(let isUsed):
      host.rememberUse(isUsed)
    case .copies(let effect):
      perform(effect)
    case .keepDrafts(let drafts):
      host.keepDrafts(drafts)
    case .keepLook(let look):
      host.keepLook(look)
    case .readGate:
      host.gate.read()
    case .storeGate(let record):
      host.gate.store(record)
    case .makeGate(let pin):
      host.gate.make(pin, PIN.rounds)
    case .derivePIN(let pin, let salt, let rounds):
      host.gate.derivePIN(pin, salt, rounds)
    case .deriveFamilyCode(let code):
      host.gate.deriveFamilyCode(code)
    }
  }

  /// However much happens, the screen is drawn once a frame.
  private func requestFrame() {
    if isFrameRequested { return }
    isFrameRequested = true
    host.requestFrame()
  }
}

// What the browser reports.
extension Program {
  package func frame() {
    isFrameRequested = false
    let patches = renderer.render(screen(state, texts))
    if !patches.isEmpty { host.applyPatches(encoder.encode(patches)) }
    tellWhereBackLeads()
  }

  private func tellWhereBackLeads() {
    if isInside == state.canGoBack { return }
    isInside.toggle()
    host.setInside(isInside)
  }

  /// She went back in the browser, which has no way into the app to undo any more.
  package func wentBack() {
    isInside = false
    send(.quest(.left))
  }

  /// Something happened to a node; nothing follows when the node is gone or does not listen.
  package func event(node: UInt32, code: UInt8, value: String) {
    guard let event = Event(rawValue: code),
      let action = renderer.action(for: NodeID(node), event: event, value: value)
    else { return }
    send(action)
  }

  package func timerFired(_ id: Int) {
    guard let index = timers.firstIndex(where: { $0.id == id }) else { return }
    switch timers.remove(at: index).timer {
    case .storageAnswer(let batch): send(.saving(.waitedInVain(batch)))
    case .reopenWindow(let estimation): send(.quest(.reopenWindowClosed(estimation)))
    case .gateRest(let number): send(.family(.gate(.rested(number))))
    case .nameRest(let turn): send(.family(.nameRested(turn: turn)))
    }
  }
}

// What storage reports.
extension Program {
  /// Whether a snapshot is whole; if not, it is thrown away and the log is read from its start.
  package func restore(snapshot: [UInt8]) -> Bool {
    guard let whole = SnapshotReader.read(snapshot) else { return false }
    restored = whole
    return true
  }

  /// - Parameter records: the records of the log that came after the snapshot.
  package func opened(device: UInt128, records: [UInt8], role: TabRole) {
    let log = OpenedLog(
      device: device,
      snapshot: restored,
      contents: LogReader.read(records),
      role: role
    )
    restored = Snapshot()
    send(.start(.opened(log)))
  }

  /// Goes on with the snapshot that the host was asked to save; the bytes once it is whole.
  package func packSnapshot() -> [UInt8]? {
    guard let bytes = snapshot?.advance() else { return nil }
    snapshot = nil
    return bytes
  }

  /// Changes to routines that are not saved, as the device has them.
  package func draftsFound(_ bytes: [UInt8]) {
    send(.start(.draftsFound(RoutineDraft.list(bytes))))
  }

  package func newsArrived(records: [UInt8]) {
    send(.tab(.newsArrived(LogReader.read(records).operations)))
  }

  /// The records of a batch, numbered: called inside the transaction that gives out the numbers.
  package func encode(batch: BatchID, from counter: Int64) -> [EncodedOperation] {
    guard let operations = batches.first(where: { $0.id == batch })?.operations else { return [] }
    return operations.enumerated().map { index, operation in
      EncodedOperation(
        id: operation.id,
        record: LogWriter.record(operation, counter: counter + Int64(index))
      )
    }
  }

  package func saved(batch: BatchID) {
    batches = batches.filter { $0.id != batch }
    send(.saving(.saved(batch)))
  }
}

extension Program {
  /// Where the app runs, told before the log is opened.
  package func placed(isInstalled: Bool, wasUsed: Bool, look: Int = 0) {
    let look = Look(rawValue: look) ?? .asDevice
    send(.start(.placed(StartPlace(isInstalled: isInstalled, wasUsed: wasUsed, look: look))))
  }
}

private struct RunningTimer {
  let id: Int
  let timer: Timer
}

extension StarterQuest {
  init(_ texts: StarterTexts) {
    self.init(
      name: texts.quest,
      icon: Icon("teeth"),
      steps: [
        Step(name: texts.getDressed, icon: Icon("shirt")),
        Step(name: texts.breakfast, icon: Icon("bowl")),
        Step(name: texts.brushTeeth, icon: Icon("teeth")),
      ]
    )
  }
}

import App
import AppCore
import Basics
import Controls
import Domain
import Markup
import Setup
import Strings
import SyncEngine
import VirtualDOM

/// The running app: what happens goes in as actions, what is to be done comes out through the port.
package final class RunningApp {
  private let port: Port
  private var texts: Texts
  private let renderer = Renderer<Action>()
  private var encoder = PatchEncoder()
  package private(set) var state: AppState
  private var requests = RunningRequests()
  private var isFrameRequested = false
  private var hasDrawn = false
  private var isInside = false
  /// What a snapshot held, until the rest of the log has been read.
  private var restored = Snapshot()
  /// The snapshot that is being made.
  private var snapshot: SnapshotWriter?
  private var rehearsal: Rehearsal?

  package init(port: Port, texts: Texts, dice: Dice, laterPart: LaterPart.Phase = .here) {
    self.port = port
    self.texts = texts
    state = AppState(
      starter: StarterQuest(texts.starter),
      dice: dice,
      moment: port.moment(),
      zone: port.zone,
      dayWords: DayWords(texts),
      laterPart: laterPart
    )
  }

  package func send(_ action: Action) {
    let effects = reduce(&state, action, at: port.moment())
    for effect in effects { perform(effect) }
    requestFrame()
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .ask(let request): ask(request)
    case .wait(let timer, let delay):
      cancel(timer)
      ask(.wait(timer, until: delay))
    case .cancel(let timer): cancel(timer)
    case .saveSnapshot(let read):
      snapshot = SnapshotWriter(read)
      ask(Request(.saveSnapshot))
    }
  }

  private func ask(_ request: Request) {
    port.request(requests.begin(request), request.kind, request.bytes)
  }

  private func cancel(_ timer: TimerID) {
    if let id = requests.cancel(timer) { ask(.stopWaiting(id)) }
  }

  /// Reads the state where it lies: what belongs to an object is copied, field by field, for whoever only reads it.
  private func look<Seen>(_ read: (inout AppState) -> Seen) -> Seen { read(&state) }

  /// However much happens, the screen is drawn once a frame.
  private func requestFrame() {
    if isFrameRequested { return }
    isFrameRequested = true
    port.requestFrame()
  }
}

// What the browser says.
extension RunningApp {
  /// Whether these are the texts of the later part, which comes with them.
  package func join(_ laterTable: [UInt8]) -> Bool {
    guard let joined = texts.joined(by: laterTable) else { return false }
    texts = joined
    return true
  }

  /// - Parameter bytes: none when it could not be done.
  package func answer(_ id: Int, _ bytes: [UInt8]?) {
    if let action = requests.end(id, bytes) { send(action) }
  }

  package func news(_ kind: NewsKind, _ bytes: [UInt8] = []) {
    // The browser has no way into the app to undo any more.
    if kind == .wentBack { isInside = false }
    send(.news(kind, bytes))
  }

  package func frame() {
    isFrameRequested = false
    // The page came with what a start looks like; building it again would only keep home waiting.
    if !hasDrawn, look({ $0.isOpening }) { return }
    hasDrawn = true
    let patches = renderer.render(look { [texts] in screen($0, texts) })
    if !patches.isEmpty { port.applyPatches(encoder.encode(patches)) }
    tellWhereBackLeads()
  }

  private func tellWhereBackLeads() {
    if isInside == look({ $0.canGoBack }) { return }
    isInside.toggle()
    ask(.setInside(isInside))
  }

  /// Something happened to a node; nothing follows when the node is gone or does not listen.
  package func event(node: UInt32, code: UInt8, value: String) {
    guard let event = Event(rawValue: code),
      let action = renderer.action(for: NodeID(node), event: event, value: value)
    else { return }
    send(action)
  }
}

// What storage says while it works.
extension RunningApp {
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

  /// Goes on with the snapshot that the browser was asked to save; the bytes once it is whole.
  ///
  /// The later part packs: until it is here, the browser does not call this.
  package func packSnapshot() -> [UInt8]? {
    guard look({ $0.hasLaterPart }), let bytes = Later.advance(&snapshot) else { return nil }
    snapshot = nil
    return bytes
  }

  /// Goes on with going through a quest unseen, from the screen as it was when that began.
  ///
  /// - Returns: Whether there is more to do.
  package func rehearse() -> Bool {
    guard look({ $0.hasLaterPart }) else { return false }
    rehearsal = look { [rehearsal, texts] in Later.rehearse(rehearsal, $0, texts) }
    return rehearsal.exists
  }

  /// What a try is to store, numbered: called inside the transaction that gives out the numbers.
  ///
  /// - Parameter stored: how many of the first are stored already.
  package func encode(
    through batch: BatchID,
    without stored: Int,
    from counter: Int64
  ) -> [EncodedOperation] {
    let operations = state.core.saving.operations(through: batch).dropFirst(stored)
    return operations.enumerated().map { index, operation in
      EncodedOperation(
        id: operation.id,
        record: LogWriter.record(operation, counter: counter + Int64(index))
      )
    }
  }
}

import Basics
import NativeKeys
import ServerCore
import Sync
import SyncSimulation
import SyncWire

@testable import SyncHost

/// What lies between devices: a server, and the time that all go by.
final class TestNetwork {
  private(set) var memory = MemoryStore()
  private var server: SyncServer
  var now: Int64 = 1_800_000_000_000
  /// Whether anybody answers.
  var isThere = true
  /// That were stored.
  private(set) var packs = 0
  /// Requests.
  private(set) var asked = 0
  /// What becomes of an answer on its way.
  var onTheWay: (SyncCall, Answered) -> Answered? = { $1 }
  /// Whether it is a server of before: it reads no entry of a later version.
  var answersFormToSecondVersion = false
  /// What happens while one is on its way.
  var meanwhile: (SyncCall) -> Void = { _ in }

  init() { server = Self.server(memory, invite: nil) }

  /// One that knows of no family yet.
  func beginAnew(invite: String?) {
    memory = MemoryStore()
    server = Self.server(memory, invite: invite)
  }

  private static func server(_ memory: MemoryStore, invite: String?) -> SyncServer {
    SyncServer(
      store: memory.store,
      isSigned: { OpenSSL.isSigned($1, $2, $0) },
      invite: invite.flatMap { InvitationCode($0) }
    )
  }

  func answer(_ call: SyncCall, _ body: [UInt8], token: [UInt8]?) -> Answered? {
    guard isThere else { return nil }
    asked += 1
    if answersFormToSecondVersion, case .storeEntry = call,
      let entry = try? RosterEntry(record: body[...]), entry.head.version > 1
    {
      return Answered(status: SyncRefusal.form.status, body: SyncRefusal.form.body)
    }
    let request = SyncRequest(call, token: token, body: body, address: "1.2.3.4", now: now)
    let reply = server.answer(request)
    if case .storePack = call, reply.status == 200 { packs += 1 }
    meanwhile(call)
    return onTheWay(call, Answered(status: reply.status, body: reply.body))
  }

  func eraseFamily(by device: TestDevice) {
    guard let book = device.host.sync?.book else { return }
    _ = answer(.eraseFamily(book.family), [], token: device.token(of: .device(book.device)))
  }
}

/// A worker as the browser has it, all of whose orders are carried out at once.
final class TestDevice {
  private let network: TestNetwork
  private var worker = SimulatedWorker(Disk(KeySafe(KeyWork())))
  private var waits = [false, false]
  /// What is answered instead, by the kinds of questions.
  var answers: (QuestionKind) -> [UInt8]? = { _ in nil }
  /// Where it was told to hear hints, and what it shows there.
  private(set) var listens: [(call: SyncCall, token: [UInt8]?)] = []

  init(_ network: TestNetwork) { self.network = network }

  var host: DeviceSync { worker.host }
  var status: SyncStatus { worker.status }
  var rows: [String: [UInt8]] { worker.disk.rows }

  /// The log, in its order, with what has arrived.
  var log: [(id: UInt128, record: [UInt8])] { worker.disk.logged }

  /// Power is cut, and the app opened again.
  func restart() {
    _ = worker.restart(at: network.now)
    work()
  }

  /// The browser has cleared what lay there of its family but for what pages were shown; its keys may be there.
  func loseBook() {
    for name in rows.keys where !name.hasSuffix("/status") { worker.disk.put(name, nil) }
  }

  /// As a link or a page leaves it here.
  func keep(invitation: String) {
    worker.disk.put(StoredName.invitation, Array(invitation.utf8))
  }

  func wish(_ wish: SyncWish) { tell(.wished(wish)) }

  func wish(_ wish: ViewWish) { tell(.wishedOfView(wish)) }

  /// Something is done here, in one go.
  func make(_ operations: OperationRecord...) { make(operations) }

  func make(_ operations: [OperationRecord]) {
    for operation in operations {
      worker.disk.add(StoredOperation(id: operation.id, record: operation.json.bytes))
    }
    lookAtLog()
  }

  func lookAtLog() {
    worker.lookAtLog(at: network.now)
    work()
  }

  func tell(_ message: HostMessage) {
    worker.tell(message.written, at: network.now)
    work()
  }

  func look() { tell(.look) }

  /// A parent's, or a player's, by a code of this one's; `work` lets both say to each other what they have to.
  func bringIn(
    _ joiner: TestDevice,
    player: UInt128? = nil,
    own: [UInt128] = [],
    paper: WrittenPaper? = nil,
    _ work: () -> Void
  ) throws(WireError) {
    wish(.closePairing)
    wish(.invite(isParents: !player.exists, player: player, own: own, paper: paper))
    guard let code = shownCode else { throw .damaged }
    joiner.wish(.join(code: code))
    work()
    wish(.compared(areSame: true))
    work()
  }

  /// That another device is to type.
  var shownCode: [UInt8]? {
    if case .showing(let code, _) = status.pairing { code } else { nil }
  }

  /// Waits are over, also those for somebody else.
  func wait() {
    for lane in [Lane.family, .pairing] where waits[Int(lane.rawValue)] || lane == .family {
      waits[Int(lane.rawValue)] = false
      tell(.wake(lane))
    }
  }

  private func work() {
    while let lane = worker.lanes.firstIndex(where: { !$0.isEmpty }),
      let queued = worker.next(lane)
    {
      carryOut(queued, lane)
    }
    listen()
  }

  private func carryOut(_ queued: SimulatedWorker.Queued, _ lane: Int) {
    switch queued.order {
    case .forget(let isOther): worker.forget(isOther: isOther, at: network.now)
    case .store(let changes): worker.store(changes, queued)
    case .ask(let count, let reader):
      var (answerer, answers) = (KeyAnswerer(count, reader), [[UInt8]]())
      while let kind = answerer.kind {
        let answer = answerer.answer(&worker.disk)
        answers.append(self.answers(kind) ?? answer)
      }
      worker.tell(WorkerMessage.keys(lane, answers), at: network.now)
    case .call(let call):
      let answer = network.answer(call.call, call.body, token: token(of: call.caller))
      let told = answer.map { (status: $0.status, body: $0.body) }
      worker.tell(WorkerMessage.answered(lane, told), at: network.now)
    case .wait: waits[lane] = true
    case .show, .listen: break
    }
  }

  private func listen() {
    while let call = worker.heard.popFirst() { listens.append((call.call, token(of: call.caller))) }
  }

  func token(of caller: WorkerCall.Caller) -> [UInt8]? {
    switch caller {
    case .nobody: nil
    case .device(let device): worker.disk.safe.token(device)
    case .code(let token): token
    }
  }

  /// A recovery code that is kept here, as somebody would write it down.
  func paper(_ name: RosterMember) -> [UInt8]? {
    worker.disk.safe.papers.last { $0.name == name }?.code
  }
}

extension HostMessage {
  fileprivate var written: [UInt8] {
    switch self {
    case .begin: []
    case .wake(let lane): WorkerMessage.wake(Int(lane.rawValue))
    case .look: WorkerMessage.look
    case .hinted(let top): WorkerMessage.hinted(top)
    case .answered(let lane, let answer):
      WorkerMessage.answered(
        Int(lane.rawValue),
        answer.map { (status: $0.status, body: $0.body) }
      )
    case .keys(let lane, let answers): WorkerMessage.keys(Int(lane.rawValue), answers)
    case .made(let records): WorkerMessage.made(records)
    case .wished(let wish): WorkerMessage.wished(wish)
    case .wishedOfView(let wish): WorkerMessage.wished(wish)
    case .couldNotAsk(let lane): WorkerMessage.couldNotAsk(Int(lane.rawValue))
    case .logUnread: WorkerMessage.logUnread
    }
  }
}

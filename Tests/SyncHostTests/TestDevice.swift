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
    let request = SyncRequest(call, token: token, body: body, address: "1.2.3.4", now: now)
    let reply = server.answer(request)
    if case .storePack = call, reply.status == 200 { packs += 1 }
    return Answered(status: reply.status, body: reply.body)
  }

  func eraseFamily(by device: TestDevice) {
    guard let book = device.host.sync?.book else { return }
    _ = answer(.eraseFamily(book.family), [], token: device.token(of: .device(book.device)))
  }
}

/// A worker as the browser has it, with keys of its own and a database of rows.
final class TestDevice {
  private let network: TestNetwork
  private(set) var host: SyncHost
  private var safe = KeySafe(KeyWork())
  private(set) var rows: [String: [UInt8]] = [:]
  /// The log, in its order, with what has arrived.
  private(set) var log: [(id: UInt128, record: [UInt8])] = []
  private var records: [UInt128: [UInt8]] = [:]
  /// What others have made.
  private var arrived: Set<UInt128> = []
  private(set) var status = SyncStatus()
  private var orders: [[HostOrder]] = [[], []]
  private var waits = [false, false]
  /// Where it was told to hear hints, and what it shows there.
  private(set) var listens: [(call: SyncCall, token: [UInt8]?)] = []

  init(_ network: TestNetwork) {
    self.network = network
    host = SyncHost(server: "https://family.example")
  }

  /// Power is cut, and the app opened again.
  func restart() {
    host = SyncHost(server: "https://family.example")
    orders = [[], []]
    var book = StoredBook()
    for name in rows.keys.sorted() { book.take(name, rows[name] ?? []) }
    tell(.begin(book, rows[StoredName.status].flatMap { SyncStatus(bytes: $0) }))
  }

  /// The browser has cleared what lay there of its family but for what pages were shown; its keys may be there.
  func loseBook() { rows = rows.filter { $0.key.hasSuffix("/status") } }

  /// As a link or a page leaves it here.
  func keep(invitation: String) { rows[StoredName.invitation] = Array(invitation.utf8) }

  func wish(_ wish: SyncWish) { tell(.wished(wish)) }

  /// Something is done here, in one go.
  func make(_ operations: OperationRecord...) { make(operations) }

  func make(_ operations: [OperationRecord]) {
    let records = operations.map { StoredRecord.seal($0.json.bytes) }
    for (operation, record) in zip(operations, records) { add(operation.id, record) }
    tell(.made(records))
  }

  func tell(_ message: HostMessage) {
    take(host.take(message, now: network.now))
    work()
  }

  func look() { tell(.look) }

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

  private func take(_ laned: [LanedOrder]) {
    for order in laned { orders[Int(order.lane.rawValue)].append(order.order) }
  }

  private func work() {
    while let lane = [Lane.family, .pairing].first(where: { !orders[Int($0.rawValue)].isEmpty }) {
      carryOut(orders[Int(lane.rawValue)].removeFirst(), lane)
    }
  }

  private func carryOut(_ order: HostOrder, _ lane: Lane) {
    switch order {
    case .forget(let isOther): forget(isOther: isOther)
    case .store(let changes): for change in changes { store(change) }
    case .ask(let questions):
      let answers = questions.map { answer($0).written(to: $0) }
      take(host.take(.keys(lane, answers), now: network.now))
    case .call(let call, let body, let caller):
      let answered = network.answer(call, body, token: token(of: caller))
      take(host.take(.answered(lane, answered), now: network.now))
    case .wait: waits[Int(lane.rawValue)] = true
    case .show(let status): self.status = status
    case .listen(let call, let caller): listens.append((call, token(of: caller)))
    }
  }

  /// What has come from others is this device's to send where the family that follows is another one.
  private func forget(isOther: Bool) {
    rows = rows.filter { !$0.key.hasPrefix("sync/") }
    if isOther { arrived = [] }
  }

  /// As the worker does for a family that begins here.
  func lookAtLog() {
    tell(.made(log.filter { !arrived.contains($0.id) }.map { $0.record }))
  }

  func token(of caller: Caller) -> [UInt8]? {
    switch caller {
    case .nobody: nil
    case .device(let device): safe.token(device)
    case .code(let token): token
    }
  }

  /// A recovery code that is kept here, as somebody would write it down.
  func paper(_ name: RosterMember) -> [UInt8]? { safe.paper[name] }

  private func store(_ row: StoredRow) {
    switch row {
    case .put(let name, let bytes): rows[name] = bytes
    case .delete(let name): rows[name] = nil
    case .operation(let id, let record):
      if records[id] != nil { return }
      add(id, record)
      arrived.insert(id)
    case .hide(let id):
      log.removeAll { $0.id == id }
      records[id] = nil
    }
  }

  private func add(_ id: UInt128, _ record: [UInt8]) {
    log.append((id, record))
    records[id] = record
  }

  private func answer(_ question: KeyQuestion) -> KeyAnswer {
    switch question {
    case .segment(let head):
      var reader = ByteReader((rows[StoredName.segment(head)] ?? [])[...])
      return .segment(reader.segment(upTo: SyncLimits.operations))
    case .pack(let seq):
      return .pack(rows[StoredName.pack(seq)].flatMap { try? Pack(record: $0[...]) })
    case .operations(let ids):
      return .records(
        ids.compactMap { id in
          records[id].flatMap { StoredRecord.open($0[...]) }.map {
            StoredOperation(id: id, record: Array($0))
          }
        }
      )
    case .invitation: return .bytes(rows[StoredName.invitation])
    default: return safe.answer(question) ?? .yes(false)
    }
  }
}

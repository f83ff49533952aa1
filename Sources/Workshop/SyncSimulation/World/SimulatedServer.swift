import NativeKeys
import ServerCore
import Sync
import SyncRoster
import SyncWire

/// The server's real handlers above tables that can be copied, put back and bent.
struct SimulatedServer {
  var family: FamilyID
  private let primitives: Primitives
  private let bugs: [PlantedServerBug]
  private var tables = MemoryTables()

  /// Bytes that the family may have; none where there is no end of room.
  var room: Int64?

  /// - Parameter bugs: duties that it is without; in builds for tests alone.
  init(
    _ family: FamilyID,
    bugs: [PlantedServerBug],
    primitives: Primitives
  ) {
    self.bugs = bugs
    self.family = family
    self.primitives = primitives
  }

  mutating func answer(_ request: SentRequest, _ now: Int64) -> Answered {
    let request = SyncRequest(
      request.call,
      token: request.token,
      body: request.body,
      address: "",
      now: now
    )
    let reply = withServer { $0.answer(request) }
    return Answered(status: reply.status, body: reply.body)
  }

  private mutating func withServer<Result>(_ work: (SyncServer) -> Result) -> Result {
    let memory = MemoryStore()
    swap(&memory.tables, &tables)
    defer { swap(&memory.tables, &tables) }
    let isSigned = primitives.isSigned
    var quotas = SyncQuotas.none
    if let room { quotas.bytes = room }
    var server = SyncServer(
      store: memory.store,
      isSigned: { isSigned($1, $2, $0) },
      hash: primitives.sha256,
      quotas: quotas
    )
    #if PLANTED_BUGS
    server.bugs = bugs
    #endif
    return work(server)
  }
}

// MARK: - A look inside

extension SimulatedServer {
  private var own: FamilyTables? { tables.families[family] }

  var records: [RecordRow] { own?.records ?? [] }
  var top: Int { records.count }
  var size: Int64 { own?.row.bytes ?? 0 }
  var notes: [SeenNote] { own?.notes ?? [] }

  /// All that it has kept, of whatever table.
  var kept: MemoryTables { tables }

  func record(_ seq: Int) -> RecordRow { records[seq - 1] }

  var packs: [Pack] { records.compactMap { $0.pack } }

  func isActive(_ device: DeviceID) -> Bool {
    own?.members[device].map { !$0.isRevoked } ?? false
  }

  func isRevoked(_ device: DeviceID) -> Bool { own?.members[device]?.isRevoked ?? false }

  func at(_ seq: Int) -> Citation {
    seq == 0
      ? Citation(0, primitives.sha256(LogLink.beginning(of: family)))
      : Citation(Int64(seq), record(seq).link)
  }

  func isOn(_ at: Citation) -> Bool {
    at.number <= Int64(top) && self.at(Int(at.number)) == at
  }

  var roster: Roster { own?.roster ?? Roster() }
  var rosterHead: Hash256 { own?.row.roster ?? .zero }

  func place(_ chain: Chain) -> ChainPlace {
    own?.places[chain.device]?[chain.stream] ?? .zero
  }

  /// Of packs.
  func places(where isMeant: (PackHeader) -> Bool) -> [Int] {
    (1...max(1, top)).filter { $0 <= top && record($0).pack.map { isMeant($0.header) } ?? false }
  }

  /// Whether a pack is the next of its chain here.
  func fits(_ pack: Pack) -> Bool {
    place(pack.header.names.chain) == pack.header.span.before
  }
}

// MARK: - By force

extension SimulatedServer {
  /// Past every duty.
  mutating func append(_ pack: Pack) { withServer { $0.force(pack) } }

  mutating func put(_ note: SeenNote) {
    let family = family
    withServer { $0.force(note, in: family) }
  }

  /// Without the last records, as if they had never been.
  mutating func truncate(_ count: Int) { keep(Array(records.prefix(count))) }

  /// Entries alone stay from a place on.
  mutating func forgetPacks(from seq: Int) {
    keep(Array(records.prefix(seq - 1)) + records.dropFirst(seq - 1).filter { $0.kind == .entry })
  }

  private mutating func keep(_ left: [RecordRow]) {
    let family = family
    tables = MemoryTables()
    withServer { server in
      for record in left { server.force(record, in: family) }
    }
  }
}

extension RecordRow {
  var pack: Pack? { kind == .pack ? bytes.flatMap { try? Pack(record: $0[...]) } : nil }
}

extension SyncQuotas {
  /// A family may have what it likes.
  fileprivate static var none: SyncQuotas {
    var quotas = SyncQuotas()
    (quotas.bytes, quotas.entries, quotas.members, quotas.players) = (.max, .max, .max, .max)
    (quotas.requests, quotas.mailboxes, quotas.lookUps) = (.max, .max, .max)
    quotas.openMailboxes = .max
    return quotas
  }
}

import Commands
import NativeKeys
import ServerCore
import ServerHTTP
import ServerReminders
import ServerStorage
import SyncWire

/// What `timequest serve` keeps for families: in a folder, in a database, in memory, or nothing.
struct FamiliesToServe {
  struct Settings {
    var data: String?
    /// As `libpq` reads it; it may name a password, and is told to nobody.
    var database: String?
    var engine = DatabaseEngine.plain
    /// Until it ends.
    var isInMemory = false
    var invite: String?
    var quotas = SyncQuotas()
  }

  /// Without it no family begins here; none where anybody may begin one.
  let invitation: String?
  /// None where nothing is kept.
  let service: SyncService?
  /// Whether a token is one of a device that is in a family, or nil where that cannot be seen now; none where nothing
  /// is kept.
  let isMembers: (@Sendable (_ token: [UInt8]) -> Bool?)?
  /// What the store has done; none where nothing outlives the process.
  let counts: (@Sendable () -> StoreCounts)?
  /// For whoever starts it.
  let words: [String]
  private let close: @Sendable () -> Void

  /// - Parameters:
  ///   - isOpen: whoever reaches this server may begin a family, where no invitation is given.
  ///   - contact: this server's own address, for services that carry reminders.
  ///   - now: milliseconds since 1970.
  init(
    _ settings: Settings,
    isOpen: Bool,
    contact: String,
    now: @escaping @Sendable () -> Int64
  ) throws(Failure) {
    var settings = settings
    if let data = settings.data {
      let folder = try Failure.tell { () throws(StorageError) in try DataFolder(data) }
      if settings.invite == nil, !isOpen { settings.invite = try Self.invitation(keptIn: folder) }
      let kept = try Self.kept(in: folder, settings, contact)
      (service, isMembers, close) = (kept.service(now), kept.isMembers, kept.close)
      counts = kept.counts(of: service)
      words = ["Families are kept in \(data)"]
    } else if let address = settings.database {
      let database = try Failure.tell { () throws(StorageError) in
        try FamilyDatabase(address, settings.engine, .live)
      }
      if settings.invite == nil, !isOpen {
        settings.invite = try Failure.tell { () throws(StorageError) in
          try database.invitation(or: Self.makeCode)
        }
      }
      let kept = try Self.kept(in: database, settings, contact)
      (service, isMembers, close) = (kept.service(now), kept.isMembers, kept.close)
      counts = kept.counts(of: service)
      words = ["Families are kept in a database."]
    } else {
      (close, counts) = ({}, nil)
      if settings.isInMemory, settings.invite == nil, !isOpen { settings.invite = Self.makeCode() }
      let store = settings.isInMemory ? MemoryStore().store.inTurn : nil
      service = store.map { SyncService(inMemory: $0, settings, contact, now: now) }
      isMembers = store.map { $0.knowsToken }
      words = settings.isInMemory ? ["Families are kept in memory, until it ends."] : []
    }
    invitation = settings.invite
  }

  /// When nobody asks any more.
  func end() { close() }

  private static func kept(
    in folder: DataFolder,
    _ settings: Settings,
    _ contact: String
  ) throws(Failure) -> Kept {
    try Failure.tell { () throws(StorageError) in
      let progress = LongWorkNotes { Terminal.write($0) }
      let file = try FamilyFile(in: folder, .live, progress: progress, note: note)
      let kept = try RemindersFile(in: folder, now: Reminding.now, .live, note: note)
      let key = OpenSSL.privateKey(pkcs8: kept.key) ?? OpenSSL.makePair()
      let reminders = reminders(kept.store, key, contact) { file.isMember($0, $1) }
      let families = try KeptFamilies(file, note: note) {
        SyncServer($0, settings, reminders)
      }
      return Kept(families: families, knows: { file.knows($0) }) {
        file.close()
        families.close()
        kept.close()
      }
    }
  }

  private static func kept(
    in database: FamilyDatabase,
    _ settings: Settings,
    _ contact: String
  ) throws(Failure) -> Kept {
    try Failure.tell { () throws(StorageError) in
      let pkcs8 = try database.pushKey(.live)
      let key = OpenSSL.privateKey(pkcs8: pkcs8) ?? OpenSSL.makePair()
      let store = database.reminders(note: note)
      let reminders = reminders(store, key, contact) { database.isMember($0, $1) }
      let families = KeptFamilies(database, note: note) { SyncServer($0, settings, reminders) }
      let hints = DatabaseHints(database)
      return Kept(families: families, knows: { database.knows($0) }, hints: hints) {
        families.close()
        hints.close()
        database.close()
      }
    }
  }

  private static let note: @Sendable (StorageNote) -> Void = { Terminal.writeError($0.line) }

  /// Made at the first start, and the same from then on.
  private static func invitation(keptIn folder: DataFolder) throws(Failure) -> String {
    try Failure.tell { () throws(StorageError) in try folder.invitation(or: makeCode) }
  }

  private static func makeCode() -> String {
    PairingCode(OpenSSL.random(PairingCode.length))?.text ?? ""
  }

  fileprivate static func reminders(
    _ store: ReminderStore,
    _ key: PrivateKey,
    _ contact: String,
    isMember: @escaping @Sendable (FamilyID, DeviceID) -> Bool
  ) -> ReminderService {
    let reminding = Reminding(
      reminders: store,
      isMember: isMember,
      key: key,
      contact: contact
    )
    reminding.begin()
    return reminding.desk.service { Reminding.now }
  }
}

/// What answers requests of families that are kept.
private struct Kept {
  let families: KeptFamilies
  let knows: @Sendable (_ tokenHash: Hash256) -> Bool?
  /// Where other servers keep the same families.
  var hints: DatabaseHints?
  let close: @Sendable () -> Void

  var isMembers: @Sendable (_ token: [UInt8]) -> Bool? {
    { [knows] token in knows(RosterMaking.live.hash(token)) }
  }

  func counts(of service: SyncService?) -> @Sendable () -> StoreCounts {
    { [families] in
      var counts = families.counts
      counts.listeners = service?.listeners ?? 0
      return counts
    }
  }

  func service(_ now: @escaping @Sendable () -> Int64) -> SyncService {
    let handler: SyncHandler = { [families] in families.answer($0, $1) }
    guard let hints else { return SyncService(handler, now: now) }
    let service = SyncService(handler, spread: { hints.tell($0) }, now: now)
    hints.begin(listened: { service.listened }, hear: { service.hear($0) })
    return service
  }
}

extension SyncService {
  fileprivate init(
    inMemory store: SyncStore,
    _ settings: FamiliesToServe.Settings,
    _ contact: String,
    now: @escaping @Sendable () -> Int64
  ) {
    let (reminders, key) = (MemoryReminders().store, OpenSSL.makePair())
    let service = FamiliesToServe.reminders(reminders, key, contact) { store.isMember($0, $1) }
    let server = SyncServer(store, settings, service)
    self.init(server, place: Workers(width: 1).place, now: now)
  }
}

extension SyncStore {
  fileprivate var knowsToken: @Sendable (_ token: [UInt8]) -> Bool? {
    { token in knows(RosterMaking.live.hash(token)) }
  }
}

extension SyncServer {
  fileprivate init(
    _ store: SyncStore,
    _ settings: FamiliesToServe.Settings,
    _ reminders: ReminderService
  ) {
    self.init(
      store: store,
      isSigned: RosterMaking.live.isSigned,
      hash: RosterMaking.live.hash,
      quotas: settings.quotas,
      invite: settings.invite.flatMap { InvitationCode($0) },
      reminders: reminders
    )
  }
}

extension FamiliesToServe {
  static let options: [Option<Serve.Settings>] = [
    Option(
      name: "--data",
      placeholder: "DIR",
      help: "Keep devices of families in step, and keep what they send in this folder."
    ) {
      $0.families.data = $1
      return nil
    },
    Option(
      name: "--database",
      placeholder: "ADDRESS",
      help:
        "Keep them in a PostgreSQL database instead (postgres://...), which any number of servers may share."
    ) {
      $0.families.database = $1
      return nil
    },
    Option(
      name: "--engine",
      placeholder: "KIND",
      help:
        "What the database is: plain (PostgreSQL, as if not said), or distributed, which spreads families over machines."
    ) {
      guard let engine = DatabaseEngine(rawValue: $1) else {
        return "\"\($1)\" is neither plain nor distributed."
      }
      $0.families.engine = engine
      return nil
    },
    .switch(
      "--keep-families-in-memory",
      help: "The same without a folder: forgets everything when the server ends, to try it out."
    ) { $0.families.isInMemory = true },
    Option(
      name: "--invite",
      placeholder: "CODE",
      help:
        "Take only families that bring this code. Without it one is made and told; a server for this machine alone asks for none."
    ) {
      $0.families.invite = $1
      return InvitationCode($1) == nil ? "\"\($1)\" is not 8 to 64 letters and digits." : nil
    },
    .bounded("--megabytes-a-family", help: "Room for each family; 200 unless given.") {
      $0.quotas.bytes = Int64($1) << 20
    },
    .bounded("--requests-an-hour", help: "Of each device; 600 unless given.") {
      $0.quotas.requests = $1
    },
  ]
}

extension Option<Serve.Settings> {
  fileprivate static func bounded(
    _ name: String,
    help: String,
    set: @escaping @Sendable (inout FamiliesToServe.Settings, Int) -> Void
  ) -> Option {
    Option(name: name, placeholder: "NUMBER", help: help) { settings, text in
      guard let number = Int(text), (1...100_000_000).contains(number) else {
        return "\"\(text)\" is not a number from 1 to 100000000."
      }
      set(&settings.families, number)
      return nil
    }
  }
}

extension ServerKeyMaking {
  /// By OpenSSL.
  fileprivate static let live = ServerKeyMaking(
    make: { OpenSSL.makePair().pkcs8 },
    isKey: { OpenSSL.privateKey(pkcs8: $0) != nil }
  )
}

extension RosterMaking {
  /// By OpenSSL.
  static let live = RosterMaking(
    isSigned: { OpenSSL.isSigned($1, $2, $0) },
    hash: { OpenSSL.sha256($0) }
  )
}

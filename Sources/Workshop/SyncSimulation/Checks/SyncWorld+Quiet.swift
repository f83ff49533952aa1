import Basics
import Sync
import SyncRoster
import SyncWire

/// Everybody is there and nothing is lost on the way, until nobody has anything to say.
extension SyncWorld {
  package func run(steps: Int = 70) throws(BrokenInvariant) {
    if faults == nil { begin() } else { inCalm { begin() } }
    for name in ["P1", "P2", "A1", "B1"] where !known.contains(where: { $0.name == name }) {
      throw fail(7, "\(name) does not come in")
    }
    for _ in 0..<steps { step() }
    if faults != nil, seed % 2 == 0 { try beLevelByHints() }
    try beQuiet()
    try check()
    // What comes at the end of a family takes as long as all the rest.
    if seed % 3 == 0, mischief == nil { try end() }
  }

  func beQuiet() throws(BrokenInvariant) {
    if let words = memory.forged.first { throw fail(10, words) }
    isCalm = true
    server.room = nil
    if mischief == .fork { forgetWhoCameBack() }
    hostility.isOn = false
    memory.late = []
    for _ in 0..<14 {
      // No quest that was under way keeps anything back, also where it was seen only by a worker that was begun anew.
      for device in members where !hangs(device) { glance(device) }
      idle += 3_600_000
      let before = recordCount
      for device in members.sorted(by: { $0.name < $1.name }) {
        log("\(device.name) syncs in quiet")
        // The first ends what was under way.
        for _ in 0..<2 { sync(device, 400) }
      }
      if recordCount == before, members.allSatisfy({ $0.hasRest }) { return }
    }
    throw fail(2, "devices go on answering each other")
  }

  /// On both logs, where there are two.
  private var recordCount: Int { server.top + (hostility.branch?.top ?? 0) }

  func check() throws(BrokenInvariant) {
    if let name = memory.unreadable.first { throw fail(1, "the book of \(name) cannot be read") }
    try checkGrowth()
    // It takes as long as all the rest.
    if seed % 16 == 0 || seed % 16 == 15 { try checkPlaintext() }
    try checkNotes()
    if mischief != nil { return try checkHostility() }
    if faults != nil { try checkFaults() }
    if notices[.twoRosters] != nil { return }
    try checkNotices()
    try checkRosters()
    try checkPlaces()
    for stream in [.plan] + players {
      try checkStream(stream)
      try checkProgress(stream)
    }
    try checkSecrets()
    try checkRevoked()
    try checkWishes()
    try checkViews()
  }

  /// Members that the server knows: one of a branch that is gone waits and is paired again.
  var known: [SimulatedDevice] { members.filter { server.isActive($0.id) } }

  private func checkNotices() throws(BrokenInvariant) {
    for notice in [SyncNotice.fork, .badEntry] {
      if let who = notices[notice] { throw fail(6, "\(who.sorted()) tell \(notice)") }
    }
    try checkGaps()
    if let device = devices.first(where: { $0.book.standing == .stopped }) {
      throw fail(6, "\(device.name) stands still")
    }
    if notices[.copy] != nil, memory.faulty.isEmpty, !memory.hasRolledBack {
      throw fail(6, "there is no copy")
    }
  }

  /// That something is missing may be told after a loss, until somebody has given it back: to the end, only where
  /// the device that was taken out is alone in having what its cut names, or where a copy of it has taken its places in
  /// the log.
  private func checkGaps() throws(BrokenInvariant) {
    if let who = notices[.gap], !memory.hasRolledBack { throw fail(6, "\(who.sorted()) tell gap") }
    for device in known where device.book.told.contains(.gap) {
      let waiting = device.book.heldBack.all.filter { !$0.value.isEmpty }
      if waiting.isEmpty || waiting.contains(where: { canComeYet($0.device, $0.stream) }) {
        throw fail(6, "\(device.name) goes on telling gap")
      }
    }
  }

  /// Whether a member has come to the end that a revoked device's cut names, by what lies in the log.
  private func canComeYet(_ maker: DeviceID, _ stream: StreamID) -> Bool {
    known.contains { device in
      let chain = device.book.chain(maker, stream)
      let there = device.book.log.places[maker, stream] ?? .zero
      return device.book.leads(chain, to: there)
        && device.book.cut(maker, stream).map { device.book.leads(chain, to: $0) } ?? false
    }
  }

  /// The server has it, and readers wait in vain for the end that its device's revocation names.
  private func isHeldBack(_ key: ChainKey) -> Bool {
    known.contains { !($0.book.heldBack[key.device, key.stream]?.isEmpty ?? true) }
      && !canComeYet(key.device, key.stream)
  }

  private func checkRosters() throws(BrokenInvariant) {
    guard let first = known.first else { return }
    for device in known where device.book.roster.head != first.book.roster.head {
      throw fail(2, "rosters of \(first.name) and \(device.name) differ")
    }
  }

  private func checkPlaces() throws(BrokenInvariant) {
    var heads: [String: Hash256] = [:]
    for device in known {
      for (chain, stream, spans) in device.book.chains.all {
        for span in spans {
          let place = "\(chain.raw) \(stream.raw) \(span.first)"
          if let other = heads[place], other != span.head {
            throw fail(5, "place \(span.first) of \(name(chain)) in \(name(stream)) is used twice")
          }
          heads[place] = span.head
        }
      }
    }
  }

  func name(_ id: DeviceID) -> String { device(named: id)?.name ?? "somebody" }

  func readers(_ stream: StreamID) -> [SimulatedDevice] {
    known.filter { device in
      let roster = device.book.roster
      return device.book.role.contains(stream) && roster.holds(device.id, stream)
        && roster.current(stream).map { device.book.held.contains($0) } ?? false
    }
  }

  private func checkStream(_ stream: StreamID) throws(BrokenInvariant) {
    let readers = readers(stream)
    guard let first = readers.first else { return }
    let all = first.counted(stream, self)
    for device in readers.dropFirst() where device.counted(stream, self) != all {
      let others = device.counted(stream, self)
      let (more, fewer) = (others.subtracting(all), all.subtracting(others))
      log("  \(more.map { short($0) }) and \(fewer.map { short($0) })")
      throw fail(
        2,
        "\(first.name) and \(device.name) differ in \(name(stream)) by \(fewer.count) and \(more.count)"
      )
    }
    try checkAcknowledged(stream, all)
    for device in readers {
      let isWaiting = !(device.book.outbox[stream]?.isEmpty ?? true)
      if isWaiting || (device.book.pending[stream] ?? nil) != nil {
        throw fail(1, "\(device.name) cannot send in \(name(stream))")
      }
    }
  }

  private func checkAcknowledged(
    _ stream: StreamID,
    _ all: Set<UInt128>
  ) throws(BrokenInvariant) {
    let sealed = Set(unreadable(stream))
    for (id, key) in memory.acknowledged.sorted(by: { $0.key < $1.key })
    where key.stream == stream && !all.contains(id) && !memory.excused.contains(id)
      && !sealed.contains(id)
    {
      let waits = members.contains { !server.isActive($0.id) && $0.disk.counted.contains(id) }
      if waits || isHeldBack(key) { continue }
      throw fail(1, "\(short(id)) of \(name(key.device)) in \(name(stream)) was acknowledged")
    }
  }

  /// What lies there sealed for nobody who is left.
  private func unreadable(_ stream: StreamID) -> [UInt128] {
    let readers = readers(stream)
    return server.packs.filter { pack in
      pack.header.names.stream == stream
        && !readers.contains { $0.book.held.contains(pack.header.names.keyID) }
    }.flatMap { operations(in: $0) }
  }

  /// What somebody wanted, and might want, is so.
  private func checkWishes() throws(BrokenInvariant) {
    for (name, other) in memory.wishes where !memory.faulty.contains(name) {
      guard let device = known.first(where: { $0.name == name }),
        device.book.roster.isActive(other), !memory.hasRolledBack,
        device.book.roster.members[device.id]?.isParents ?? false
      else { continue }
      throw fail(2, "\(name) wanted to revoke \(self.name(other))")
    }
  }

  /// A secret is with whom it was given.
  private func checkSecrets() throws(BrokenInvariant) {
    for device in devices where !memory.faulty.contains(device.name) {
      for stream in device.book.roster.streamIDs {
        let epochs = device.book.roster.streams[stream]?.epochs ?? []
        let isIn = memory.admitted[stream]?.contains(device.name) ?? false
        let holds = epochs.contains { device.book.held.contains($0.keyID) }
        let hasOpened = device.book.roster.holds(device.id, stream)
        if holds, !isIn, !hasOpened {
          throw fail(3, "\(device.name) holds a secret of \(name(stream))")
        }
      }
    }
    if let words = memory.sealedForRevoked.first { throw fail(3, words) }
    try checkWraps()
    try checkPapers()
  }

  /// No secret that came after a revocation is for whom it took out.
  private func checkWraps() throws(BrokenInvariant) {
    var gone: [DeviceID] = []
    for entry in known.first?.book.roster.entries ?? [] {
      var epochs: [Epoch] = []
      switch entry.entry.body {
      case .revoke(let revocation):
        gone.append(revocation.device)
        try checkRole(entry.head.author, revocation.device)
        epochs = revocation.epochs
      case .epoch(let new): epochs = [new.epoch]
      default: break
      }
      for wrap in epochs.flatMap({ $0.wraps }) {
        if case .device(let device) = wrap.recipient, gone.contains(device) {
          throw fail(3, "a secret is wrapped for \(name(device)), who is out")
        }
      }
    }
  }

  /// The server has lost it, and nobody is left who had read it.
  private func isKnownToBeOut(_ name: String) -> Bool {
    guard let device = devices.first(where: { $0.name == name }) else { return false }
    return !memory.hasRolledBack || known.contains { $0.book.knowsRevocation(of: device.id) }
  }

  private func checkRole(
    _ author: RosterMember,
    _ device: DeviceID
  ) throws(BrokenInvariant) {
    guard case .device(let author) = author, author != device,
      let members = known.first?.book.roster.members
    else { return }
    if members[device]?.isParents ?? false, !(members[author]?.isParents ?? false) {
      throw fail(3, "\(name(author)), a player's device, took out \(name(device))")
    }
  }

  /// What a revoked device made beyond its cut, nobody counts.
  private func checkRevoked() throws(BrokenInvariant) {
    for (name, out) in memory.out.sorted(by: { $0.key < $1.key })
    where !memory.faulty.contains(name) && isKnownToBeOut(name) {
      let stay = out.stay.union(memory.lostUnread)
      for device in known where device.name != name {
        let more = device.disk.counted.filter { memory.makers[$0] == name && !stay.contains($0) }
        if !more.isEmpty {
          log("  \(more.map { short($0) })")
          throw fail(4, "\(device.name) counts \(more.count) of \(name), who was out")
        }
      }
    }
  }
}

extension SimulatedDevice {
  func counted(_ stream: StreamID, _ world: SyncWorld) -> Set<UInt128> {
    disk.counted.filter { world.memory.streams[$0] == stream }
  }
}

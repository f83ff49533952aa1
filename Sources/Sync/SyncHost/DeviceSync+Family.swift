import Basics
import Sync
import SyncRoster
import SyncWire

/// The family's machine.
extension DeviceSync {
  mutating func begin(_ book: StoredBook, _ shown: SyncStatus?) {
    guard !book.head.isEmpty, let book = try? Book(book) else { return remember(shown) }
    sync = SyncMachine(planted(book))
    stored = book
    wakeFamily()
  }

  /// Nothing is sent and nothing is read until a person brings this device back.
  private mutating func remember(_ shown: SyncStatus?) {
    guard var shown, shown.standing != .alone else { return }
    if shown.standing == .member || shown.standing == .stopped { shown.standing = .emptied }
    emptied = shown
  }

  /// A quest under way waits for its end, however often the page is hidden and shown, or opened, meanwhile: on a phone
  /// that goes dark at each step each would be a pack.
  mutating func wakeFamily() {
    let waits = sync?.book.hasQuestUnderWay(at: now) ?? false
    give(waits ? .look : .wake)
  }

  /// As a member of a family, with all that lies in this device's log.
  mutating func begin(_ book: Book, _ event: SyncEvent) {
    let before = sync?.book.family ?? emptied?.family
    order(.forget(isOther: before != book.family), .family)
    (stored, emptied) = (nil, nil)
    // What was answered to an earlier try says nothing of this one.
    (silences, lastRefusal) = (0, nil)
    sync = SyncMachine(planted(book))
    give(event)
  }

  /// With what a test has taken away.
  private func planted(_ book: Book) -> Book {
    #if PLANTED_BUGS
    var book = book
    book.bugs = bugs
    #endif
    return book
  }

  mutating func give(_ event: SyncEvent) {
    guard let made = sync?.take(event, at: now) else { return }
    carry(made)
  }

  private mutating func carry(_ made: [SyncOrder]) {
    for order in made {
      switch order {
      case .store(let kept): self.order(.store(rows(kept)), .family)
      case .ask(let questions): self.order(.ask(questions), .family)
      case .call(let call, let body, let device):
        self.order(.call(call, body, by: .device(device)), .family)
      case .wait(let seconds): self.order(.wait(seconds: seconds), .family)
      }
    }
  }

  /// What has changed of the book, and what came with it.
  private mutating func rows(_ kept: [Kept]) -> [StoredRow] {
    guard let book = sync?.book else { return [] }
    let changes = book.changes(since: stored)
    let (before, waiting) = (stored?.placesOfUnread ?? [], book.placesOfUnread)
    stored = book
    return changes.map { change in
      let name = StoredName.of(change.key)
      return if let bytes = change.bytes { .put(name, bytes) } else { .delete(name) }
    } + kept.flatMap { Self.rows($0, waiting) }
      + before.filter { !waiting.contains($0) }.map { .delete(StoredName.pack($0)) }
  }

  /// - Parameter waiting: places of packs that cannot be taken yet; what could be lies in segments.
  private static func rows(_ kept: Kept, _ waiting: [Int64]) -> [StoredRow] {
    switch kept {
    case .segment(let segment):
      var writer = ByteWriter()
      writer.write(segment)
      return [.put(StoredName.segment(segment.span.head), writer.bytes)]
    case .pack(let pack, let seq):
      return waiting.contains(seq) ? [.put(StoredName.pack(seq), pack.record)] : []
    case .operations(let found):
      return found.map { .operation(id: $0.id, record: StoredRecord.seal($0.record)) }
    case .hidden(let ids): return ids.map { .hide(id: $0) }
    }
  }

  mutating func take(_ answer: Answered?) {
    lastRefusal = answer.flatMap { SyncRefusal.read(status: $0.status, $0.body) }
    give(.answered(answer))
    silences = sync?.contact == .silent ? silences + 1 : 0
  }

  /// Of each stream in their order; a damaged record is left where it is.
  mutating func note(_ records: [[UInt8]]) {
    guard sync.exists else { return }
    var made = Table<StreamSubject, Made>()
    for record in records {
      guard let operation = Self.operation(record), let stream = operation.place else { continue }
      made[stream, default: Made()].take(operation)
    }
    for index in made.indices {
      let (stream, all) = (made.id(at: index), made.values[index])
      sync?.noteQuest(stream, all.isQuestUnderWay, at: now)
      give(.made(all.ids, stream, mayWait: all.mayWait))
    }
  }

  private static func operation(_ record: [UInt8]) -> OperationRecord? {
    guard let content = StoredRecord.open(record[...]), let json = try? JSON.parse(Array(content))
    else { return nil }
    return try? OperationRecord(json)
  }
}

/// What was made in a stream.
private struct Made: Hashable, Sendable {
  var ids: [UInt128] = []
  var mayWait = true
  /// After all of it; none where it says nothing of that.
  var isQuestUnderWay: Bool?

  mutating func take(_ operation: OperationRecord) {
    ids.append(operation.id)
    // More of its quest comes after what is not its end; what comes after the end waits until the page is hidden.
    let course = QuestKind(named: operation.kind)?.course
    mayWait = mayWait && (course == .goesOn || course == .belongs)
    switch course {
    case .goesOn: isQuestUnderWay = true
    case .ends: isQuestUnderWay = false
    case .belongs, nil: break
    }
  }
}

extension OperationRecord {
  /// None of a player's that names nobody.
  fileprivate var place: StreamID? {
    stream == .play ? player.map { .play(of: $0) } : .plan
  }
}

extension DeviceSync {
  /// In the place of the newest as this device knows it: one that comes meanwhile stays.
  mutating func renewCode(of name: RosterMember) {
    guard let newest = sync?.book.roster.newest(name) else { return }
    give(.wished(.renew(name, replacing: newest.code.lookup)))
  }
}

// MARK: - What a page is told

extension DeviceSync {
  var status: SyncStatus {
    var status = emptied ?? SyncStatus()
    status.pairing = pairing?.status ?? .none
    guard let book = sync?.book else { return status }
    status.standing = SyncStatus.Standing(book.standing)
    status.progress = progress
    status.family = book.family
    status.device = book.device
    status.devices = book.roster.arrivals.compactMap { book.roster.members[$0] }.map {
      Self.device($0, book)
    }
    (status.notices, status.seen) = (book.told, book.seen)
    status.codes = book.codes
    return status
  }

  private static func device(_ member: RosterDevice, _ book: Book) -> SyncDevice {
    var device = SyncDevice(
      id: member.id,
      isParents: member.isParents,
      players: book.roster.players(of: member.id),
      isRemoved: book.roster.isRevoked(member.id)
    )
    // Whoever is out sends nothing any more.
    device.isLeaving = book.standing == .member && book.wishes.contains(.revoke(member.id))
    device.takesCode = !book.roster.codes(goingWith: member.id).isEmpty
    device.hasBegun = book.hasBegun(member.id)
    return device
  }

  private var progress: SyncStatus.Progress {
    // Who cannot read its keys asks nobody, and says nothing of a network.
    guard let sync, sync.contact == .answered || sync.hasKeyTrouble else { return .onItsOwn }
    return sync.isInStep && !isLogUnread ? .inStep : .catchingUp
  }
}

extension Book {
  /// Of each name the newest.
  fileprivate var codes: [SyncCode] {
    var codes: [SyncCode] = []
    for paper in roster.papers
    where roster.newest(paper.code.name)?.code.lookup == paper.code.lookup {
      codes.append(code(paper))
    }
    return codes
  }

  private func code(_ paper: CodeState) -> SyncCode {
    let name = paper.code.name
    var code = SyncCode(
      player: name.stream?.raw ?? 0,
      lookup: paper.code.lookup,
      // Copies are closed for it as long as there is no other: open would be worse.
      keys: paper.code.keys(of: family)
    )
    code.isVoid = paper.isVoid
    code.knowers = paper.knowers.filter { roster.isActive($0) }
    code.isRenewable = standing == .member && roster.mayRenew(name, by: device)
    code.isBeingRenewed = wishes.contains(.renew(name, replacing: paper.code.lookup))
    return code
  }
}

extension SyncStatus.Standing {
  fileprivate init(_ standing: Standing) {
    self =
      switch standing {
      case .member: .member
      case .stopped: .stopped
      case .removed: .removed
      case .erased: .erased
      }
  }
}

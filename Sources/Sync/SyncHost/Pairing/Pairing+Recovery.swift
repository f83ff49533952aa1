import Basics
import Sync
import SyncRoster
import SyncWire

// By a recovery code that stands on paper: no device is left to invite this one, or none that could hand on what a
// player played.
extension Pairing {
  mutating func recover(_ code: [UInt8], _ state: KnownFamily?) throws(PairingStop) {
    if let state {
      try open(code, state)
    } else {
      try comeBack(code)
    }
  }

  /// The family's code brings this device in, as a parent's.
  private mutating func comeBack(_ code: [UInt8]) throws(PairingStop) {
    let token = try script.bytes(.derive(code, info: KeyInfo.code(.codeToken), count: 32))
    let lookup = try script.lookup(of: code)
    let body = try script.call(.readCode(lookup: lookup), by: .code(token))
    guard let answer = try? CodeAnswer(body) else { throw .ends(.refused) }
    let roster = try script.roster(answer.roster, of: answer.family)
    guard let known = roster.codes.first(where: { $0.lookup == lookup }) else {
      throw .ends(.unknownSheet)
    }
    guard known.name == .familyCode else { throw .ends(.familyFirst) }
    let typed = TypedCode(code, of: answer.family, known)
    guard try script.isYes(.keepCode(typed)) else { throw .ends(.unknownSheet) }
    let beginning = try script.hash(LogLink.beginning(of: answer.family))
    let joining = try script.joining(by: typed, roster)
    let entry = try script.entry(.add(joining), by: typed, roster, beginning)
    let stored = try script.call(
      .storeEntry(answer.family, isAgain: false),
      entry,
      by: .code(token)
    )
    begun = Book(
      family: answer.family,
      device: joining.device.id,
      role: [.plan],
      beginning: beginning,
      arrival: (try? StoredAnswer(stored))?.at
    )
    status = .done(joining.device.id)
  }

  /// A player's code opens what was sealed for it, on a device that is in the family.
  private mutating func open(_ code: [UInt8], _ state: KnownFamily) throws(PairingStop) {
    let lookup = try script.lookup(of: code)
    // One that is void opens what was sealed before it was.
    guard let known = state.roster.paper(lookup)?.code else { throw .ends(.unknownSheet) }
    let (stream, own) = (known.name.stream ?? .plan, state.device)
    let epochs = state.roster.streams[stream]?.epochs ?? []
    let isHolder = state.roster.holds(own.id, stream)
    let lacking = epochs.filter { !state.held.contains($0.keyID) }
    if stream == .plan || isHolder && lacking.isEmpty { throw .ends(.isHere) }
    if !isHolder, !state.roster.readers(stream).isEmpty { throw .ends(.isRead) }
    // It is not kept: the roster would not know that this device has it.
    let typed = TypedCode(code, of: state.family, known)
    var opened: [KeyID] = []
    for epoch in lacking where try script.takes(epoch, by: typed, for: own) {
      opened.append(epoch.keyID)
    }
    _ = try script.isSo(.handedOn(.hold(stream, opened)))
    status = .done(own.id)
  }
}

extension PairingScript {
  fileprivate mutating func lookup(of code: [UInt8]) throws(PairingStop) -> UInt128 {
    let bytes = try bytes(.derive(code, info: KeyInfo.code(.codeLookup), count: 16))
    return WrittenCode.value(of: bytes) ?? 0
  }

  mutating func isYes(_ question: KeyQuestion) throws(PairingStop) -> Bool {
    guard case .yes(let isYes) = try ask(question) else { throw .ends(.refused) }
    return isYes
  }

  /// As the server tells it, in the order in which it hangs together.
  fileprivate mutating func roster(
    _ records: [[UInt8]],
    of family: FamilyID
  ) throws(PairingStop) -> Roster {
    let entries = records.compactMap { try? RosterEntry(record: $0[...]) }
    guard let last = entries.last, entries.count == records.count else { throw .ends(.refused) }
    let newest = try hash(last.signed.text)
    let hashes = entries.dropFirst().map { $0.head.previous } + [newest]
    var (roster, believer) = (Roster(), Believer(script: self))
    defer { self = believer.script }
    for (entry, hash) in zip(entries, hashes) {
      let known = try roster.known(entry, hash: hash, of: family, by: &believer)
      guard entry.isKnown, roster.take(known) else { throw .ends(.refused) }
    }
    return roster
  }

  /// A new device with the newest secret of the plan, which carries those before it.
  fileprivate mutating func joining(
    by code: TypedCode,
    _ roster: Roster
  ) throws(PairingStop) -> Joining {
    var device = try makeDevice(DeviceID(try random()))
    device.isParents = true
    guard let plan = roster.streams[.plan]?.current,
      let wrap = try wrap(of: plan, by: code, for: device)
    else { throw .ends(.refused) }
    let given = Epoch(stream: .plan, number: plan.number, keyID: plan.keyID, wraps: [wrap])
    return Joining(device: device, streams: [given])
  }

  /// What was wrapped for the code, wrapped for a device; none where it was not.
  private mutating func wrap(
    of epoch: Epoch,
    by code: TypedCode,
    for device: RosterDevice
  ) throws(PairingStop) -> Wrap? {
    guard let wrap = epoch.wraps.first(where: { $0.recipient == code.known.name }) else {
      return nil
    }
    let recipient = Recipient(.device(device.id), device.wrap)
    let name = EpochName(family: code.family, stream: epoch.stream, number: epoch.number)
    let answer = try ask(.giveByCode(wrap, name, epoch.keyID, by: code, to: recipient))
    guard case .wrap(let given) = answer else { throw .ends(.refused) }
    return given
  }

  /// Whether a secret is held here from now on.
  fileprivate mutating func takes(
    _ epoch: Epoch,
    by code: TypedCode,
    for device: RosterDevice
  ) throws(PairingStop) -> Bool {
    guard let wrap = try wrap(of: epoch, by: code, for: device) else { return false }
    let name = EpochName(family: code.family, stream: epoch.stream, number: epoch.number)
    return try isYes(.take(wrap, name, epoch.keyID, by: device.id))
  }

  /// The next entry, for which the code stands.
  fileprivate mutating func entry(
    _ body: EntryBody,
    by code: TypedCode,
    _ roster: Roster,
    _ beginning: Hash256
  ) throws(PairingStop) -> [UInt8] {
    let head = EntryHead(
      index: Int64(roster.entries.count),
      previous: roster.head,
      author: code.known.name,
      kind: "",
      at: Citation(0, beginning)
    )
    guard let text = try? RosterEntry.text(head, body),
      case .signature(let signature) = try ask(
        .signByCode(RosterEntry.signedBytes(code.family, text: text), code)
      )
    else { throw .ends(.refused) }
    return text + signature.bytes
  }
}

/// Whether each author stands for what a server shows to whoever has nothing but a code, this device asks as a
/// member, when it reads the log.
private struct Believer: EntryWitness {
  var script: PairingScript

  mutating func hash(_ bytes: [UInt8]) throws(PairingStop) -> Hash256 { try script.hash(bytes) }

  func isSigned(_ bytes: [UInt8], _ signature: Signature, by key: PublicKey) -> Bool { true }
}

extension RosterEntry {
  /// Nothing is written behind what a later version has written.
  fileprivate var isKnown: Bool { if case .unknown = body { false } else { true } }
}

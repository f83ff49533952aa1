import Basics
import SyncWire

/// Storing entries: one after each, the first wins.
extension SyncServer {
  func storeEntry(
    _ record: [UInt8],
    _ isAgain: Bool,
    _ caller: Caller
  ) throws(SyncRefusal) -> SyncReply {
    guard let entry = try? RosterEntry(record: record[...]) else { throw .form }
    let hash = hash(entry.signed.text)
    if let seq = store.entry(caller.family.id, hash),
      let row = store.record(caller.family.id, seq)
    {
      return stored(Citation(seq, row.link))
    }
    if !has(.entriesInAnyOrder) {
      guard entry.head.previous == caller.family.roster else { throw .roster }
      guard entry.head.index == caller.family.entries else { throw .form }
    }
    guard isOn(entry.head.at, caller.family) || isAgain else { throw .branch }
    if case .revoke(let revocation) = entry.body, !isAgain { try compare(revocation, caller) }
    var family = caller.family
    try makeRoom(for: [entry], &family)
    try append(entry, record, hash, to: &family)
    store.setFamily(family)
    return stored(family.top)
  }

  /// A cut takes nothing away that was answered with stored.
  private func compare(_ revocation: Revocation, _ caller: Caller) throws(SyncRefusal) {
    let places = store.places(caller.family.id, revocation.device)
    let isShort = places.contains { place in
      let cut = revocation.cuts[place.stream] ?? .zero
      return cut.number < place.place.number
        || cut.number == place.place.number && cut.hash != place.place.hash
    }
    if isShort, !has(.cutsUncompared) { throw .cut(places) }
  }

  /// Nothing is refused once something has changed.
  func makeRoom(for entries: [RosterEntry], _ family: inout FamilyRow) throws(SyncRefusal) {
    for entry in entries {
      let (devices, codes) = entry.newcomers
      family.members += Int64(devices.count { !store.member(family.id, $0).exists })
      family.players += Int64(codes)
    }
    if family.entries + Int64(entries.count) > quotas.entries || family.members > quotas.members
      || family.players > quotas.players
    {
      throw .quota
    }
  }

  func append(
    _ entry: RosterEntry,
    _ record: [UInt8],
    _ hash: Hash256,
    to family: inout FamilyRow
  ) throws(SyncRefusal) {
    try append(.entry, record, nil, to: &family)
    family.roster = hash
    family.entries += 1
    apply(entry, record, hash, family)
  }

  /// Who belongs, and who holds what: for tokens, stubs and roles.
  private func apply(
    _ entry: RosterEntry,
    _ record: [UInt8],
    _ hash: Hash256,
    _ family: FamilyRow
  ) {
    let id = family.id
    store.setEntry(id, hash, family.top.number)
    switch entry.body {
    case .found(let founding):
      bringIn(founding.device, founding.epochs.map { $0.stream }, id)
      for code in founding.codes { keep(code, id) }
    case .add(let joining): bringIn(joining.device, joining.streams.map { $0.stream }, id)
    case .open(let opening):
      if case .device(let author) = entry.head.author { hold(opening.epoch.stream, author, id) }
      if let code = opening.code { keep(code, id) }
    case .revoke(let revocation): takeOut(revocation.device, record, id)
    case .again(let repetition): for text in repetition.entries { applyRepeated(text, family) }
    case .epoch, .unknown: break
    }
  }

  private func applyRepeated(_ text: SignedText, _ family: FamilyRow) {
    let hash = hash(text.text)
    guard !store.entry(family.id, hash).exists, let entry = try? RosterEntry(text),
      !entry.isRepetition
    else { return }
    apply(entry, entry.record, hash, family)
  }

  private func bringIn(_ device: RosterDevice, _ streams: [StreamID], _ family: FamilyID) {
    if store.member(family, device.id).exists { return }
    let row = MemberRow(
      device: device.id,
      tokenHash: device.tokenHash,
      isParents: device.isParents,
      streams: streams
    )
    store.setMember(family, row)
  }

  /// What one family says of its code takes nothing from another.
  private func keep(_ code: RosterCode, _ family: FamilyID) {
    if store.code(code.lookup).exists { return }
    store.setCode(CodeRow(family: family, code: code))
  }

  private func hold(_ stream: StreamID, _ device: DeviceID, _ family: FamilyID) {
    guard var member = store.member(family, device), !member.streams.contains(stream) else {
      return
    }
    member.streams.append(stream)
    store.setMember(family, member)
  }

  private func takeOut(_ device: DeviceID, _ record: [UInt8], _ family: FamilyID) {
    guard var member = store.member(family, device) else { return }
    if !member.revokedBy.exists { member.revokedBy = record }
    store.setMember(family, member)
  }
}

extension RosterEntry {
  /// Devices and players' codes that it brings, those that it repeats as well.
  fileprivate var newcomers: (devices: [DeviceID], codes: Int) {
    switch body {
    case .found(let founding): ([founding.device.id], founding.codes.count - 1)
    case .add(let joining): ([joining.device.id], 0)
    case .open(let opening): ([], opening.code.exists ? 1 : 0)
    case .again(let repetition): repetition.newcomers
    case .epoch, .revoke, .unknown: ([], 0)
    }
  }
}

extension Repetition {
  fileprivate var newcomers: (devices: [DeviceID], codes: Int) {
    var (devices, codes): ([DeviceID], Int) = ([], 0)
    for text in entries {
      guard let entry = try? RosterEntry(text), !entry.isRepetition else { continue }
      devices += entry.newcomers.devices
      codes += entry.newcomers.codes
    }
    return (devices, codes)
  }
}

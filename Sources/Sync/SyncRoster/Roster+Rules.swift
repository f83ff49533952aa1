import Basics
import SyncWire

/// What an author may write: the table of *Roster entry* in the protocol.
extension Roster {
  package func allows(_ entry: RosterEntry) -> Bool {
    if case .found = entry.body { return entries.isEmpty }
    if entries.isEmpty { return false }
    if case .device(let author) = entry.head.author, !isActive(author) { return false }
    return isNext(entry.body) && isRight(entry) && holdsWhatGoesOn(entry)
  }

  /// Whether an entry of another history of this roster counts.
  ///
  /// Its author's role decides; numbers have gone on since, and the author may be gone.
  package func mayRepeat(_ entry: RosterEntry) -> Bool {
    if case .again = entry.body { return false }
    return isRight(entry)
  }

  private func isRight(_ entry: RosterEntry) -> Bool {
    switch entry.head.author {
    case .device(let author): members[author].exists && allows(entry.body, by: author)
    case .familyCode: allowsCode(entry.body)
    case .playerCode: false
    }
  }

  private func isNext(_ body: EntryBody) -> Bool {
    switch body {
    case .open(let opening): isNext(opening.epoch) && readers(opening.epoch.stream).isEmpty
    case .epoch(let new): isNext(new.epoch)
    case .revoke(let revocation):
      isActive(revocation.device) && revocation.epochs.allSatisfy { isNext($0) }
    case .code(let renewal):
      renewal.replaces == newest(renewal.code.name)?.code.lookup
        && renewal.epochs.allSatisfy { isNext($0) }
    case .view(let handover): isNext(handover)
    case .close(let closing): !isClosed(closing.stream)
    case .found, .add, .again, .unknown: true
    }
  }

  /// Whether an entry begins only secrets of streams that its author reads: a revocation is no way to the others.
  private func holdsWhatGoesOn(_ entry: RosterEntry) -> Bool {
    guard case .revoke(let revocation) = entry.body else { return true }
    return revocation.epochs.allSatisfy { holds(entry.head.author, $0.stream) }
  }

  func holds(_ member: RosterMember, _ stream: StreamID) -> Bool {
    if case .device(let device) = member { holds(device, stream) } else { false }
  }

  /// Whether a device that an author brings in could read what it is to read.
  ///
  /// A player's stream that no device reads is begun anew; of one that others read only they give away the secret.
  package func mayBringIn(isParents: Bool, player: StreamID?, by author: DeviceID) -> Bool {
    guard isActive(author), !isParents || self.isParents(author) else { return false }
    guard let player else { return true }
    return holds(author, player) || readers(player).isEmpty
  }

  /// Whether the author's role allows an entry, whichever devices are in.
  package func allows(_ body: EntryBody, by author: DeviceID) -> Bool {
    switch body {
    case .found: false
    case .add(let joining): allows(joining, by: author)
    case .open(let opening): allows(opening, by: author)
    case .epoch(let new): allows(new.epoch, by: author)
    case .revoke(let revocation): allows(revocation, by: author)
    case .code(let renewal):
      mayRenewEver(renewal.code.name, by: author) && renewal.isWhole
    case .view(let handover): allows(handover, by: author)
    case .close(let closing): mayClose(closing.stream, by: author)
    case .again, .unknown: true
    }
  }

  private func allows(_ joining: Joining, by author: DeviceID) -> Bool {
    !members[joining.device.id].exists && (!joining.device.isParents || isParents(author))
      && joining.streams.allSatisfy { holds(author, $0.stream) }
  }

  private func allows(_ opening: Opening, by author: DeviceID) -> Bool {
    let stream = opening.epoch.stream
    let name = opening.code?.name ?? newest(stream.code)?.code.name
    return stream != .plan && name == stream.code && !views[stream].exists
  }

  private func allows(_ epoch: Epoch, by author: DeviceID) -> Bool {
    holds(author, epoch.stream)
  }

  private func allows(_ revocation: Revocation, by author: DeviceID) -> Bool {
    let device = revocation.device
    guard members[device].exists else { return false }
    if isParents(author) || device == author || letsAnybodyRevoke { return true }
    return !isParents(device) && streams(of: device).allSatisfy { holds(author, $0) }
  }

  /// Whether the family's code may write an entry: it brings in a device that reads the plan, and may be made anew.
  private func allowsCode(_ body: EntryBody) -> Bool {
    guard code(.familyCode).exists else { return false }
    switch body {
    case .add(let joining):
      return !members[joining.device.id].exists
        && joining.streams.allSatisfy { $0.stream == .plan }
    case .code(let renewal): return renewal.code.name == .familyCode && renewal.isWhole
    default: return false
    }
  }

  func isParents(_ device: DeviceID) -> Bool { members[device]?.isParents ?? false }

  private func isNext(_ epoch: Epoch) -> Bool { epoch.number == nextNumber(epoch.stream) }
}

extension Renewal {
  /// Whether what the code opens goes on under one new secret, wrapped for the code.
  fileprivate var isWhole: Bool {
    epochs.map { $0.stream } == [code.name.stream]
      && epochs.allSatisfy { epoch in epoch.wraps.contains { $0.recipient == code.name } }
  }
}

import Basics
import SyncWire

/// What an entry changes in the roster.
extension Roster {
  mutating func apply(_ body: EntryBody, by author: RosterMember) {
    switch body {
    case .found(let founding): found(founding)
    case .add(let joining): add(joining, by: author)
    case .open(let opening): open(opening, by: author)
    case .epoch(let new): begin(new.epoch, by: author)
    case .revoke(let revocation): revoke(revocation, by: author)
    case .code(let renewal): renew(renewal, by: author)
    case .view(let handover): handOver(handover, by: author)
    case .close(let closing): close(closing.stream)
    case .again, .unknown: break
    }
  }

  private mutating func found(_ founding: Founding) {
    arrive(founding.device)
    for code in founding.codes {
      let isOnPaperAlone = founding.isFromPaper && code.name == .familyCode
      keep(code, knownBy: isOnPaperAlone ? code.name : .device(founding.device.id))
    }
    for epoch in founding.epochs {
      begin(epoch, by: .device(founding.device.id))
      hold(epoch.stream, founding.device.id)
    }
  }

  private mutating func arrive(_ device: RosterDevice) {
    if !members[device.id].exists { arrivals.append(device.id) }
    members[device.id, default: device] = device
  }

  private mutating func add(_ joining: Joining, by author: RosterMember) {
    arrive(joining.device)
    if author == .familyCode { note(joining.device.id, knows: author) }
    if let instead = joining.instead { note(joining.device.id, knowsAs: instead) }
    for given in joining.streams {
      hold(given.stream, joining.device.id)
      guard let place = epochPlace(given) else { continue }
      streams[given.stream, default: StreamState()].epochs[place].wraps += given.wraps
    }
  }

  private mutating func open(_ opening: Opening, by author: RosterMember) {
    let stream = opening.epoch.stream
    if let code = opening.code, !self.code(stream.code).exists {
      keep(code, knownBy: author)
    } else if case .device(let device) = author {
      // The device that begins the stream anew may have been let in by the code, and then has it.
      note(device, knows: stream.code)
    }
    if case .device(let device) = author { hold(stream, device) }
    begin(opening.epoch, by: author)
  }

  private mutating func revoke(_ revocation: Revocation, by author: RosterMember) {
    let device = revocation.device
    let new = DeviceCuts(revocation.cuts)
    let held = cuts[device]?.least(new) ?? new
    cuts[device, default: held] = held
    strike(revocation.strikes, knownBy: device)
    for index in streams.indices where streams.values[index].holders.contains(device) {
      streams[streams.id(at: index), default: StreamState()].isDue = true
    }
    for epoch in revocation.epochs where holds(author, epoch.stream) { begin(epoch, by: author) }
  }

  mutating func begin(_ epoch: Epoch, by author: RosterMember) {
    streams[epoch.stream, default: StreamState()].author = author
    streams[epoch.stream, default: StreamState()].epochs.append(epoch)
    // Programs of the first version know of no code that is void, so they may wrap a secret for one.
    streams[epoch.stream, default: StreamState()].isDue = isForVoidCode(epoch)
  }

  private func isForVoidCode(_ epoch: Epoch) -> Bool {
    let code = epoch.stream.code
    return !self.code(code).exists && newest(code).exists
      && epoch.wraps.contains { $0.recipient == code }
  }

  private mutating func hold(_ stream: StreamID, _ device: DeviceID) {
    if holds(device, stream) { return }
    streams[stream, default: StreamState()].holders.append(device)
  }

  private func epochPlace(_ epoch: Epoch) -> Int? {
    streams[epoch.stream]?.epochs.firstIndex { $0.keyID == epoch.keyID }
  }
}

// MARK: - Entries that a server had lost

extension Roster {
  /// Those entries that count in this roster and are not in it yet.
  ///
  /// Each comes after those before it, because its author may have come in with one of these.
  package func repeatable(_ entries: [KnownEntry]) -> [KnownEntry] {
    var roster = self
    return entries.filter { entry in
      guard !roster.knows(entry.hash), roster.mayRepeat(entry.entry) else { return false }
      roster.takeRepeated([entry])
      return true
    }
  }

  /// Takes in the entries of a repetition.
  ///
  /// A revocation among them wins, also over codes that its author had not heard of, and every stream goes on under
  /// another secret.
  mutating func takeRepeated(_ entries: [KnownEntry]) {
    for entry in entries where !knows(entry.hash) && mayRepeat(entry.entry) {
      known.append(entry.hash)
      apply(entry.entry.body, by: entry.head.author)
    }
    for device in cuts.indices.map({ cuts.id(at: $0) }) {
      strike(codes(goingWith: device), knownBy: device)
    }
    for index in streams.indices {
      streams[streams.id(at: index), default: StreamState()].isDue = true
    }
  }
}

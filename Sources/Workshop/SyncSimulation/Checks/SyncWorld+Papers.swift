import Basics
import NativeKeys
import SyncRoster
import SyncWire

/// Recovery codes: whoever was taken out tries each that it ever had.
extension SyncWorld {
  func checkPapers() throws(BrokenInvariant) {
    guard let roster = known.first?.book.roster else { return }
    try checkThatPapersOpenNothingNew(roster)
    for name in roster.codesThatAreDue {
      guard let stream = name.stream else { continue }
      let able = readers(stream).first { roster.mayRenew(name, by: $0.id) }
      if let able { throw fail(3, "\(able.name) makes no other code of \(self.name(stream))") }
    }
  }

  /// No secret that came after a revocation opens with a code of whom it took out.
  private func checkThatPapersOpenNothingNew(_ roster: Roster) throws(BrokenInvariant) {
    var gone: [Gone] = []
    var sofar = Roster()
    for entry in roster.entries {
      sofar.append(entry)
      if case .revoke(let revocation) = entry.entry.body,
        let device = device(named: revocation.device)
      {
        let names = device.book.retired + [device.id]
        gone.append(Gone(name: device.name, names: names, keys: papers(of: device, roster)))
      }
      // Where no parent is left the family's code is all that there is.
      for epoch in entry.entry.body.newEpochs where epoch.stream != .plan || sofar.hasParent {
        let out = gone.filter { !$0.mayRead(epoch.stream, sofar) }
        if let who = out.first(where: { opens(epoch, by: $0.keys) }) {
          throw fail(3, "\(who.name), who is out, opens \(name(epoch.stream)) by a code")
        }
      }
    }
  }

  /// What the codes that a device ever had lead to.
  private func papers(of device: SimulatedDevice, _ roster: Roster) -> [PrivateKey] {
    device.disk.safe.papers.flatMap { paper in
      let code = RecoveryCode(paper.code, work)
      return roster.papers.compactMap { code.privateKeys($0.code, family)?.wrap }
    }
  }

  private func opens(_ epoch: Epoch, by keys: [PrivateKey]) -> Bool {
    let name = EpochName(family: family, stream: epoch.stream, number: epoch.number)
    let wraps = epoch.wraps.filter { $0.recipient == epoch.stream.code }
    return keys.contains { key in
      wraps.contains { work.unwrap($0, name, epoch.keyID, by: key) != nil }
    }
  }
}

/// A device that was taken out, under one of the names that it has had.
private struct Gone {
  let name: String
  let names: [DeviceID]
  let keys: [PrivateKey]

  /// Whether it goes on under another name that reads a stream.
  func mayRead(_ stream: StreamID, _ roster: Roster) -> Bool {
    names.contains { roster.isActive($0) && roster.holds($0, stream) }
  }
}

extension EntryBody {
  /// Those that nobody had before it.
  fileprivate var newEpochs: [Epoch] {
    switch self {
    case .found(let founding): founding.epochs
    case .open(let opening): [opening.epoch]
    case .epoch(let new): [new.epoch]
    case .revoke(let revocation): revocation.epochs
    case .code(let renewal): renewal.epochs
    case .add, .again, .view, .close, .unknown: []
    }
  }
}

extension Roster {
  fileprivate var hasParent: Bool {
    members.values.contains { $0.isParents && isActive($0.id) }
  }
}

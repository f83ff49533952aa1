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
    var gone: [SimulatedDevice] = []
    for (place, entry) in roster.entries.enumerated() {
      // Whoever goes on under another name is not out.
      if case .revoke(let revocation) = entry.entry.body,
        let device = device(named: revocation.device), device.id == revocation.device
      {
        gone.append(device)
      }
      if gone.isEmpty { continue }
      let isParentLeft = roster.upTo(place + 1).hasParent
      // The family's code is all that is left then.
      for epoch in entry.entry.body.newEpochs where epoch.stream != .plan || isParentLeft {
        if let who = gone.first(where: { opens(epoch, $0, roster) }) {
          throw fail(3, "\(who.name), who is out, opens \(name(epoch.stream)) by a code")
        }
      }
    }
  }

  private func opens(_ epoch: Epoch, _ device: SimulatedDevice, _ roster: Roster) -> Bool {
    let name = EpochName(family: family, stream: epoch.stream, number: epoch.number)
    let wraps = epoch.wraps.filter { $0.recipient == epoch.stream.code }
    let known = roster.papers.map { $0.code }.filter { $0.name == epoch.stream.code }
    return device.disk.safe.papers.contains { paper in
      let keys = known.compactMap { RecoveryCode(paper.code, work).privateKeys($0, family)?.wrap }
      return keys.contains { key in
        wraps.contains { work.unwrap($0, name, epoch.keyID, by: key) != nil }
      }
    }
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
    case .add, .again, .unknown: []
    }
  }
}

extension Roster {
  fileprivate var hasParent: Bool {
    members.values.contains { $0.isParents && isActive($0.id) }
  }
}

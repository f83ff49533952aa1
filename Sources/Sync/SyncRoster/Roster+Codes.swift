import Basics
import SyncWire

/// Recovery codes: which of them count, and which devices have them in the clear.
extension Roster {
  /// The codes that count.
  package var codes: [RosterCode] {
    var codes: [RosterCode] = []
    for paper in papers where !paper.isVoid { codes.append(paper.code) }
    return codes
  }

  package func code(_ name: RosterMember) -> RosterCode? { paper(name, counts: true)?.code }

  /// The newest of a name, whether it counts or not.
  package func newest(_ name: RosterMember) -> CodeState? { paper(name, counts: false) }

  /// The state of the code that a look-up finds, also of one that is void.
  package func paper(_ lookup: UInt128) -> CodeState? {
    for paper in papers where paper.code.lookup == lookup { return paper }
    return nil
  }

  private func paper(_ name: RosterMember, counts: Bool) -> CodeState? {
    for paper in papers.reversed()
    where paper.code.name == name && !(counts && paper.isVoid) { return paper }
    return nil
  }

  /// Look-ups of the codes that go with a device, because it has them in the clear.
  ///
  /// The family's stays where no other parent's device is left, since nothing else could make another: with the paper a
  /// parent comes back on a device that makes it anew. A player's is made anew by the device that begins the player's
  /// stream again.
  package func codes(goingWith device: DeviceID) -> [UInt128] {
    let isLeft = members.values.contains {
      $0.isParents && $0.id != device && isActive($0.id)
    }
    var going: [UInt128] = []
    for paper in papers where !paper.isVoid && paper.knowers.contains(device) {
      if isLeft || paper.code.name != .familyCode { going.append(paper.code.lookup) }
    }
    return going
  }

  /// Names whose newest code is void, or known to a device that is out.
  package var codesThatAreDue: [RosterMember] {
    var due: [RosterMember] = []
    for paper in papers {
      let name = paper.code.name
      guard let newest = newest(name), newest.code.lookup == paper.code.lookup else { continue }
      if newest.isVoid || newest.knowers.contains(where: { isRevoked($0) }) { due.append(name) }
    }
    return due
  }

  /// Whether a device may put another code in the place of one: a parent's device for the family's, and for a player's
  /// one that reads the player's stream and is no parent's.
  package func mayRenew(_ name: RosterMember, by author: DeviceID) -> Bool {
    isActive(author) && mayRenewEver(name, by: author)
  }

  /// The same for a device that may be out by now.
  func mayRenewEver(_ name: RosterMember, by author: DeviceID) -> Bool {
    guard let stream = name.stream, holds(author, stream) else { return false }
    return isParents(author) == (stream == .plan)
  }
}

/// What entries change of codes.
extension Roster {
  mutating func keep(_ code: RosterCode, knownBy author: RosterMember) {
    var state = CodeState(code, knownBy: [])
    if case .device(let device) = author { state.knowers = [device] }
    papers.append(state)
  }

  /// Notes that a device has the code of a name in the clear from here on, if one counts.
  mutating func note(_ device: DeviceID, knows name: RosterMember) {
    for place in papers.indices where papers[place].code.name == name && !papers[place].isVoid {
      papers[place].knowers.append(device)
    }
  }

  /// Notes that a copied device has the codes that the first one has.
  mutating func note(_ device: DeviceID, knowsAs other: DeviceID) {
    for place in papers.indices where papers[place].knowers.contains(other) {
      papers[place].knowers.append(device)
    }
  }

  /// Makes codes void that a device knows; any other that an author has named stays.
  mutating func strike(_ lookups: [UInt128], knownBy device: DeviceID) {
    for place in papers.indices
    where lookups.contains(papers[place].code.lookup) && papers[place].knowers.contains(device) {
      papers[place].isVoid = true
    }
  }

  mutating func renew(_ renewal: Renewal, by author: RosterMember) {
    for place in papers.indices where papers[place].code.name == renewal.code.name {
      papers[place].isVoid = true
    }
    keep(renewal.code, knownBy: author)
    for epoch in renewal.epochs { begin(epoch, by: author) }
  }
}

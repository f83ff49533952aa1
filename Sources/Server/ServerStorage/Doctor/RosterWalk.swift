import ServerCore
import SyncRoster
import SyncWire

/// The entries of a log one after the other, and what has to be noted of them.
struct RosterWalk {
  private let family: FamilyID
  private var witness: ServerWitness

  private(set) var roster = Roster()
  private(set) var problems: [Finding] = []
  /// Where each lies, also those in a repetition.
  private(set) var entries: [Hash256: Int64] = [:]
  /// The records of the entries that took devices out.
  private(set) var revocations: [DeviceID: [UInt8]] = [:]

  init(_ family: FamilyID, _ makeRoster: RosterMaking) {
    self.family = family
    witness = ServerWitness(isSigned: makeRoster.isSigned, hash: makeRoster.hash)
  }

  mutating func take(_ record: [UInt8], at seq: Int64) {
    guard let entry = try? RosterEntry(record: record[...]) else {
      return tell("the entry at place \(seq) cannot be read.")
    }
    if entry.head.previous != roster.head || entry.head.index != Int64(roster.entries.count) {
      tell("the entry at place \(seq) does not follow the one before it.")
    }
    if !roster.isSigned(entry, of: family, by: &witness) {
      tell("the entry at place \(seq) is not signed by its author.")
    }
    let known = roster.known(entry, of: family, by: &witness)
    roster.append(known)
    note(known, at: seq)
  }

  private mutating func note(_ entry: KnownEntry, at seq: Int64) {
    for known in [entry] + entry.repeated
    where roster.knows(known.hash) && entries[known.hash] == nil {
      entries[known.hash] = seq
    }
    for device in roster.members.values
    where roster.isRevoked(device.id) && revocations[device.id] == nil {
      revocations[device.id] = entry.record(revoking: device.id)
    }
  }

  private mutating func tell(_ what: String) { problems.append(Finding(what)) }
}

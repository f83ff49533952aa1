import ServerCore
import SyncRoster
import SyncWire

/// Makes rosters anew of the entries that are stored: what they come to is kept nowhere else, and cannot differ.
package struct RosterMaking: Sendable {
  package let isSigned: @Sendable (PublicKey, _ message: [UInt8], Signature) -> Bool
  package let hash: @Sendable ([UInt8]) -> Hash256

  package init(
    isSigned: @escaping @Sendable (PublicKey, _ message: [UInt8], Signature) -> Bool,
    hash: @escaping @Sendable ([UInt8]) -> Hash256
  ) {
    (self.isSigned, self.hash) = (isSigned, hash)
  }

  /// What cannot be read ends it: then no entry is the next one, and nothing is stored behind it.
  func callAsFunction(_ records: [[UInt8]], of family: FamilyID) -> Roster {
    var (roster, witness) = (Roster(), ServerWitness(isSigned: isSigned, hash: hash))
    for record in records {
      guard let entry = try? RosterEntry(record: record[...]) else { break }
      roster.append(roster.known(entry, of: family, by: &witness))
    }
    return roster
  }
}

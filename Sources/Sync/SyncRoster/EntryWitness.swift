import SyncWire

/// Who hashes, and reads signatures: this module computes nothing with keys.
package protocol EntryWitness {
  /// What is thrown where an answer is not known yet.
  associatedtype Unknown: Error

  mutating func hash(_ bytes: [UInt8]) throws(Unknown) -> Hash256
  mutating func isSigned(_ bytes: [UInt8], _ signature: Signature, by key: PublicKey) -> Bool
}

extension Roster {
  /// Whether its author, as this roster knows them, stands for an entry.
  package func isSigned<Witness: EntryWitness>(
    _ entry: RosterEntry,
    of family: FamilyID,
    by witness: inout Witness
  ) -> Bool {
    let key: PublicKey? =
      if case .found(let founding) = entry.body { founding.signingKey(entry.head.author) } else {
        signingKey(entry.head.author)
      }
    guard let key else { return false }
    let signed = RosterEntry.signedBytes(family, text: entry.signed.text)
    return witness.isSigned(signed, entry.signed.signature, by: key)
  }

  /// An entry with its hash, and with those that lie in it whose authors stand for them.
  package func known<Witness: EntryWitness>(
    _ entry: RosterEntry,
    of family: FamilyID,
    by witness: inout Witness
  ) throws(Witness.Unknown) -> KnownEntry {
    let hash = try witness.hash(entry.signed.text)
    return try known(entry, hash: hash, of: family, by: &witness)
  }

  /// The same for whoever knows its hash.
  package func known<Witness: EntryWitness>(
    _ entry: RosterEntry,
    hash: Hash256,
    of family: FamilyID,
    by witness: inout Witness
  ) throws(Witness.Unknown) -> KnownEntry {
    guard case .again(let repetition) = entry.body else { return KnownEntry(entry, hash) }
    var (roster, repeated) = (self, [KnownEntry]())
    for text in repetition.entries {
      guard let inner = try? RosterEntry(text), roster.isSigned(inner, of: family, by: &witness)
      else { continue }
      let known = KnownEntry(inner, try witness.hash(inner.signed.text))
      roster.takeRepeated([known])
      repeated.append(known)
    }
    return KnownEntry(entry, hash, repeated: repeated)
  }
}

extension Founding {
  /// The one whom it brings in stands for it.
  fileprivate func signingKey(_ author: RosterMember) -> PublicKey? {
    author == .device(device.id) ? device.sign : nil
  }
}

import SyncWire

/// What hashes and reads signatures for a roster: this module computes nothing with keys.
package protocol EntryWitness {
  /// The error where an answer is not known yet.
  associatedtype Unknown: Error

  mutating func hash(_ bytes: [UInt8]) throws(Unknown) -> Hash256
  mutating func isSigned(_ bytes: [UInt8], _ signature: Signature, by key: PublicKey) -> Bool
}

extension Roster {
  /// Whether an entry is signed by its author, with the key that this roster has for the author.
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

  /// An entry with its hash, and with those entries in it that their authors have signed.
  package func known<Witness: EntryWitness>(
    _ entry: RosterEntry,
    of family: FamilyID,
    by witness: inout Witness
  ) throws(Witness.Unknown) -> KnownEntry {
    let hash = try witness.hash(entry.signed.text)
    return try known(entry, hash: hash, of: family, by: &witness)
  }

  /// The same where its hash is known.
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
  /// The key of the device that a founding brings in, where that device is its author.
  fileprivate func signingKey(_ author: RosterMember) -> PublicKey? {
    author == .device(device.id) ? device.sign : nil
  }
}

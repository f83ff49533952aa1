import SyncWire

extension KeyWork {
  /// A new entry, as its author writes and signs it.
  package func entry(
    _ family: FamilyID,
    _ head: EntryHead,
    _ body: EntryBody,
    by author: PrivateKey
  ) throws(WireError) -> RosterEntry {
    let text = try RosterEntry.text(head, body)
    let signature = primitives.sign(RosterEntry.signedBytes(family, text: text), author)
    return try RosterEntry(SignedText(text: text, signature: signature))
  }

  /// The hash of an entry.
  package func hash(_ entry: RosterEntry) -> Hash256 { primitives.sha256(entry.signed.text) }

  package func isSigned(_ entry: RosterEntry, _ family: FamilyID, by author: PublicKey) -> Bool {
    let bytes = RosterEntry.signedBytes(family, text: entry.signed.text)
    return primitives.isSigned(bytes, entry.signed.signature, author)
  }
}

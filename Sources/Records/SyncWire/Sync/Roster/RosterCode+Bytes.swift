import Basics

// A code as what makes its keys hands it over.

extension ByteReader {
  package mutating func rosterCode(_ name: RosterMember) -> RosterCode {
    let (lookup, tokenHash) = (wireID(), hash())
    let (sign, wrap) = (publicKey(), publicKey())
    return RosterCode(
      name: name,
      lookup: lookup,
      tokenHash: tokenHash,
      publicKeys: (sign, wrap),
      sealed: Array(piece())
    )
  }
}

extension ByteWriter {
  package mutating func write(_ code: RosterCode) {
    write(wireID: code.lookup)
    write(code.tokenHash)
    for key in [code.sign, code.wrap] { append(key.bytes[...]) }
    write(code.sealed[...])
  }
}

extension FamilyPaper {
  /// The family's id and its code, which a paper has; none where its bytes are something else.
  package var founding: (family: FamilyID, code: RosterCode)? {
    var reader = ByteReader(bytes[...])
    let family: FamilyID = reader.identifier()
    let code = reader.rosterCode(.familyCode)
    let isWhole = !reader.isBroken && reader.isAtEnd
    return isWhole && RosterCode.sealedLengths.contains(code.sealed.count) ? (family, code) : nil
  }

  package init?(_ family: FamilyID, _ code: RosterCode) {
    var writer = ByteWriter()
    writer.write(wireID: family.raw)
    writer.write(code)
    self.init(bytes: writer.bytes)
  }
}

import Basics
import ServerCore
import SyncRoster
import SyncWire

/// Devices and codes of a roster, for who asks by them.
extension RowConnection {
  func member(_ family: FamilyID, _ device: DeviceID) -> MemberRow? {
    first(
      """
      SELECT device, token_hash, is_parents, is_revoked, streams, views FROM members
      WHERE family = $1 AND device = $2
      """,
      .id(family),
      .id(device),
      read: member
    )
  }

  func members(_ family: FamilyID) -> [MemberRow] {
    all(
      """
      SELECT device, token_hash, is_parents, is_revoked, streams, views FROM members
      WHERE family = $1
      """,
      .id(family),
      read: member
    )
  }

  /// Whether somebody who is in has a token of this hash.
  func isMembers(_ tokenHash: Hash256) -> Bool {
    first("SELECT 1 FROM members WHERE token_hash = $1 AND is_revoked = 0", .hash(tokenHash)) { _ in
      true
    } ?? false
  }

  private func member(_ row: some TableRow) -> MemberRow? {
    guard let device: DeviceID = row.id(0), let tokenHash = row.hash(1),
      let streams = StreamID.all(in: row.bytes(4)), let views = StreamID.all(in: row.bytes(5))
    else { return nil }
    return MemberRow(
      device,
      tokenHash: tokenHash,
      isParents: row.flag(2),
      streams: streams,
      views: views,
      isRevoked: row.flag(3)
    )
  }

  private func bytes(_ streams: [StreamID]) -> [UInt8] {
    var writer = ByteWriter()
    for stream in streams { writer.write(wireID: stream.raw) }
    return writer.bytes
  }

  func set(_ family: FamilyID, _ member: MemberRow) {
    run(
      """
      INSERT INTO members (family, device, token_hash, is_parents, is_revoked, streams, views)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (family, device) DO UPDATE SET token_hash = excluded.token_hash,
        is_parents = excluded.is_parents, is_revoked = excluded.is_revoked,
        streams = excluded.streams, views = excluded.views
      """,
      .id(family),
      .id(member.device),
      .hash(member.tokenHash),
      .flag(member.isParents),
      .flag(member.isRevoked),
      .bytes(bytes(member.streams)),
      .bytes(bytes(member.views))
    )
  }

  func revocation(_ family: FamilyID, _ device: DeviceID) -> [UInt8]? {
    first(
      "SELECT record FROM revocations WHERE family = $1 AND device = $2",
      .id(family),
      .id(device)
    ) { $0.bytes(0) }
  }

  func set(_ family: FamilyID, _ device: DeviceID, revokedBy record: [UInt8]) {
    run(
      "INSERT INTO revocations (family, device, record) VALUES ($1, $2, $3)",
      .id(family),
      .id(device),
      .bytes(record)
    )
  }

  func code(_ lookup: UInt128) -> CodeMark? {
    first("SELECT family, token_hash FROM codes WHERE lookup = $1", .id(lookup)) { row in
      guard let family: FamilyID = row.id(0), let tokenHash = row.hash(1) else { return nil }
      return CodeMark(family: family, tokenHash: tokenHash)
    }
  }

  /// None of an erased family's: of those the marks are left.
  func codes(_ family: FamilyID) -> [CodeRow] {
    all(
      """
      SELECT lookup, name, token_hash, sign, wrap, sealed FROM codes
      WHERE family = $1 AND name <> ''
      """,
      .id(family)
    ) { row in RosterCode(row).map { CodeRow(family: family, code: $0) } }
  }

  func set(_ row: CodeRow) {
    run(
      """
      INSERT INTO codes (lookup, family, name, token_hash, sign, wrap, sealed)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
      .id(row.code.lookup),
      .id(row.family),
      .text(row.code.name.text),
      .hash(row.code.tokenHash),
      .bytes(row.code.sign.bytes),
      .bytes(row.code.wrap.bytes),
      .bytes(row.code.sealed)
    )
  }
  func drop(_ lookup: UInt128, of family: FamilyID) {
    run("DELETE FROM codes WHERE lookup = $1 AND family = $2", .id(lookup), .id(family))
  }
}

extension StreamID {
  /// One behind the other.
  static func all(in bytes: [UInt8]) -> [StreamID]? {
    var (reader, streams) = (ByteReader(bytes[...]), [StreamID]())
    while !reader.isAtEnd { streams.append(reader.identifier()) }
    return reader.isBroken ? nil : streams
  }
}

extension RosterCode {
  /// - Parameter row: look-up, name, hash of the token, both keys, and what is sealed.
  init?(_ row: some TableRow) {
    guard let lookup = row.raw(0), let name = RosterMember(row.text(1)),
      let tokenHash = row.hash(2), let sign = PublicKey(row.bytes(3)),
      let wrap = PublicKey(row.bytes(4))
    else { return nil }
    self.init(
      name: name,
      lookup: lookup,
      tokenHash: tokenHash,
      publicKeys: (sign, wrap),
      sealed: row.bytes(5)
    )
  }
}

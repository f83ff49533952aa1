import ServerCore
import SyncWire

/// The rows of families, each guarded by the version that was read.
///
/// Of another version there is nothing that a column could be set to, which fails all of its transaction: plain
/// statements that every engine knows, and no lock that is held over a second trip.
extension PostgresConnection {
  func set(_ family: FamilyRow) {
    if family.version == 0 { insert(family) } else { update(family) }
  }

  /// Fails where a family that is only read has gone on.
  func keep(_ family: FamilyID, at version: Int64) {
    `guard`(
      "UPDATE families SET version = CASE WHEN version = $2 THEN version END WHERE id = $1",
      [.id(family), .number(version)]
    )
  }

  private func insert(_ family: FamilyRow) {
    `guard`(
      """
      INSERT INTO families (id, is_erased, top, link, roster, bytes, version)
      VALUES ($1, $2, $3, $4, $5, $6, 1)
      """,
      family.values
    )
  }

  private func update(_ family: FamilyRow) {
    `guard`(
      PackStatement.goOn,
      family.values + [.number(family.version)]
    )
  }
}

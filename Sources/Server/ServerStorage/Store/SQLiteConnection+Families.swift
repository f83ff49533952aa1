import ServerCore
import SyncWire

/// Families, and erasing them.
extension SQLiteConnection {
  func family(_ id: FamilyID) -> FamilyRow? {
    first(
      "SELECT is_erased, top, link, roster, bytes, version FROM families WHERE id = ?",
      .id(id)
    ) { row in
      guard let link = row.hash(2), let roster = row.hash(3) else { return nil }
      var family = FamilyRow(id, beginning: link)
      family.top.number = row.number(1)
      (family.isErased, family.roster, family.bytes) = (row.flag(0), roster, row.number(4))
      family.version = row.number(5)
      return family
    }
  }

  /// Fails with ``SQLiteFailure/moved`` where another version of it is stored.
  func set(_ family: FamilyRow) {
    if family.version == 0 { insert(family) } else { update(family) }
    if changes == 0 { fail(.moved) }
  }

  private func insert(_ family: FamilyRow) {
    run(
      """
      INSERT INTO families (id, is_erased, top, link, roster, bytes, version)
      VALUES (?, ?, ?, ?, ?, ?, 1) ON CONFLICT (id) DO NOTHING
      """,
      .id(family.id),
      .flag(family.isErased),
      .number(family.top.number),
      .hash(family.top.hash),
      .hash(family.roster),
      .number(family.bytes)
    )
  }

  private func update(_ family: FamilyRow) {
    run(
      """
      UPDATE families SET is_erased = ?, top = ?, link = ?, roster = ?, bytes = ?, version = version + 1
      WHERE id = ? AND version = ?
      """,
      .flag(family.isErased),
      .number(family.top.number),
      .hash(family.top.hash),
      .hash(family.roster),
      .number(family.bytes),
      .id(family.id),
      .number(family.version)
    )
  }

  /// What records have lost the family has room for again.
  func giveBack(_ bytes: Int64, to family: FamilyID) {
    run(
      """
      UPDATE families SET bytes = bytes - ?, version = version + 1 WHERE id = ? AND is_erased = 0
      """,
      .number(bytes),
      .id(family)
    )
  }

  /// All but its mark.
  func erase(_ family: FamilyID) {
    set(Erasure(family: family, stream: nil, through: .max))
    run("DELETE FROM entries WHERE family = ?", .id(family))
    run("DELETE FROM chains WHERE family = ?", .id(family))
    run("DELETE FROM members WHERE family = ?", .id(family))
    run("DELETE FROM revocations WHERE family = ?", .id(family))
    run(
      "UPDATE codes SET name = '', sign = x'', wrap = x'', sealed = x'' WHERE family = ?",
      .id(family)
    )
    run("DELETE FROM notes WHERE family = ?", .id(family))
  }
}

import ServerCore
import SyncWire

/// Families, and erasing them.
extension SQLiteConnection {
  func family(_ id: FamilyID) -> FamilyRow? {
    first(
      "SELECT is_erased, top, link, roster, bytes FROM families WHERE id = ?",
      .id(id)
    ) { row in
      guard let link = row.hash(2), let roster = row.hash(3) else { return nil }
      var family = FamilyRow(id, beginning: link)
      family.top.number = row.number(1)
      (family.isErased, family.roster, family.bytes) = (row.flag(0), roster, row.number(4))
      return family
    }
  }

  func set(_ family: FamilyRow) {
    run(
      """
      INSERT INTO families (id, is_erased, top, link, roster, bytes) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET is_erased = excluded.is_erased, top = excluded.top,
        link = excluded.link, roster = excluded.roster, bytes = excluded.bytes
      """,
      .id(family.id),
      .flag(family.isErased),
      .number(family.top.number),
      .hash(family.top.hash),
      .hash(family.roster),
      .number(family.bytes)
    )
  }

  func erase(_ family: FamilyID) {
    guard self.family(family) != nil else { return }
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
    set(.erased(family))
  }
}

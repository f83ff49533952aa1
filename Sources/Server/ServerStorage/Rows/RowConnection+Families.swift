import ServerCore
import SyncWire

extension FamilyRow {
  /// Its columns but for its version, in the order of their table.
  var values: [StoredValue] {
    [
      .id(id), .flag(isErased), .number(top.number), .hash(top.hash), .hash(roster), .number(bytes),
    ]
  }
}

/// Families, and erasing them.
extension RowConnection {
  func family(_ id: FamilyID) -> FamilyRow? {
    first(
      "SELECT is_erased, top, link, roster, bytes, version FROM families WHERE id = $1",
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

  /// All but its mark.
  func erase(_ family: FamilyID) {
    set(Erasure(family: family, stream: nil, through: .max))
    run("DELETE FROM entries WHERE family = $1", .id(family))
    run("DELETE FROM chains WHERE family = $1", .id(family))
    run("DELETE FROM members WHERE family = $1", .id(family))
    run("DELETE FROM revocations WHERE family = $1", .id(family))
    run(
      "UPDATE codes SET name = '', sign = $1, wrap = $1, sealed = $1 WHERE family = $2",
      .bytes([]),
      .id(family)
    )
    run("DELETE FROM notes WHERE family = $1", .id(family))
  }
}

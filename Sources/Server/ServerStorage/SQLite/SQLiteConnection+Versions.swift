import ServerCore
import SyncWire

/// The rows of families, each written above the version that was read.
extension SQLiteConnection {
  func set(_ family: FamilyRow) {
    if family.version == 0 { insert(family) } else { update(family) }
    if changes == 0 { fail(.moved) }
  }

  private func insert(_ family: FamilyRow) {
    write(
      """
      INSERT INTO families (id, is_erased, top, link, roster, bytes, version)
      VALUES ($1, $2, $3, $4, $5, $6, 1) ON CONFLICT (id) DO NOTHING
      """,
      family.values
    )
  }

  private func update(_ family: FamilyRow) {
    write(
      """
      UPDATE families SET is_erased = $1, top = $2, link = $3, roster = $4, bytes = $5, version = version + 1
      WHERE id = $6 AND version = $7
      """,
      family.values.dropFirst() + [.id(family.id), .number(family.version)]
    )
  }
}

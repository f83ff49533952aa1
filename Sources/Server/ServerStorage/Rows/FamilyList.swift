import SyncWire

/// All families of a place in the order of their ids, some at a time.
struct FamilyList {
  /// None behind the last one that there can be.
  private var first: UInt128? = 0

  /// Those behind the ones that it gave last; empty at the end.
  mutating func next(of connection: some RowConnection) -> [FamilyID] {
    guard let from = first else { return [] }
    let families = connection.families(from: from)
    first = families.last.flatMap { $0.raw == .max ? nil : $0.raw + 1 }
    return families
  }
}

extension RowConnection {
  fileprivate func families(from first: UInt128) -> [FamilyID] {
    all("SELECT id FROM families WHERE id >= $1 ORDER BY id LIMIT 1000", .id(first)) { $0.id(0) }
  }
}

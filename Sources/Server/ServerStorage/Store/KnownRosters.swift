import SyncRoster
import SyncWire

/// What the entries of families come to, for the only one who writes: to make a long roster anew takes a tenth of a second.
struct KnownRosters {
  /// Entries of all together; one takes some hundred bytes.
  private static let most = 20_000

  private var known: [FamilyID: Roster] = [:]
  private var entries = 0

  subscript(family: FamilyID) -> Roster? {
    get { known[family] }
    set {
      entries += (newValue?.entries.count ?? 0) - (known[family]?.entries.count ?? 0)
      known[family] = newValue
      if entries > Self.most {
        forget()
        known[family] = newValue
        entries = newValue?.entries.count ?? 0
      }
    }
  }

  mutating func forget() { (known, entries) = ([:], 0) }
}

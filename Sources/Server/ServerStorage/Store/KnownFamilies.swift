import ServerCore
import SyncWire

/// What whoever writes has read or written of families lately: it is so as long as the family is of that version.
///
/// Small packs come one after the other from the same devices, and ask for the same rows each time.
struct KnownFamilies {
  struct Known {
    var family: FamilyRow?
    var members: [MemberRow]?
    var places: [Chain: ChainPlace] = [:]
    /// The last one of each stream.
    var stretches: [StreamID: Stretch] = [:]
  }

  /// A thousand families of three devices are half a megabyte.
  private static let most = 1000

  private var known: [FamilyID: Known] = [:]

  subscript(id: FamilyID) -> Known {
    get { known[id] ?? Known() }
    _modify {
      if known.count >= Self.most, known[id] == nil { known = [:] }
      yield &known[id, default: Known()]
    }
  }

  mutating func forget() { known = [:] }

  mutating func forget(_ family: FamilyID) { known[family] = nil }
}

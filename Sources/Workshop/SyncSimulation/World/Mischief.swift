import SyncWire

/// What a server does that wants to mislead; one kind a seed.
package enum Mischief: String, CaseIterable, Sendable {
  /// Two halves of the family are shown two logs.
  case fork
  /// The last records are gone, and nothing is said.
  case silentRollback
  case alter
  case omit
  case reorder
  case replay
  /// Revocations are left out.
  case swapRoster
  /// A pack of one branch is put into the other.
  case transplant
  /// A revoked device goes on with the server's help.
  case collude
  /// It writes anew what lies below its cut, in a log that has forgotten how it was.
  case rewrite
  /// What devices of one half say of how far they have read is told to the other.
  case crossNotes
  /// One device is shown nothing of the others any more.
  case withhold
}

extension Mischief {
  /// Kinds that came later have one turn of six, so that the seeds of the others stay what they were.
  package static func of(_ seed: UInt64) -> Mischief {
    let later: [Mischief] = [.crossNotes, .withhold]
    let first = allCases.filter { !later.contains($0) }
    let kinds = seed / 10 % 6 == 5 ? later : first
    return kinds[Int(seed % UInt64(kinds.count))]
  }
}

/// What a hostile server has done, and who is to notice.
struct Hostility {
  /// Whether answers are bent.
  var isOn = false
  /// How many of the answers that could be.
  var share = 0.3
  /// How many places are tried where something might be bent: whoever is looked at twice has to do it twice.
  var persistence = 1
  var branch: SimulatedServer?
  var onBranch: Set<String> = []
  /// Who was shown something else than the log.
  var misled: Set<String> = []
  /// Who is shown nothing of the others.
  var shutOut: String?
  /// Packs that lie in a log which is not the one they cite.
  var transplants: [Transplant] = []
  /// Who knew more than the server shows now.
  var knewMore: Set<String> = []
  /// Operations that came in by force.
  var injected: Set<UInt128> = []
}

struct Transplant {
  /// Where it lies.
  let seq: Int64
  /// Who is shown that log, and can open it.
  let readers: Set<String>
}

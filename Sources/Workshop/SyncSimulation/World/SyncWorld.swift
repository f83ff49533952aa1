import Basics
import Domain
import NativeKeys
import ServerCore
import Sync
import SyncEngine
import SyncWire

/// A family's devices, its server and the network between them, under one pair of dice.
package final class SyncWorld {
  package let seed: UInt64
  let dice: SharedDice
  let work: KeyWork
  /// As its first device has founded it.
  var family = FamilyID(0)
  let players: [StreamID]
  var server: SimulatedServer
  package internal(set) var devices: [SimulatedDevice] = []
  package internal(set) var notices: [SyncNotice: Set<String>] = [:]
  var memory = Memory()

  /// None where the server is as honest as the protocol wants it.
  package let mischief: Mischief?
  var hostility = Hostility()
  let forger: Forger
  var household: Household

  /// None in families whose devices and server have room, and are not lost.
  let hardship: SharedDice?

  /// None in families whose keys, rows and answers do not fail by themselves.
  let faults: SharedDice?
  /// Whether somebody goes on while somebody else waits for an answer.
  var isInterjecting = false

  /// None in families in which nobody hands anything over.
  let views: SharedDice?

  /// None in families in which all that was played stays where it was played.
  let movings: SharedDice?

  /// Of days that go by and of what becomes of notes: they came later, and other seeds stay what they were.
  let calendar: SharedDice

  /// Whether faults rest: everything is answered, once and at once.
  var isCalm = false
  var now: Int64 = 1_800_000_000_000
  /// Milliseconds of days in which nobody plays.
  var idle: Int64 = 0
  package var trace: ((String) -> Void)?

  /// Protections that devices are without; in builds for tests alone.
  let bugs: [PlantedBug]
  let serverBugs: [PlantedServerBug]

  /// - Parameter hasRealKeys: OpenSSL's, which are slow, and another each time.
  package init(
    seed: UInt64,
    mischief: Mischief? = nil,
    bugs: [PlantedBug] = [],
    serverBugs: [PlantedServerBug] = [],
    hasHardship: Bool = false,
    hasFaults: Bool = false,
    hasRealKeys: Bool = false,
    trace: ((String) -> Void)? = nil
  ) {
    self.bugs = bugs
    self.serverBugs = serverBugs
    hardship = hasHardship ? SharedDice(seed: ~seed &* 3) : nil
    faults = hasFaults ? SharedDice(seed: ~seed &* 7) : nil
    calendar = SharedDice(seed: ~seed &* 5)
    views = Self.handsOver(seed) ? SharedDice(seed: ~seed &* 11) : nil
    movings = Self.moves(seed) ? SharedDice(seed: ~seed &* 13) : nil
    self.seed = seed
    self.mischief = mischief
    self.trace = trace
    dice = SharedDice(seed: seed)
    work = KeyWork(hasRealKeys ? .live : .toy(dice))
    players = [StreamID(dice.id()), StreamID(dice.id())].sorted()
    server = SimulatedServer(FamilyID(0), bugs: serverBugs, primitives: work.primitives)
    forger = Forger(seed: seed, hasRealKeys: hasRealKeys)
    household = Household(seed: seed, players.map { PlayerID($0.raw) })
  }

  func log(_ words: @autoclosure () -> String) {
    if let trace { trace(words()) }
  }

  var members: [SimulatedDevice] { devices.filter { $0.isMember } }

  /// Who has a name now, before who had it: of a device and its copy one goes on under another.
  func device(named id: DeviceID) -> SimulatedDevice? {
    devices.first { $0.id == id } ?? devices.first { $0.book.retired.contains(id) }
  }

  func fail(_ invariant: Int, _ words: String) -> BrokenInvariant {
    BrokenInvariant(seed: seed, invariant: invariant, words: words)
  }
}

/// What the world remembers to judge by.
struct Memory {
  /// As whoever has their bytes reads them.
  var operations: [UInt128: Operation] = [:]
  /// Whose XP or level went down, where, and by how much.
  var fallen: [String] = []
  /// Where each operation belongs.
  var streams: [UInt128: StreamID] = [:]
  /// What lies in a pack.
  var contents: [PackID: [UInt128]] = [:]
  /// By whom it was made first.
  var makers: [UInt128: String] = [:]
  /// What was answered with stored, and in whose chain.
  var acknowledged: [UInt128: ChainKey] = [:]
  /// What nobody owes anybody: the only one who had it is gone.
  var excused: Set<UInt128> = []
  /// Who was revoked.
  var out: [String: TakenOut] = [:]
  /// Revocations that the server has lost, and nobody had read: on the way they may come back.
  var forgotten: [TakenOut] = []
  /// Devices that were copied or restored.
  var faulty: Set<String> = []
  /// Who has been given a stream by whom it belongs to.
  var admitted: [StreamID: Set<String>] = [:]
  var copies: [[UInt128: [UInt8]]] = []
  /// Codes that were written down on devices which forgot them.
  var papers: [[UInt8]] = []
  /// Whose book did not come back from storage as it was.
  var unreadable: [String] = []
  /// What was handed over, by its bytes.
  var handedOver: [[UInt8]: Handed] = [:]
  /// Views that somebody wanted to end who may.
  var ended: Set<StreamID> = []
  /// Packs that somebody opens who was out when they were stored.
  var sealedForRevoked: [String] = []
  /// Whom somebody wanted to take out.
  var wishes: [(name: String, device: DeviceID)] = []
  var pasts: [String: Past] = [:]
  var late: [SentRequest] = []
  var lateNotes: [SentRequest] = []
  /// When something of each device reached another last, by the names of both.
  var reached: [String: [DeviceID: Int64]] = [:]
  /// The same that lies in its memory alone: gone when power is cut.
  var arriving: [String: [DeviceID: Int64]] = [:]
  /// Records that each device was shown, and notes but for their signatures.
  var read: [String: Set<[UInt8]>] = [:]
  /// The last place at which each device was shown something of another, also in a log that is lost.
  var written: [String: [DeviceID: Int64]] = [:]
  /// How far each device has read by the notes that another was shown.
  var shown: [String: [DeviceID: Int64]] = [:]
  /// Notes that devices have put, by their names and the days of which they are.
  var noted: [String: [Int64: Int]] = [:]
  /// Who says that nothing of others comes, and is wrong.
  var silenceWithoutCause: [String] = []
  var backup: SimulatedServer?
  var hasRolledBack = false
  /// Operations in logs that the server has lost, of devices that were members when it did, which others had read by
  /// then: those count them by right.
  var lost: Set<UInt128> = []
  /// All of them: somebody may have them on the way.
  var lostUnread: Set<UInt128> = []
  /// What was told of a device and is not so.
  var untrue: [String] = []
  /// What the server took that no member may write.
  var forged: [String] = []
}

struct TakenOut {
  /// By which it was.
  let entry: [UInt8]
  /// What stays of what it made.
  var stay: Set<UInt128>
}

/// What lay on a member's disk at a time.
struct Past {
  let disk: Disk
  let told: [SyncNotice]
}

struct ChainKey {
  let device: DeviceID
  let stream: StreamID
  let last: Int64
}

struct SentRequest {
  var isOnBranch = false
  let call: SyncCall
  let body: [UInt8]
  var token: [UInt8]?
  let name: String
}

/// An invariant of the protocol does not hold.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let seed: UInt64
  package let invariant: Int
  package let words: String

  package var description: String { "seed \(seed), invariant \(invariant): \(words)" }
}

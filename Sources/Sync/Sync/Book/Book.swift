import Basics
import SyncRoster
import SyncWire

/// All that a device knows of its family's sync: what lies in its storage, and nothing else.
///
/// What one event changes is stored in one transaction before anything is sent, so that a kill between two events
/// changes nothing.
package struct Book: Sendable {
  package let family: FamilyID

  /// As the roster has it: new at each pairing, and not the name in its database.
  package internal(set) var device: DeviceID

  /// Names that it had before, as whom it still opens what was wrapped for it.
  package internal(set) var retired: [DeviceID] = []

  /// What its role is to read and write.
  package internal(set) var role: [StreamID]

  package internal(set) var standing = Standing.member

  /// What a person has to be told, once each.
  package internal(set) var told: [SyncNotice] = []

  /// What of it somebody has read: told no more until it happens anew.
  package internal(set) var seen: [SyncNotice] = []

  /// The log as it was read.
  package internal(set) var log: LogBook
  package internal(set) var roster = Roster()

  /// What lies in views that are open, in the order of their ids and of devices.
  package internal(set) var views: [ViewPiece] = []

  /// Secrets that the safe holds.
  package internal(set) var held: [KeyID] = []

  /// What has been taken of each device's chains.
  package internal(set) var chains = ChainBook<[ChainSpan]>()

  /// Pieces of a revoked device's chains that have not led to the head which its cut names.
  package internal(set) var heldBack = ChainBook<[ChainSpan]>()

  /// What waits to be sent, in the order in which it was made.
  package internal(set) var outbox = Table<StreamSubject, Outbox>()

  /// What has been given places and is not known to be stored.
  package internal(set) var pending = Table<StreamSubject, ChainSpan?>()

  /// Heads that were made here: a place of its own chain that is none of these was written by a copy.
  var made: [Hash256] = []

  /// Packs that cannot be taken yet, by their place in the log.
  var unread: [UnreadPack] = []

  /// The smallest cuts ever seen, whatever the server has lost since.
  var cutsSeen = Table<RosterDevice, DeviceCuts>()

  /// Look-ups of all codes that were ever seen void, whatever the server has lost since.
  var voidCodes: [UInt128] = []

  /// Entries of another history of the roster, which are to come back.
  var orphans: [KnownEntry] = []

  /// Places of the log that have to look like this when they are read: what was answered, what pairing told.
  var expected: [Citation] = []

  /// Whether the server was seen to have lost something.
  var hasRolledBack = false

  /// Whether it has to go on under another name.
  var needsNewName = false

  /// The one that it has sent, until it is read back.
  var newName: DeviceID?

  /// When a quest of each stream was last gone on with here, in milliseconds since 1970: 0 where none is under way.
  package internal(set) var quests = Table<StreamSubject, Int64>()

  /// How far other devices had read by what was heard of them last, as ``Step/half(_:)`` counts.
  var heard = Table<RosterDevice, Int64>()

  /// When that came, in milliseconds since 1970 by this device's clock.
  var heardAt = Table<RosterDevice, Int64>()

  /// When this device first asked in vain, a day or more after all that it has heard; 0 where it has not.
  var askedInVain: Int64 = 0

  /// How far it had read when it last said so where all can see it.
  var noted: Int64 = 0

  /// The day on which it last did: a device says so once a day.
  package internal(set) var notedOn: Int64 = 0

  /// Devices that have signed something: whoever was brought in and never did may not know of it.
  var begun: [DeviceID] = []

  /// Whether it was stored by a version that did not note who had begun.
  var isOfEarlierForm = false

  /// The day, from 1 on, on which it last read once more what it had passed over; 0 where it never did.
  var lookedBackOn: Int64 = 0

  /// Whether nothing has come of that yet.
  var isLookingBack = false

  /// What people want, until it is read back.
  package internal(set) var wishes: [Wish] = []

  #if PLANTED_BUGS
  package var bugs: [PlantedBug] = [] {
    didSet { roster.letsAnybodyRevoke = bugs.contains(.anybodyRevokes) }
  }
  #endif

  /// - Parameters:
  ///   - role: what it is to read and write; the plan first.
  ///   - beginning: the link before the first record of the family's log.
  ///   - arrival: what the log has to have come to, where another device has brought this one in.
  package init(
    family: FamilyID,
    device: DeviceID,
    role: [StreamID],
    beginning: Hash256,
    arrival: Citation? = nil
  ) {
    self.family = family
    self.device = device
    self.role = role
    log = LogBook(beginning)
    expected = arrival.map { [$0] } ?? []
  }

  /// Whether it is known here that a device was taken out, whatever the server has lost since.
  package func knowsRevocation(of device: DeviceID) -> Bool { cutsSeen[device].exists }

  /// Whether something was read that a device has signed.
  package func hasBegun(_ device: DeviceID) -> Bool {
    device == self.device || begun.contains(device)
  }

  /// Places in the log of packs that cannot be taken yet: they lie beside this book until they are.
  package var placesOfUnread: [Int64] { unread.map { $0.seq } }

  /// Whether something made here is not known to be stored elsewhere.
  package var hasMoreToSend: Bool {
    role.contains { stream in
      !(outbox[stream]?.isEmpty ?? true) || (pending[stream] ?? nil).exists
    } || views.contains { $0.device == device && isToSend($0) }
  }

  /// Milliseconds after which a quest that nobody goes on with keeps nothing back.
  private static let longestPause: Int64 = 3_600_000

  /// - Parameter now: milliseconds since 1970.
  package func hasQuestUnderWay(at now: Int64) -> Bool {
    quests.values.contains { (0..<Self.longestPause).contains(now - $0) }
  }

  /// Whose newest waits for the end of a quest.
  var streamsInQuests: [StreamID] {
    quests.indices.filter { quests.values[$0] > 0 }.map { quests.id(at: $0) }
  }

  /// How far a chain has been taken.
  func end(_ device: DeviceID, _ stream: StreamID) -> ChainPlace {
    chains[device, stream]?.last?.end ?? .zero
  }

  mutating func extend(_ device: DeviceID, _ stream: StreamID, by span: ChainSpan) {
    chains[device, stream] = (chains[device, stream] ?? []) + [span]
  }

  package func chain(_ device: DeviceID, _ stream: StreamID) -> Chain {
    Chain(family: family, device: device, stream: stream)
  }
}

/// How a device stands to its family.
package enum Standing: UInt8, Sendable {
  case member
  /// It tells why, and asks a person.
  case stopped
  case removed
  case erased
}

/// What a person wants of the family.
package enum Wish: Hashable, Sendable {
  case found(isParents: Bool, OlderCode?)
  case bringIn(RosterDevice, streams: [StreamID])
  case revoke(DeviceID)
  /// To read and write a player's stream that nobody reads, with the secrets that its code has opened.
  case hold(StreamID, [KeyID])
  /// Another recovery code in the place of the newest, by its look-up.
  case renew(RosterMember, replacing: UInt128)
  /// To read a player's stream no more, which the player's own devices go on with.
  case leave(StreamID)
  /// To hand a record over in a view of this id.
  case handOver(StreamID, of: StreamID, [UInt8])
  /// To say that a view was opened here.
  case noteOpened(StreamID)
  case close(StreamID)
}

/// The family's code that was put on paper before there was a family.
package struct OlderCode: Hashable, Sendable {
  package let code: RosterCode
  /// Whether this device has it in the clear.
  package let isKept: Bool

  package init(_ code: RosterCode, isKept: Bool) { (self.code, self.isKept) = (code, isKept) }
}

/// A pack of the log that waits for a secret or for what comes before it.
struct UnreadPack: Hashable, Sendable {
  let seq: Int64
  let key: KeyID
  let stream: StreamID
  /// Operations in it.
  let count: Int64
}

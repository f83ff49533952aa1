import Basics
import SyncRoster
import SyncWire

/// All that a device knows of its family's sync: what lies in its storage, and nothing else.
///
/// What one event changes is stored in one transaction before anything is sent, so that a kill between two events
/// changes nothing.
package struct Book: Sendable {
  package let family: FamilyID

  /// This device's name in the roster: new at each pairing, and not the name in its database.
  package internal(set) var device: DeviceID

  /// Names that this device had before; it still opens what was wrapped for them.
  package internal(set) var retired: [DeviceID] = []

  /// The streams that this device is to read and write.
  package internal(set) var role: [StreamID]

  package internal(set) var standing = Standing.member

  /// What a person has to be told, once each.
  package internal(set) var told: [SyncNotice] = []

  /// The notices among them that a person has read: they are told no more until they happen anew.
  package internal(set) var seen: [SyncNotice] = []

  /// The part of the server's log that was read.
  package internal(set) var log: LogBook
  package internal(set) var roster = Roster()

  /// What lies in views that are open, in the order of their ids and of devices.
  package internal(set) var views: [ViewPiece] = []

  /// Secrets that the device's store of keys holds.
  package internal(set) var held: [KeyID] = []

  /// The spans of each device's chains that have been taken.
  package internal(set) var chains = ChainBook<[ChainSpan]>()

  /// Pieces of a revoked device's chains that have not led to the head which its cut names.
  package internal(set) var heldBack = ChainBook<[ChainSpan]>()

  /// What waits to be sent, in the order in which it was made.
  package internal(set) var outbox = Table<StreamSubject, Outbox>()

  /// The span of each stream that has places in this device's chain and is not known to be stored.
  package internal(set) var pending = Table<StreamSubject, ChainSpan?>()

  /// Heads that this device has made: a span of its own chain with any other was written by a copy of it.
  var made: [Hash256] = []

  /// Packs that cannot be taken yet, with their place in the log.
  var unread: [UnreadPack] = []

  /// The smallest cut of each device that was ever seen, whatever the server has lost since.
  var cutsSeen = Table<RosterDevice, DeviceCuts>()

  /// Look-ups of all codes that were ever seen void, whatever the server has lost since.
  var voidCodes: [UInt128] = []

  /// Entries of another history of the roster, which are to come back.
  var orphans: [KnownEntry] = []

  /// Places that the log has to come to with these links: the server has answered them, or pairing has told them.
  var expected: [Citation] = []

  /// Whether the server was seen to have lost something.
  var hasRolledBack = false

  /// Whether this device has to go on under another name.
  var needsNewName = false

  /// The new name whose entry was sent, until that is read back.
  var newName: DeviceID?

  /// When a quest of each stream was last gone on with here, in milliseconds since 1970; 0 where none is under way.
  package internal(set) var quests = Table<StreamSubject, Int64>()

  /// How far other devices had read when they were last heard of, as ``Step/half(_:)`` counts.
  var heard = Table<RosterDevice, Int64>()

  /// When they were last heard of, in milliseconds since 1970 by this device's clock.
  var heardAt = Table<RosterDevice, Int64>()

  /// When this device first asked in vain, a day or more after all that it has heard; 0 where it has not.
  var askedInVain: Int64 = 0

  /// The place up to which this device had read when it last put a note where all can see it.
  var noted: Int64 = 0

  /// The day on which it last put such a note, since it does so once a day.
  package internal(set) var notedOn: Int64 = 0

  /// Devices that have signed something: one that was brought in and never did may not know of it.
  var begun: [DeviceID] = []

  /// Whether the book was stored by a version that did not note which devices had begun.
  var isOfEarlierForm = false

  /// The day, from 1 on, on which this device last read anew what it had passed over; 0 where it never did.
  var lookedBackOn: Int64 = 0

  /// Whether that reading has brought nothing back yet.
  var isLookingBack = false

  /// What people want, until the entry that does it is read back.
  package internal(set) var wishes: [Wish] = []

  #if PLANTED_BUGS
  package var bugs: [PlantedBug] = [] {
    didSet { roster.letsAnybodyRevoke = bugs.contains(.anybodyRevokes) }
  }
  #endif

  /// Begins a book that has read nothing.
  ///
  /// - Parameters:
  /// - role: the streams that the device is to read and write, the plan first.
  /// - beginning: the link before the first record of the family's log.
  /// - arrival: the place to which the log has to have come, where another device has brought this one in.
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

  /// Places in the log of packs that cannot be taken yet: the packs lie beside this book until they are.
  package var placesOfUnread: [Int64] { unread.map { $0.seq } }

  /// Whether something made here is not known to be stored on the server.
  package var hasMoreToSend: Bool {
    role.contains { stream in
      !(outbox[stream]?.isEmpty ?? true) || (pending[stream] ?? nil).exists
    } || views.contains { $0.device == device && isToSend($0) }
  }

  /// Milliseconds after which a quest that is not gone on with keeps nothing back.
  private static let longestPause: Int64 = 3_600_000

  /// Whether a quest was gone on with here within the last hour.
  ///
  /// - Parameter now: milliseconds since 1970.
  package func hasQuestUnderWay(at now: Int64) -> Bool {
    quests.values.contains { (0..<Self.longestPause).contains(now - $0) }
  }

  /// The streams whose newest operations wait for the end of a quest.
  var streamsInQuests: [StreamID] {
    quests.indices.filter { quests.values[$0] > 0 }.map { quests.id(at: $0) }
  }

  /// The place to which a chain has been taken.
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
  /// The device has told why it stopped, and waits for a person.
  case stopped
  case removed
  case erased
}

/// What a person wants of the family.
package enum Wish: Hashable, Sendable {
  case found(isParents: Bool, OlderCode?)
  case bringIn(RosterDevice, streams: [StreamID])
  case revoke(DeviceID)
  /// A device wants to read and write a player's stream that no device reads, with the secrets that its code has
  /// opened.
  case hold(StreamID, [KeyID])
  /// A person wants another recovery code in the place of the newest, which the look-up names.
  case renew(RosterMember, replacing: UInt128)
  /// A device wants to read a player's stream no more, which the player's own devices go on with.
  case leave(StreamID)
  /// A player wants to hand over a record, in a view of this id.
  case handOver(StreamID, of: StreamID, [UInt8])
  /// A parent has opened a view on this device.
  case noteOpened(StreamID)
  case close(StreamID)
}

/// The family's code that was put on paper before there was a family.
package struct OlderCode: Hashable, Sendable {
  package let code: RosterCode
  /// Whether this device has the code in the clear.
  package let isKept: Bool

  package init(_ code: RosterCode, isKept: Bool) { (self.code, self.isKept) = (code, isKept) }
}

/// A pack of the log that waits for a secret or for what comes before it.
struct UnreadPack: Hashable, Sendable {
  let seq: Int64
  let key: KeyID
  let stream: StreamID
  /// The number of operations in it.
  let count: Int64
}

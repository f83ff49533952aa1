import Basics
import SyncWire

/// Which devices belong to a family, what they read, and under which secrets: what the entries come to.
package struct Roster: Sendable {
  /// The entries as they were taken, each with the hash by which it is cited.
  package private(set) var entries: [KnownEntry] = []

  /// Every device that was ever brought in.
  package internal(set) var members = Table<RosterDevice, RosterDevice>()

  /// The devices in the order in which they came.
  package internal(set) var arrivals: [DeviceID] = []

  package internal(set) var cuts = Table<RosterDevice, DeviceCuts>()
  package internal(set) var streams = Table<StreamSubject, StreamState>()

  /// Every view that there ever was, by its own id: no rule about streams meets one.
  package internal(set) var views = Table<StreamSubject, View>()

  /// Every code that there ever was, in the order in which they came.
  package internal(set) var papers: [CodeState] = []

  /// The hashes of all entries here, and of those in repetitions.
  var known: [Hash256] = [.zero]

  // A planted bug; outside of tests it is never on.
  #if PLANTED_BUGS
  package var letsAnybodyRevoke = false
  #else
  var letsAnybodyRevoke: Bool { false }
  #endif

  package init() {}

  /// The hash that the next entry has to name as the one before it.
  package var head: Hash256 { entries.last?.hash ?? .zero }

  package func knows(_ hash: Hash256) -> Bool { known.contains(hash) }

  /// Takes an entry, if it comes next and its author may write it; the caller has looked at its signature.
  package mutating func take(_ entry: KnownEntry) -> Bool {
    guard entry.head.previous == head, entry.head.index == Int64(entries.count),
      allows(entry.entry)
    else { return false }
    append(entry)
    return true
  }

  /// Takes an entry without asking; the caller has asked whether it may come.
  package mutating func append(_ entry: KnownEntry) {
    known.append(entry.hash)
    if case .again = entry.entry.body { takeRepeated(entry.repeated) }
    apply(entry.entry.body, by: entry.head.author)
    entries.append(entry)
  }

  /// Reads entries as they were stored: when they came it was asked whether each may.
  package init(stored entries: [KnownEntry]) {
    for entry in entries { append(entry) }
  }

  /// The roster as it was after so many entries.
  package func upTo(_ count: Int) -> Roster {
    var roster = Roster()
    #if PLANTED_BUGS
    roster.letsAnybodyRevoke = letsAnybodyRevoke
    #endif
    for entry in entries.prefix(count) { _ = roster.take(entry) }
    return roster
  }
}

/// An entry with its hash, and those that lie in it: this module hashes nothing.
package struct KnownEntry: Sendable {
  package let entry: RosterEntry
  package let hash: Hash256

  /// The entries of a repetition; none of another entry.
  package let repeated: [KnownEntry]

  package init(_ entry: RosterEntry, _ hash: Hash256, repeated: [KnownEntry] = []) {
    self.entry = entry
    self.hash = hash
    self.repeated = repeated
  }

  package var head: EntryHead { entry.head }
}

/// How far each of a device's chains counts.
package struct DeviceCuts: Hashable, Sendable {
  package private(set) var streams = Table<StreamSubject, ChainPlace>()

  package init() {}

  package init(_ cuts: [Cut]) {
    for cut in cuts { streams[cut.stream, default: cut.place] = cut.place }
  }

  /// How far a stream's chain counts; a stream that is not named was never written.
  package func place(_ stream: StreamID) -> ChainPlace { streams[stream] ?? .zero }

  /// The smaller cut of two revocations, which holds.
  package func least(_ other: DeviceCuts) -> DeviceCuts {
    var least = DeviceCuts()
    for index in streams.indices {
      let (stream, mine) = (streams.id(at: index), streams.values[index])
      guard let theirs = other.streams[stream] else { continue }
      let place = theirs.number < mine.number ? theirs : mine
      least.streams[stream, default: place] = place
    }
    return least
  }
}

/// What the entries say of one stream.
package struct StreamState: Hashable, Sendable {
  /// The epochs in the order in which they came.
  package var epochs: [Epoch] = []
  package var holders: [DeviceID] = []
  /// The member that made the newest epoch.
  package var author: RosterMember?
  /// Whether the stream has to go on under another secret.
  package var isDue = false

  package init() {}

  package var current: Epoch? { epochs.last }
  package var nextNumber: Int64 { (epochs.map { $0.number }.max() ?? 0) + 1 }
}

/// What the entries say of one view.
///
/// A class: with values of that size each list of them would be a kilobyte in the module.
package final class View: Sendable {
  /// The player whose play it is about.
  package let player: StreamID
  package let author: DeviceID

  /// The only epoch, because a view is never due and no device is added to it.
  package let epoch: Epoch
  package let isClosed: Bool

  package init(of player: StreamID, by author: DeviceID, _ epoch: Epoch, isClosed: Bool = false) {
    (self.player, self.author, self.epoch) = (player, author, epoch)
    self.isClosed = isClosed
  }
}

extension View: Hashable {
  package static func == (left: View, right: View) -> Bool {
    left.epoch == right.epoch && left.isClosed == right.isClosed
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(epoch.stream) }
}

/// What the entries say of one recovery code.
package struct CodeState: Sendable {
  package let code: RosterCode

  /// The devices that have it in the clear: the one that made it, and those that it has brought in.
  package var knowers: [DeviceID]

  /// Whether the code counts no more: nothing new is wrapped for it, and it lets no device in.
  ///
  /// What was wrapped before it became void still opens.
  package var isVoid = false

  package init(_ code: RosterCode, knownBy knowers: [DeviceID]) {
    self.code = code
    self.knowers = knowers
  }
}

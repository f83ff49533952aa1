import Basics

/// What a page is told of its device's family: all that screens show of sync.
package struct SyncStatus: Equatable, Sendable {
  /// How a device stands to its family.
  package enum Standing: UInt8, Sendable {
    /// The device belongs to no family that syncs.
    case alone
    case member
    /// The device has told why it stopped, and waits for a person.
    case stopped
    case removed
    case erased
    /// The browser has cleared a part of what it kept, and the keys or the book were in it.
    case emptied
  }

  /// How far the device is, in a quiet word.
  package enum Progress: UInt8, Sendable {
    /// No server answers.
    case onItsOwn
    case catchingUp
    case inStep
    /// The worker that keeps it in step does not answer.
    ///
    /// NB: a page says so, and the next (`Public/runtime/later/sync.js`).
    case unanswered
    /// There is no room on this device for what comes.
    case noRoom
  }

  package var standing = Standing.alone
  package var progress = Progress.onItsOwn
  package var family: FamilyID?
  /// This device's name in the roster; none while it is alone.
  package var device: DeviceID?
  /// All devices that ever were in, in the order of their ids.
  package var devices: [SyncDevice] = []
  /// The notices in the order in which they came up.
  package var notices: [SyncNotice] = []
  /// The notices that a person has read, and that have not happened anew.
  package var seen: [SyncNotice] = []
  package var pairing = PairingStatus.none
  /// The family's recovery codes.
  package var codes: [SyncCode] = []

  package init() {}
}

/// A device of the family, as its roster says.
package struct SyncDevice: Equatable, Sendable {
  package var id: DeviceID
  package var isParents: Bool
  /// The ids of the players whose play it may read.
  package var players: [UInt128]
  package var isRemoved: Bool
  /// Whether it was removed here, and the family does not know it yet.
  package var isLeaving = false
  /// Whether a recovery code that it has counts no more once it is removed.
  package var takesCode = false
  /// Whether something has come that it has signed: until then it may not know that it is in.
  package var hasBegun = true

  package init(id: DeviceID, isParents: Bool, players: [UInt128], isRemoved: Bool) {
    self.id = id
    self.isParents = isParents
    self.players = players
    self.isRemoved = isRemoved
  }
}

/// A recovery code of the family, without a word of what it is.
package struct SyncCode: Equatable, Sendable {
  /// The player whose play it opens; 0 where it is the family's.
  package var player: UInt128
  package var lookup: UInt128
  /// The keys by which something is sealed for it; none of the family's.
  package var keys: CodeKeys?
  /// Whether a device that was removed knew it, and no other code has come in its place yet.
  package var isVoid = false
  /// The devices that have it in the clear and are in.
  package var knowers: [DeviceID] = []
  /// Whether this device may put another one in its place.
  package var isRenewable = false
  /// Whether a person wants that here, and the family does not know it yet.
  package var isBeingRenewed = false

  package init(player: UInt128, lookup: UInt128, keys: CodeKeys? = nil) {
    self.player = player
    self.lookup = lookup
    self.keys = keys
  }
}

/// How far a pairing has come on this device; a way back by a recovery code takes its place.
package enum PairingStatus: Equatable, Sendable {
  case none
  /// The device waits for an answer of the server.
  case waiting
  /// The inviter shows this code, to be typed on the other device until a time in milliseconds since 1970.
  ///
  /// - code: 10 bytes; ``PairingCode`` writes them.
  case showing(code: [UInt8], until: Int64)
  /// Both devices show four symbols, each below 64, which people compare.
  case comparing(symbols: [Int], isInviter: Bool)
  /// Both sides are in.
  case done(DeviceID)
  case over(PairingEnd)
}

/// Why two devices did not come together, or a recovery code brought nothing back.
package enum PairingEnd: UInt8, CaseIterable, Sendable {
  /// The time of the code is over, or it was used.
  case expired
  /// The code leads to no mailbox.
  case unknownCode
  /// The symbols were not the same, or a message was not what it had to be.
  case differed
  case cancelled
  case offline
  /// The server takes no more.
  case refused
  /// This device may not bring in a device of that role.
  case notItsRole
  /// No family of this server goes by the recovery code.
  case unknownSheet
  case erased
  /// The code is a player's, and there is no family here yet.
  case familyFirst
  /// Everything that the code could open is here already.
  case isHere
  /// Another device reads what the code opens, and can hand it on.
  case isRead
  /// The server only takes families that have been invited.
  case uninvited
  /// The server does not know the invitation of this device.
  case wrongInvitation
  /// The other device is let in, and nothing has come that it has signed.
  case unheard
  /// The server has a family already with the paper from which this device would found one.
  case isFounded
}

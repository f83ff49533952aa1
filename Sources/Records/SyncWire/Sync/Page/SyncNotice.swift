/// What a person is told of sync, in a parent's area and never in a quest.
package enum SyncNotice: UInt8, CaseIterable, Sendable {
  /// The server shows two histories.
  case fork
  /// The server has gone back.
  case rollback
  /// The server had lost the family, which was founded again.
  case lost
  /// Another device goes on under the name of this one.
  case copy
  /// The family's devices disagree about who belongs.
  case twoRosters
  case badEntry
  /// A record was passed over that no honest device has written.
  case refused
  /// Records are missing from which others go on.
  case gap
  case removed
  case erased
  /// The server does not know this device.
  case unknown
  /// The server had lost the family, and takes none without an invitation.
  case uninvited
  /// Nothing of any other device has come for a week.
  case withheld
  /// Keys, or what lies in this device's storage, cannot be read just now.
  case keysUnread
  /// A secret that is wrapped for this device does not open here.
  case keyUnopened
  /// What had been left out of a device's chain has come after all.
  case cameBack
  /// What came from a device after it had been removed, and had counted, counts no longer.
  case setAside
  /// The server does not know what this version writes; what it can take goes on.
  case olderServer
  /// The family's recovery code counts no more, since a device that was removed knew it.
  case familyCodeVoid
  /// The same is so of the code of a player of this device.
  case playerCodeVoid
}

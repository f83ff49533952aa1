import Basics

/// What the server answers where it does not do what was asked.
package enum SyncRefusal: Error, Hashable, Sendable {
  /// What was sent is not what the protocol says.
  case form
  /// There is no such token.
  case unknown
  /// The invitation to found a family on this server is not one of its own.
  case invite
  /// The caller's role does not allow it.
  case role
  /// The caller is revoked; the bytes are the record of the entry that says so.
  case revoked([UInt8])
  case missing
  /// The family is there already.
  case exists
  /// What was cited is not on this log.
  case branch
  /// The roster has gone on.
  case roster
  /// The chain has come to another place.
  case taken(ChainPlace)
  /// The chains of the device go on behind the cuts.
  case cut([Cut])
  /// The message is written already.
  case written
  /// The family or the stream is erased, or the mailbox's time is over.
  case over
  case tooLarge
  case tooMany
  /// The family has no room left here.
  case quota
}

extension SyncRefusal {
  package var status: Int {
    switch self {
    case .form: 400
    case .unknown: 401
    case .invite, .role, .revoked: 403
    case .missing: 404
    case .exists, .branch, .roster, .taken, .cut, .written: 409
    case .over: 410
    case .tooLarge: 413
    case .tooMany: 429
    case .quota: 507
    }
  }

  package var code: String { row.code.description }

  /// The refusal in words, for people who read along; programs go by the code.
  package var message: String { row.message.description }

  private var row: (code: StaticString, message: StaticString) {
    switch self {
    case .form: ("form", "This is not what the protocol says.")
    case .unknown: ("unknown", "Nobody here has this token.")
    case .invite: ("invite", "This server takes a family with an invitation.")
    case .role: ("role", "This takes another role in the family.")
    case .revoked: ("revoked", "The family has taken this device out.")
    case .missing: ("missing", "There is nothing here.")
    case .exists: ("exists", "The family is here already.")
    case .branch: ("branch", "This log does not have what was cited.")
    case .roster: ("roster", "The roster has gone on.")
    case .taken: ("taken", "The chain has come to another place.")
    case .cut: ("cut", "The device's chains go on behind the cuts.")
    case .written: ("written", "This message is written already.")
    case .over: ("over", "This is over.")
    case .tooLarge: ("size", "This is too large.")
    case .tooMany: ("often", "Too many requests: please wait.")
    case .quota: ("quota", "There is no room left for this family.")
    }
  }
}

import Basics

/// A request with what its path and query say.
package enum SyncCall: Hashable, Sendable {
  case found
  case readLog(FamilyID, LogWish)
  case readLink(FamilyID, seq: Int64)
  case storePack(FamilyID)
  /// Stores an entry.
  ///
  /// - isAgain: whether the server had lost it, so that no cut is compared.
  case storeEntry(FamilyID, isAgain: Bool)
  case noteSeen(FamilyID)
  case hints(FamilyID)
  case eraseStream(FamilyID, StreamID)
  case eraseFamily(FamilyID)
  /// Asks for the key with which a browser subscribes, so that this server can send to it.
  case readPushKey(FamilyID)
  /// Says where and when the device wants to be reminded, in place of what it has said before.
  case setReminders(FamilyID)
  case dropReminders(FamilyID)
  case makeMailbox
  case writeMessage(MailboxID, Int)
  case readMessage(MailboxID, Int)
  case readCode(lookup: UInt128)
}

/// The part of the log for which a device asks.
package enum LogWish: Hashable, Sendable {
  /// The records behind a cursor, the oldest first.
  case after(Citation, limit: Int64)

  /// The records before a place of one stream, the newest first, for a device that is new.
  case stream(StreamID, before: Int64, limit: Int64)
}

extension SyncCall {
  package var name: SyncRoute.Name {
    switch self {
    case .found: .found
    case .readLog: .readLog
    case .readLink: .readLink
    case .storePack: .storePack
    case .storeEntry: .storeEntry
    case .noteSeen: .noteSeen
    case .hints: .hints
    case .eraseStream: .eraseStream
    case .eraseFamily: .eraseFamily
    case .readPushKey: .readPushKey
    case .setReminders: .setReminders
    case .dropReminders: .dropReminders
    case .makeMailbox: .makeMailbox
    case .writeMessage: .writeMessage
    case .readMessage: .readMessage
    case .readCode: .readCode
    }
  }

  /// The row of the table that has this name; each name has one.
  package var route: SyncRoute {
    SyncRoute.all.first { $0.name == name } ?? SyncRoute.all[0]
  }
}

/// A row of the table of what the server answers; client and server read the same one.
package struct SyncRoute: Sendable {
  package enum Name: CaseIterable, Sendable {
    case found
    case readLog
    case readLink
    case storePack
    case storeEntry
    case noteSeen
    case hints
    case eraseStream
    case eraseFamily
    case readPushKey
    case setReminders
    case dropReminders
    case makeMailbox
    case writeMessage
    case readMessage
    case readCode
  }

  package enum Method: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }

  package enum Part: Sendable {
    case word(StaticString)
    /// 32 hexadecimal digits.
    case id
    case number
  }

  /// The caller whose token has to be shown.
  package enum Caller: Sendable {
    case anybody
    /// A device that the entries bring in which are sent along.
    case founder
    /// A device of the family's roster, or one of its codes.
    case member
    case parent
    case code
  }

  package let name: Name
  package let method: Method
  package let path: [Part]
  package let caller: Caller
  /// The most bytes that may be sent along.
  package let longestBody: Int
}

extension SyncRoute {
  package static let all: [SyncRoute] = [
    SyncRoute(.found, .post, families, .founder, SyncLimits.body),
    SyncRoute(.readLog, .get, family + [.word("log")], .member),
    SyncRoute(.readLink, .get, family + [.word("links"), .number], .member),
    SyncRoute(.storePack, .post, family + [.word("packs")], .member, Pack.longest),
    SyncRoute(.storeEntry, .post, family + [.word("roster")], .member, RosterEntry.longest),
    SyncRoute(.noteSeen, .put, family + [.word("seen")], .member, SeenNote.length),
    SyncRoute(.hints, .get, family + [.word("hints")], .member),
    SyncRoute(.eraseStream, .delete, family + [.word("streams"), .id], .member),
    SyncRoute(.eraseFamily, .delete, family, .parent),
    SyncRoute(.readPushKey, .get, reminders, .member),
    SyncRoute(.setReminders, .put, reminders, .member, ReminderRequest.longest),
    SyncRoute(.dropReminders, .delete, reminders, .member),
    SyncRoute(.makeMailbox, .post, mailboxes, .anybody, MailboxRequest.longest),
    SyncRoute(.writeMessage, .put, mailboxes + [.id, .number], .anybody, SyncLimits.message),
    SyncRoute(.readMessage, .get, mailboxes + [.id, .number], .anybody),
    SyncRoute(.readCode, .get, [.word("v1"), .word("codes"), .id], .code),
  ]

  private static let families: [Part] = [.word("v1"), .word("families")]
  private static let family = families + [.id]
  private static let reminders = family + [.word("reminders")]
  private static let mailboxes: [Part] = [.word("v1"), .word("mailboxes")]

  private init(
    _ name: Name,
    _ method: Method,
    _ path: [Part],
    _ caller: Caller,
    _ longestBody: Int = 0
  ) {
    self.name = name
    self.method = method
    self.path = path
    self.caller = caller
    self.longestBody = longestBody
  }

  /// The status that the server answers when it is done.
  package var status: Int {
    switch name {
    case .found, .makeMailbox: 201
    case .noteSeen, .eraseStream, .eraseFamily, .setReminders, .dropReminders, .writeMessage: 204
    case .readLog, .readLink, .storePack, .storeEntry, .hints, .readPushKey, .readMessage,
      .readCode:
      200
    }
  }
}

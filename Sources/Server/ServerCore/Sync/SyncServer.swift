import Basics
import SyncRoster
import SyncWire

/// The server's half of sync: a request and a store come to a reply, and to what is written behind it.
///
/// It reads what stands before seals, and takes an entry by its author's signature and the rules that devices have
/// (decision 48); these believe nobody, and look at everything once more. There is no clock here, and no socket.
package struct SyncServer: Sendable {
  let store: RequestView
  package let hash: @Sendable ([UInt8]) -> Hash256
  let isSigned: @Sendable (PublicKey, _ message: [UInt8], Signature) -> Bool
  let quotas: SyncQuotas
  /// What has to be shown to found a family; none where anybody may.
  let invite: InvitationCode?

  /// None where nothing is sent to sleeping devices.
  let reminders: ReminderService?

  #if PLANTED_BUGS
  package var bugs: [PlantedServerBug] = []
  #endif

  /// - Parameter isSigned: whether a message is signed by whom this key belongs to.
  package init(
    store: SyncStore,
    isSigned: @escaping @Sendable (PublicKey, _ message: [UInt8], Signature) -> Bool,
    hash: @escaping @Sendable ([UInt8]) -> Hash256 = { Hash256(SHA256.digest($0)) ?? .zero },
    quotas: SyncQuotas = SyncQuotas(),
    invite: InvitationCode? = nil,
    reminders: ReminderService? = nil
  ) {
    self.store = RequestView(store)
    self.hash = hash
    self.isSigned = isSigned
    self.quotas = quotas
    self.invite = invite
    self.reminders = reminders
  }

  package func answer(_ request: SyncRequest) -> SyncReply {
    guard request.body.count <= request.call.route.longestBody else { return SyncReply(.tooLarge) }
    return store.collect { () throws(SyncRefusal) in try reply(to: request) }
  }

  private func reply(to request: SyncRequest) throws(SyncRefusal) -> SyncReply {
    switch request.call {
    case .found: return try found(request)
    case .makeMailbox: return try makeMailbox(request)
    case .writeMessage(let mailbox, let number): return try write(mailbox, number, request)
    case .readMessage(let mailbox, let number): return try readMessage(mailbox, number, request)
    case .readCode(let lookup): return try readCode(lookup, request)
    default: return try reply(to: request, by: caller(request))
    }
  }

  private func reply(
    to request: SyncRequest,
    by caller: Caller
  ) throws(SyncRefusal) -> SyncReply {
    switch request.call {
    case .readLog(_, let wish): try readLog(wish, caller)
    case .readLink(_, let seq): try readLink(seq, caller)
    case .storePack: try storePack(request, caller)
    case .storeEntry(_, let isAgain): try storeEntry(request.body, isAgain, caller)
    case .noteSeen: try noteSeen(request.body, caller)
    case .hints: SyncReply(status: 200, body: SeqHint.line(caller.family.top.number))
    case .eraseStream(_, let stream): try erase(stream, caller)
    case .eraseFamily: try eraseFamily(caller)
    case .readPushKey: try readPushKey()
    case .setReminders: try setReminders(request.body, caller)
    case .dropReminders: try dropReminders(caller)
    default: throw .form
    }
  }
}

/// One request, with what the transport knows of it.
package struct SyncRequest: Sendable {
  package let call: SyncCall
  /// What the caller shows; 32 bytes.
  package let token: [UInt8]?
  package let body: [UInt8]
  /// The other end's, without its port.
  package let address: String
  /// Milliseconds since 1970.
  package let now: Int64

  /// Whether its seals were found to be right by ``SyncServer/look(at:)``.
  package var isLookedAt = false

  package init(_ call: SyncCall, token: [UInt8]?, body: [UInt8], address: String, now: Int64) {
    self.call = call
    self.token = token
    self.body = body
    self.address = address
    self.now = now
  }
}

package struct SyncReply: Sendable {
  package var status: Int
  package var body: [UInt8]
  /// Seconds.
  package var retryAfter: Int?

  package init(status: Int, body: [UInt8] = []) {
    self.status = status
    self.body = body
  }

  /// Too much waits to be answered.
  package static let busy: SyncReply = {
    let text =
      #"{"error":{"code":"busy","message":"There is too much to do here. Ask again soon."}}"#
    var busy = SyncReply(status: 503, body: Array(text.utf8))
    busy.retryAfter = 1
    return busy
  }()

  init(_ refusal: SyncRefusal) {
    self.init(status: refusal.status, body: refusal.body)
    if refusal.status == SyncRefusal.tooMany.status { retryAfter = 3600 }
  }
}

/// How much one family, device and address may have.
package struct SyncQuotas: Sendable {
  package var bytes: Int64 = 200 * 1024 * 1024
  package var entries = SyncLimits.entries
  /// Beyond `bytes`, for entries alone, and as many once more for those that take somebody out: whoever fills a family's
  /// room can be taken out of it.
  package var entryBytes: Int64 = 4 * 1024 * 1024
  /// Who is in; those who are out are not counted.
  package var members = SyncLimits.members
  package var players = SyncLimits.playersEver

  /// Requests of one device in an hour.
  package var requests = 600
  /// Of one address in an hour.
  package var mailboxes = 5
  package var lookUps = 30

  /// Of all families together, at one time: each may have some kilobytes.
  package var openMailboxes = 1000
  /// Milliseconds that a mailbox is open.
  package var mailboxTime: Int64 = 10 * 60 * 1000

  package init() {}
}

import Basics
import SyncWire

/// Who asks, with the family as it is.
struct Caller {
  let family: FamilyRow
  let member: Member

  enum Member {
    case device(MemberRow)
    case code(RosterCode)
  }

  var device: MemberRow? { if case .device(let row) = member { row } else { nil } }

  /// A code reads what it opens.
  func holds(_ stream: StreamID) -> Bool {
    switch member {
    case .device(let row): row.streams.contains(stream)
    case .code(let code): code.name == stream.code
    }
  }

  /// The same with views: a code reads none.
  func reads(_ stream: StreamID) -> Bool {
    holds(stream) || device?.views.contains(stream) ?? false
  }
}

extension Caller.Member {
  fileprivate func asker(_ family: FamilyID) -> Asker {
    switch self {
    case .device(let row): .device(family, row.device)
    case .code(let code): .code(family, code.name)
    }
  }
}

extension SyncServer {
  func caller(_ request: SyncRequest) throws(SyncRefusal) -> Caller {
    guard let id = request.call.family, let family = store.family(id) else { throw .missing }
    if family.isErased { throw .over }
    guard let token = request.token, let member = member(id, showing: token) else {
      throw .unknown
    }
    try count(member.asker(id), upTo: quotas.requests, request)
    if case .device(let row) = member, row.isRevoked {
      guard let entry = store.revocation(id, row.device) else { throw .unknown }
      throw .revoked(entry)
    }
    return Caller(family: family, member: member)
  }

  func count(_ asker: Asker, upTo most: Int, _ request: SyncRequest) throws(SyncRefusal) {
    if store.count(asker, request.now / 3_600_000) > most { throw .tooMany }
  }
}

extension SyncCall {
  /// Whose log or roster it is about.
  package var family: FamilyID? {
    switch self {
    case .readLog(let family, _), .readLink(let family, _), .storePack(let family),
      .storeEntry(let family, _), .noteSeen(let family), .hints(let family),
      .eraseStream(let family, _), .eraseFamily(let family),
      .readPushKey(let family), .setReminders(let family), .dropReminders(let family):
      family
    case .found, .makeMailbox, .writeMessage, .readMessage, .readCode: nil
    }
  }
}

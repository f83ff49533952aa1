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
}

extension SyncServer {
  func caller(_ request: SyncRequest) throws(SyncRefusal) -> Caller {
    guard let id = request.call.family, let family = store.family(id) else { throw .missing }
    if family.isErased { throw .over }
    guard let token = request.token.map({ hash($0) }) else { throw .unknown }
    if let member = store.memberOfToken(id, token) {
      if let entry = member.revokedBy { throw .revoked(entry) }
      try count("device \(member.device.raw)", upTo: quotas.requests, request)
      return Caller(family: family, member: .device(member))
    }
    guard let code = store.codeOfToken(id, token)?.code else { throw .unknown }
    try count("code \(code.lookup)", upTo: quotas.requests, request)
    return Caller(family: family, member: .code(code))
  }

  func count(_ caller: String, upTo most: Int, _ request: SyncRequest) throws(SyncRefusal) {
    if store.count(caller, request.now / 3_600_000) > most { throw .tooMany }
  }
}

extension SyncCall {
  /// Whose log or roster it is about.
  var family: FamilyID? {
    switch self {
    case .readLog(let family, _), .readLink(let family, _), .storePack(let family),
      .storeEntry(let family, _), .noteSeen(let family), .hints(let family),
      .eraseStream(let family, _), .eraseFamily(let family):
      family
    case .found, .makeMailbox, .writeMessage, .readMessage, .readCode: nil
    }
  }
}

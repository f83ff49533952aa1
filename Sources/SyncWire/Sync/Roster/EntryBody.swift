import Basics

/// What an entry does.
package enum EntryBody: Sendable {
  case found(Founding)
  case add(Joining)
  case open(Opening)
  case epoch(NewEpoch)
  case revoke(Revocation)
  case again(Repetition)

  /// Of a later version: kept, and nothing is mended until this one is newer.
  case unknown

  /// How an entry names it; none where it is unknown.
  package var kind: String? {
    switch self {
    case .found: "found"
    case .add: "add"
    case .open: "open"
    case .epoch: "epoch"
    case .revoke: "revoke"
    case .again: "again"
    case .unknown: nil
    }
  }

  init(_ head: EntryHead, _ json: JSON) throws(JSONFieldError) {
    guard head.version == EntryHead.newest else {
      self = .unknown
      return
    }
    self = try Self.known(head.kind, json)
  }

  private static func known(_ kind: String, _ json: JSON) throws(JSONFieldError) -> EntryBody {
    switch kind {
    case "found": .found(try Founding(json))
    case "add": .add(try Joining(json))
    case "open": .open(try Opening(json))
    case "epoch": .epoch(try NewEpoch(json))
    case "revoke": .revoke(try Revocation(json))
    case "again": .again(try Repetition(json))
    default: .unknown
    }
  }

  var json: JSON {
    switch self {
    case .found(let body): body.json
    case .add(let body): body.json
    case .open(let body): body.json
    case .epoch(let body): body.json
    case .revoke(let body): body.json
    case .again(let body): body.json
    case .unknown: .object([])
    }
  }
}

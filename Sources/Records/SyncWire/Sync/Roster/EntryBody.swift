import Basics

/// What an entry does.
package enum EntryBody: Sendable {
  case found(Founding)
  case add(Joining)
  case open(Opening)
  case epoch(NewEpoch)
  case revoke(Revocation)
  case again(Repetition)
  case code(Renewal)
  case view(Handover)
  case close(Closing)

  /// The entry is of a later version: it is kept, and nothing is mended until this one is newer.
  case unknown

  /// The word by which an entry names it; none where it is unknown.
  package var kind: String? {
    switch self {
    case .found: "found"
    case .add: "add"
    case .open: "open"
    case .epoch: "epoch"
    case .revoke: "revoke"
    case .again: "again"
    case .code: "code"
    case .view: "view"
    case .close: "close"
    case .unknown: nil
    }
  }

  /// The version with which it came: earlier ones do not know it.
  package var version: Int64 {
    switch self {
    case .code, .view, .close: 2
    case .found, .add, .open, .epoch, .revoke, .again, .unknown: 1
    }
  }

  init(_ head: EntryHead, _ json: JSON) throws(JSONFieldError) {
    switch head.version {
    case 1: self = try Self.first(head.kind, json)
    case 2: self = try Self.second(head.kind, json)
    default: self = .unknown
    }
  }

  private static func first(_ kind: String, _ json: JSON) throws(JSONFieldError) -> EntryBody {
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

  private static func second(_ kind: String, _ json: JSON) throws(JSONFieldError) -> EntryBody {
    switch kind {
    case "code": .code(try Renewal(json))
    case "view": .view(try Handover(json))
    case "close": .close(try Closing(json))
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
    case .code(let body): body.json
    case .view(let body): body.json
    case .close(let body): body.json
    case .unknown: .object([])
    }
  }
}

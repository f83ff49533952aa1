import Basics

extension SyncRefusal {
  /// The refusal as an object, of which `error` says its code.
  package var body: [UInt8] {
    let error: [JSONMember] =
      [
        JSONMember(name: "code", value: .string(code)),
        JSONMember(name: "message", value: .string(message)),
      ] + details
    return JSON.object([JSONMember(name: "error", value: .object(error))]).bytes
  }

  private var details: [JSONMember] {
    switch self {
    case .revoked(let record):
      let text = String(decoding: Base64.text(of: record), as: UTF8.self)
      return [JSONMember(name: "entry", value: .string(text))]
    case .taken(let place):
      return [
        JSONMember(name: "place", value: .number(JSONNumber(place.number))),
        JSONMember(name: "head", value: .string(place.hash.hexText)),
      ]
    case .cut(let heads): return [JSONMember(name: "heads", value: Cut.json(heads))]
    default: return []
    }
  }

  /// The refusal that an answer says.
  ///
  /// - Returns: none where it is nothing that a server of ours says. Others may stand between here and there, and what
  ///   they answer proves nothing: not that a family is gone, nor that a device is taken out.
  package static func read(status: Int, _ body: [UInt8]) -> SyncRefusal? {
    guard let json = try? JSON.parse(wire: body, upTo: SyncLimits.body), let error = json["error"],
      let code = error["code"]?.string
    else { return nil }
    let refusal = detailed(code, error) ?? plain.first { $0.code.hasSameScalars(as: code) }
    return refusal?.status == status ? refusal : nil
  }

  /// The refusals that say nothing but their code.
  private static let plain: [SyncRefusal] = [
    .form, .unknown, .invite, .role, .missing, .exists, .branch, .roster, .written, .over,
    .tooLarge, .tooMany, .quota,
  ]

  private static func detailed(_ code: String, _ error: JSON) -> SyncRefusal? {
    switch code {
    case "revoked":
      return error["entry"]?.string.flatMap { Base64.bytes(of: $0) }.map { .revoked($0) }
    case "taken":
      guard let place = error["place"], let head = error["head"] else { return nil }
      return ChainPlace(.array([place, head])).map { .taken($0) }
    case "cut": return error["heads"].flatMap { Cut.list($0) }.map { .cut($0) }
    default: return nil
    }
  }
}

import Domain
import SyncWire

extension StepField {
  var member: (String, JSON?) {
    switch self {
    case .name(let name): ("name", .string(name))
    case .icon(let icon): ("icon", .string(icon.name))
    case .position(let position): ("position", .string(position.text))
    case .reference(let reference): ("referenceMs", reference.map { .milliseconds($0) } ?? .null)
    }
  }

  /// The fields that this version knows; others are a newer version's.
  static func list(_ fields: JSONFields) throws(JSONFieldError) -> [StepField] {
    var list: [StepField] = []
    for member in fields.json.object ?? [] {
      if let field = try StepField(member.name, in: fields) { list.append(field) }
    }
    return list
  }

  private init?(_ name: String, in fields: JSONFields) throws(JSONFieldError) {
    switch name {
    case "name": self = .name(try fields.string("name"))
    case "icon": self = .icon(Icon(try fields.string("icon")))
    case "position": self = .position(try Self.position(fields))
    case "referenceMs": self = .reference(try fields.optionalSeconds("referenceMs"))
    default: return nil
    }
  }

  private static func position(_ fields: JSONFields) throws(JSONFieldError) -> Position {
    guard let position = Position(text: try fields.string("position")) else {
      throw JSONFieldError(name: "position")
    }
    return position
  }
}

import Basics
import Domain
import SyncWire
import Time

// How the game's values are written in an operation's body: one way for each, used everywhere.

extension JSON {
  static func integer(_ value: Int64) -> JSON { .number(JSONNumber(value)) }

  package static func id<Subject>(_ id: Identifier<Subject>) -> JSON { .string(id.raw.hexText) }

  static func milliseconds(_ duration: Seconds) -> JSON { .integer(duration.milliseconds) }

  static func instant(_ instant: Instant) -> JSON { .integer(instant.milliseconds) }

  static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  /// Members without a value are left out.
  package static func members(_ members: [(String, JSON?)]) -> JSON {
    .object(
      members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } }
    )
  }
}

extension JSONFields {
  func identifier<Subject>(
    _ name: StaticString
  ) throws(JSONFieldError) -> Identifier<Subject> {
    Identifier(try id(name))
  }

  func identifiers<Subject>(
    _ name: StaticString
  ) throws(JSONFieldError) -> [Identifier<Subject>] {
    var identifiers: [Identifier<Subject>] = []
    for text in try strings(name) {
      guard let raw = UInt128(hexText: text) else { throw JSONFieldError(name: name) }
      identifiers.append(Identifier(raw))
    }
    return identifiers
  }

  func seconds(_ name: StaticString) throws(JSONFieldError) -> Seconds {
    Seconds(milliseconds: try integer(name, in: -Seconds.limit...Seconds.limit))
  }

  func optionalSeconds(_ name: StaticString) throws(JSONFieldError) -> Seconds? {
    has(name) ? try seconds(name) : nil
  }

  func instant(_ name: StaticString) throws(JSONFieldError) -> Instant {
    Instant(milliseconds: try integer(name, in: 0...Instant.latest))
  }

  func experience(_ name: StaticString) throws(JSONFieldError) -> XP {
    XP(Int(try integer(name, in: 0...Int64(XP.limit))))
  }

  func objects(_ name: StaticString) throws(JSONFieldError) -> [JSONFields] {
    try array(name).map { JSONFields($0) }
  }

  func strings(_ name: StaticString) throws(JSONFieldError) -> [String] {
    var strings: [String] = []
    for value in try array(name) {
      guard let string = value.string else { throw JSONFieldError(name: name) }
      strings.append(string)
    }
    return strings
  }
}

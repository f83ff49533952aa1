import Basics
import Domain
import SyncWire
import Time

/// The members of a record that an earlier program wrote: read by name, and what nobody has read is
/// left over, to be kept.
///
/// What is null is not there. NB: never inlined, or every field costs the browser 200 bytes.
struct EarlierFields {
  private var members: [JSONMember]

  init(_ json: JSON) throws(BackupFault) {
    guard let members = json.object else { throw BackupFault(.wrongType) }
    self.members = members.filter { !$0.value.isNull }
  }

  /// What nobody has read, in the order of the names: programs write members in any.
  var rest: JSON? { members.isEmpty ? nil : JSON.object(members).sorted() }

  private var hash: UInt128 {
    var hash = ContentHash("record")
    hash.absorb(JSON.object(members).sorted().bytes)
    return hash.value
  }

  /// Whether both hold the same, in whatever order.
  func says(_ other: EarlierFields) -> Bool {
    hash == other.hash
  }

  @inline(never)
  mutating func takeIfThere(_ name: StaticString) -> JSON? {
    guard let index = members.firstIndex(where: { $0.name.isSame(as: name) }) else { return nil }
    return members.remove(at: index).value
  }

  /// Whether it is there, for what has a default or has to be there.
  func has(_ name: StaticString) -> Bool { members.contains { $0.name.isSame(as: name) } }

  @inline(never)
  mutating func take(_ name: StaticString) throws(BackupFault) -> JSON {
    guard let value = takeIfThere(name) else { throw BackupFault(.missing, name) }
    return value
  }

  /// Leaves over what was read, because it has no place among the operations.
  mutating func leave(_ name: StaticString, _ value: JSON) {
    members.append(JSONMember(name: name.description, value: value))
  }

  // Texts

  /// Longer ones come from nobody's hand, in bytes.
  private static let longest = 1000

  @inline(never)
  mutating func text(_ name: StaticString) throws(BackupFault) -> String {
    try Self.text(try take(name), name)
  }

  mutating func textIfThere(_ name: StaticString) throws(BackupFault) -> String? {
    guard let value = takeIfThere(name) else { return nil }
    return try Self.text(value, name)
  }

  mutating func texts(_ name: StaticString) throws(BackupFault) -> [String] {
    guard let value = takeIfThere(name) else { return [] }
    guard let list = value.array else { throw BackupFault(.wrongType, name) }
    guard list.count <= Self.longest else { throw BackupFault(.tooMany, name) }
    var texts: [String] = []
    for value in list { texts.append(try Self.text(value, name)) }
    return texts
  }

  @inline(never)
  private static func text(_ value: JSON, _ name: StaticString) throws(BackupFault) -> String {
    guard let text = value.string else { throw BackupFault(.wrongType, name) }
    guard text.utf8.count <= longest else { throw BackupFault(.outOfBounds, name) }
    return text
  }

  // Numbers

  mutating func flag(_ name: StaticString) throws(BackupFault) -> Bool {
    guard let value = try take(name).bool else { throw BackupFault(.wrongType, name) }
    return value
  }

  /// A number in thousandths.
  @inline(never)
  mutating func thousandths(
    _ name: StaticString,
    in bounds: ClosedRange<Int64>
  ) throws(BackupFault) -> Int64 {
    guard let number = try take(name).number else { throw BackupFault(.notANumber, name) }
    guard let value = number.thousandths, bounds.contains(value) else {
      throw BackupFault(.outOfBounds, name)
    }
    return value
  }

  /// A whole number, also when it is written as "3.0".
  mutating func whole(
    _ name: StaticString,
    in bounds: ClosedRange<Int64>
  ) throws(BackupFault) -> Int {
    let range = bounds.lowerBound * 1000...bounds.upperBound * 1000
    let value = try thousandths(name, in: range)
    guard value % 1000 == 0 else { throw BackupFault(.wrongType, name) }
    return Int(value / 1000)
  }

  mutating func duration(_ name: StaticString) throws(BackupFault) -> Seconds {
    Seconds(milliseconds: try thousandths(name, in: 0...Seconds.longestDuration))
  }

  // Dates

  mutating func date(_ name: StaticString) throws(BackupFault) -> Instant {
    guard let date = try dateIfThere(name) else { throw BackupFault(.missing, name) }
    return date
  }

  @inline(never)
  mutating func dateIfThere(_ name: StaticString) throws(BackupFault) -> Instant? {
    guard let text = try textIfThere(name) else { return nil }
    guard let date = Instant(isoText: text) else { throw BackupFault(.notADate, name) }
    return date
  }
}

extension JSON {
  /// The same with the members of all objects in the order of their names.
  ///
  /// By loops: with closures it is 14 KB.
  @inline(never)
  fileprivate func sorted() -> JSON {
    switch self {
    case .array(let elements):
      var sorted: [JSON] = []
      for element in elements { sorted.append(element.sorted()) }
      return .array(sorted)
    case .object(let members):
      var sorted: [JSONMember] = []
      for place in places(of: members) {
        sorted.append(
          JSONMember(name: members[place].name, value: members[place].value.sorted())
        )
      }
      return .object(sorted)
    default:
      return self
    }
  }
}

@inline(never)
private func places(of members: [JSONMember]) -> [Int] {
  order(of: members.count) { members[$0].name.precedes(members[$1].name) }
}

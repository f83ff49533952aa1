import Foundation
import SyncWire
import TestSupport
import Testing

/// An independent reader must understand what we accept and what we write, in the same way.
@Suite struct JSONAgainstFoundationTests {
  @Test(arguments: JSONTexts.accepted)
  func whatWeAcceptFoundationReadsAlike(example: JSONTexts.Accepted) throws {
    #expect(try foundationReads(Array(example.text.utf8), as: example.value))
  }

  @Test func whatWeWriteFoundationReadsAlike() {
    forEachSeed(1...1000) { random in
      let value = JSON.random(using: &random)
      try #require(try foundationReads(value.bytes, as: value), "\(value.text.debugDescription)")
    }
  }

  @Test func whatFoundationWritesWeReadAlike() {
    forEachSeed(1...1000) { random in
      let value = JSON.random(using: &random)
      let written = try JSONSerialization.data(
        withJSONObject: [value.foundationObject],
        options: [.withoutEscapingSlashes]
      )
      let read = try JSON.parse(Array(written))
      try #require(isSame([value], read.foundationObject))
    }
  }

  /// NB: Foundation drops a U+FEFF with which a string begins, as if it were a byte order mark.
  private func foundationReads(_ bytes: [UInt8], as value: JSON) throws -> Bool {
    if Data(bytes).range(of: Data([0xEF, 0xBB, 0xBF])) != nil { return true }
    let object = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    return isSame(value, object)
  }

  private func isSame(_ value: JSON, _ object: Any) -> Bool {
    switch value {
    case .null: object is NSNull
    case .bool(let bool): (object as? NSNumber)?.boolValue == bool
    case .number(let number): isNear(number.double, (object as? NSNumber)?.doubleValue)
    case .string(let string): (object as? String).map { $0.utf8.elementsEqual(string.utf8) } == true
    case .array(let elements): isSame(elements, object as? [Any])
    case .object(let members): isSame(members, object as? [String: Any])
    }
  }

  /// NB: Foundation reads some numbers by way of Decimal, whose last digits are not Double's.
  private func isNear(_ ours: Double?, _ theirs: Double?) -> Bool {
    guard let ours, let theirs else { return false }
    return abs(ours - theirs) <= abs(ours) * 1e-14
  }

  private func isSame(_ elements: [JSON], _ objects: [Any]?) -> Bool {
    guard let objects, objects.count == elements.count else { return false }
    return zip(elements, objects).allSatisfy { isSame($0, $1) }
  }

  /// Foundation takes names for one that differ only in how their accents are spelled.
  private func isSame(_ members: [JSONMember], _ dictionary: [String: Any]?) -> Bool {
    guard let dictionary else { return false }
    let areDistinct = Set(members.map(\.name)).count == members.count
    return !areDistinct
      || members.count == dictionary.count
        && members.allSatisfy { member in
          dictionary[member.name].map { isSame(member.value, $0) } == true
        }
  }
}

extension JSON {
  fileprivate var foundationObject: Any {
    switch self {
    case .null: NSNull()
    case .bool(let bool): bool
    case .number(let number): number.double ?? 0
    case .string(let string): string
    case .array(let elements): elements.map(\.foundationObject)
    case .object(let members):
      Dictionary(members.map { ($0.name, $0.value.foundationObject) }) { first, _ in first }
    }
  }
}

/// What a device has said last of how far it had read, and when that came here.
package struct Heard: Hashable, Sendable {
  static let never = Heard(through: 0, at: 0)

  /// What cites less may be shown again, and says nothing of today.
  private(set) var through: Int64
  /// In milliseconds since 1970, by this device's clock.
  package internal(set) var at: Int64

  /// As ``through``: a device's own record at a place of the log comes before its note of that place.
  static func record(at seq: Int64) -> Int64 { 2 * seq }
  static func note(at seq: Int64) -> Int64 { 2 * seq + 1 }

  mutating func goBack(to seq: Int64) { through = min(through, Self.note(at: seq)) }
}

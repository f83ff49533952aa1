/// An operation as it is stored and sent.
///
/// It says who did something and when, and has a body that this module does not understand.
package struct OperationRecord: Equatable, Sendable {
  /// The kind of key that will seal it: the plan is every device's, play belongs to the player's devices.
  package enum Stream: String, CaseIterable, Sendable {
    case plan
    case play
  }

  package var id: UInt128
  package var format: Int
  package var rules: Int
  package var stream: Stream
  /// The player whose play it is; none in the plan.
  package var player: UInt128?
  package var device: UInt128
  /// The device's own count of its operations, from 1 and without gaps.
  package var counter: Int64
  package var clock: HybridTime
  /// The time by the device's clock, in milliseconds since 1970.
  package var recordedAt: Int64
  /// The minutes by which the local clock was ahead of UTC.
  package var utcOffset: Int
  package var kind: String
  package var body: JSON

  package init(
    id: UInt128,
    stream: Stream,
    player: UInt128?,
    device: UInt128,
    counter: Int64,
    clock: HybridTime,
    recordedAt: Int64,
    utcOffset: Int,
    kind: String,
    body: JSON
  ) {
    self.id = id
    format = Versions.operation
    rules = Versions.rules
    self.stream = stream
    self.player = player
    self.device = device
    self.counter = counter
    self.clock = clock
    self.recordedAt = recordedAt
    self.utcOffset = utcOffset
    self.kind = kind
    self.body = body
  }
}

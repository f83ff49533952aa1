import Basics
import Domain
import SyncWire
import Time

package typealias OperationID = Identifier<Operation>

/// One thing that somebody in the family did; immutable.
package struct Operation: Hashable, Sendable {
  package let id: OperationID
  package let clock: HybridTime
  package let recordedAt: Instant
  package let offset: UTCOffset
  /// Where it belongs: for what came from elsewhere, where it came from.
  package let stream: OperationRecord.Stream
  /// Whose play it is; none in the plan.
  package let player: PlayerID?
  package let body: OperationBody

  package init(
    id: OperationID,
    clock: HybridTime,
    recordedAt: Instant,
    offset: UTCOffset,
    player: PlayerID?,
    body: OperationBody
  ) {
    self.id = id
    self.clock = clock
    self.recordedAt = recordedAt
    self.offset = offset
    stream = body.stream
    self.player = player
    self.body = body
  }

  /// The order in which the family's operations are folded: by clock, then id.
  package var stamp: Stamp { Stamp(clock: clock, id: id) }

  package var localTime: LocalTime { LocalTime(recordedAt, offset: offset) }
}

/// A place in the family's common order.
package struct Stamp: Hashable, Sendable {
  package let clock: HybridTime
  package let id: OperationID

  /// The place behind it, for an operation that stands for several events.
  var next: Stamp {
    Stamp(clock: HybridTime(packed: clock.packed &+ 1, device: clock.device), id: id)
  }
}

extension Stamp: Comparable {
  package static func < (left: Stamp, right: Stamp) -> Bool {
    (left.clock, left.id) < (right.clock, right.id)
  }
}

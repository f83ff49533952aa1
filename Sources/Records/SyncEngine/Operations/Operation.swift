import Basics
import Domain
import SyncWire
import Time

package typealias OperationID = Identifier<Operation>

/// One thing that was done in the family; it never changes.
package struct Operation: Hashable, Sendable {
  package let id: OperationID
  package let clock: HybridTime
  package let recordedAt: Instant
  package let offset: UTCOffset
  /// The stream to which it belongs; an operation from elsewhere has said so itself.
  package let stream: OperationRecord.Stream
  /// The player whose play it is; none in the plan.
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

  /// The next place, for an operation that stands for several events.
  var next: Stamp {
    Stamp(clock: HybridTime(packed: clock.packed &+ 1, device: clock.device), id: id)
  }
}

extension Stamp: Comparable {
  package static func < (left: Stamp, right: Stamp) -> Bool {
    (left.clock, left.id) < (right.clock, right.id)
  }
}

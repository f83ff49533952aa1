import Basics
import Domain
import SyncWire

extension Stamp: Described {
  package static var blank: Stamp {
    Stamp(clock: HybridTime(packed: 0, device: 0), id: OperationID(0))
  }

  @inline(never)
  package func coded(by coder: inout Coder) -> Stamp {
    let packed = Int64(bitPattern: clock.packed)
    let read = coder.integer("clock", packed, in: .min ... .max)
    let device = coder.number("device", clock.device)
    return Stamp(
      clock: HybridTime(packed: UInt64(bitPattern: read), device: device),
      id: coder.id("id", id)
    )
  }
}

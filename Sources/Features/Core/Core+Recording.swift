import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// Makes operations of what was done, folds them in and has them stored, all or none.
  package mutating func record(_ bodies: [OperationBody]) -> [Effect] {
    let operations = perform(bodies)
    return store { $0.add(operations) }
  }

  /// Makes operations of what was done and folds them in; storing them is left to the caller.
  mutating func perform(_ bodies: [OperationBody]) -> [Operation] {
    let operations = bodies.map { operation($0) }
    apply(operations)
    return operations
  }

  /// Folds in operations that were made elsewhere: in an earlier start, or by another tab.
  package mutating func absorb(_ operations: [Operation]) {
    for operation in operations { clock.absorb(operation.clock) }
    apply(operations)
  }

  private mutating func operation(_ body: OperationBody) -> Operation {
    Operation(
      id: OperationID(dice.id()),
      clock: clock.tick(milliseconds: moment.now.milliseconds),
      recordedAt: moment.now,
      offset: moment.offset,
      player: body.isPlay ? player : nil,
      body: body
    )
  }
}

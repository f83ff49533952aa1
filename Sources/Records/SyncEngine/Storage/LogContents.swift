import SyncWire

/// What was found in the bytes of a device's log.
package struct LogContents: Hashable, Sendable {
  package var operations: [Operation] = []
  /// Records that are not as they were written; they stay where they are.
  package var faults: [RecordFault] = []

  package init() {}

  package var damaged: Int { faults.count }
}

/// Why a record of a log cannot be read.
package struct RecordFault: Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    /// The bytes end in the middle of the record.
    case cutShort
    /// A bit of the record is not as it was written.
    case checksum
    /// The record is no JSON.
    case text(JSONError.Reason)
    /// A member of the record or of its body is missing, of another type or out of bounds.
    case field(String)
  }

  /// The record's place, counted from 0 among those that were read with it.
  package let place: Int
  package let reason: Reason

  package init(place: Int, reason: Reason) {
    self.place = place
    self.reason = reason
  }
}

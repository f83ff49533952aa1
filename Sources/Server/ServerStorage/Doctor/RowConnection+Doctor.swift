import Basics
import SyncWire

/// Rows as they lie there: one that nobody can read does not end the look at the others.
extension RowConnection {
  /// None stands for a row that cannot be read.
  func every<Found>(
    _ text: StaticString,
    of family: FamilyID,
    _ read: (Row) -> Found?
  ) -> [Found?] {
    all(text, .id(family)) { .some(read($0)) }
  }

  func every<Found>(_ text: StaticString, _ read: (Row) -> Found?) -> [Found?] {
    all(text) { .some(read($0)) }
  }

  /// The link at a place of a log, in whatever bytes it is.
  func rawLink(_ family: FamilyID, _ seq: Int64) -> [UInt8]? {
    first("SELECT link FROM records WHERE family = $1 AND seq = $2", .id(family), .number(seq)) {
      $0.bytes(0)
    }
  }
}

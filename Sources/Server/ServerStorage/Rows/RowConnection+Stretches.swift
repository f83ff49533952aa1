import ServerCore
import SyncWire

/// Sixteen places of a log in which some pack of a stream lies.
struct Stretch: Hashable {
  let stream: StreamID
  let number: Int64

  init(_ stream: StreamID, of seq: Int64) {
    (self.stream, number) = (stream, seq / 16)
  }

  /// A place of the log.
  var first: Int64 { 16 * number }
}

/// Where packs of a stream lie, in so few rows that few packs write one.
extension RowConnection {
  /// The newest first.
  func packs(_ family: FamilyID, _ stream: StreamID, before: Int64, limit: Int) -> [Int64] {
    all(
      """
      SELECT seq FROM stretches CROSS JOIN records
      WHERE stretches.family = $1 AND stretches.stream = $2 AND number <= $3 / 16 AND seq < $3
        AND records.family = stretches.family AND records.stream = stretches.stream
        AND seq BETWEEN 16 * number AND 16 * number + 15
      ORDER BY number DESC, seq DESC LIMIT $4
      """,
      .id(family),
      .id(stream),
      .number(before),
      .number(Int64(limit))
    ) { $0.number(0) }
  }

  /// Keeps a stretch; in nearly all calls its row is there already.
  func note(_ stretch: Stretch, _ family: FamilyID) {
    run(
      PackStatement.stretch,
      .id(family),
      .id(stretch.stream),
      .number(stretch.number)
    )
  }

  func has(_ stretch: Stretch, _ family: FamilyID) -> Bool {
    first(
      "SELECT 1 FROM stretches WHERE family = $1 AND stream = $2 AND number = $3",
      .id(family),
      .id(stretch.stream),
      .number(stretch.number)
    ) { _ in true } ?? false
  }
}

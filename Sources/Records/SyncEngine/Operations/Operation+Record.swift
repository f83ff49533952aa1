import Basics
import Domain
import SyncWire
import Time

extension Operation {
  /// An operation that was made here, as it is stored under the number that storage gave it.
  ///
  /// NB: what came from elsewhere is handed on as the bytes that it came in: they may say more than this
  /// version reads.
  package func record(counter: Int64) -> OperationRecord {
    OperationRecord(
      id: id.raw,
      stream: stream,
      player: player?.raw,
      device: clock.device,
      counter: counter,
      clock: clock,
      recordedAt: recordedAt.milliseconds,
      utcOffset: offset.minutes,
      kind: body.kind,
      body: body.json
    )
  }

  package init(_ record: OperationRecord) throws(JSONFieldError) {
    id = OperationID(record.id)
    clock = record.clock
    recordedAt = Instant(milliseconds: record.recordedAt)
    offset = UTCOffset(minutes: record.utcOffset)
    stream = record.stream
    player = record.player.map { PlayerID($0) }
    // A newer layout may give a known kind another meaning, so nothing of it is understood.
    body =
      record.format > Versions.operation
      ? .unknown(kind: record.kind) : try OperationBody(kind: record.kind, json: record.body)
  }
}

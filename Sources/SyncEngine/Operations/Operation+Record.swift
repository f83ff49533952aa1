import Domain
import SyncWire
import Time

extension Operation {
  /// The operation as it is stored, under the number that storage gave it.
  package func record(counter: Int64) -> OperationRecord {
    let (kind, json) = body.encoded(recordedAt: recordedAt)
    var record = OperationRecord(
      id: id.raw,
      stream: body.isPlay ? .play : .plan,
      player: player?.raw,
      device: clock.device,
      counter: counter,
      clock: clock,
      recordedAt: recordedAt.milliseconds,
      utcOffset: offset.minutes,
      kind: kind,
      body: json
    )
    record.clockCorrection = clockCorrection
    return record
  }

  package init(_ record: OperationRecord) throws(JSONFieldError) {
    id = OperationID(record.id)
    clock = record.clock
    recordedAt = Instant(milliseconds: record.recordedAt)
    offset = UTCOffset(minutes: record.utcOffset)
    clockCorrection = record.clockCorrection
    player = record.player.map { PlayerID($0) }
    // A newer layout may give a known kind another meaning.
    body =
      record.format > Versions.operation
      ? .unknown(kind: record.kind) : try OperationBody(kind: record.kind, json: record.body)
  }
}

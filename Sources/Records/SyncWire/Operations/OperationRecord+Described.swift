extension OperationRecord: Described {
  /// The instants up to the last millisecond of the year 9999.
  private static let instants: ClosedRange<Int64> = 0...253_402_300_799_999
  private static let versions: ClosedRange<Int64> = 1...1_000_000
  private static let utcOffsets: ClosedRange<Int64> = -1440...1440
  /// The counters that JavaScript's numbers hold exactly, because counters pass through it on their way to storage.
  private static let counters: ClosedRange<Int64> = 1...9_007_199_254_740_991

  package static var blank: OperationRecord {
    OperationRecord(
      id: 0,
      stream: .plan,
      player: nil,
      device: 0,
      counter: 1,
      clock: HybridTime(packed: 0, device: 0),
      recordedAt: 0,
      utcOffset: 0,
      kind: "",
      body: .null
    )
  }

  /// Reads what any version wrote; members that this version does not know stay in the stored bytes.
  package func coded(by coder: inout Coder) -> OperationRecord {
    var record = self
    record.id = coder.number("id", id)
    record.format = Int(coder.integer("format", Int64(format), in: Self.versions))
    record.rules = Int(coder.integer("rules", Int64(rules), in: Self.versions))
    record.stream = coder.word("stream", stream)
    record.device = coder.number("device", device)
    record.counter = coder.integer("counter", counter, in: Self.counters)
    record.clock = coder.clock("clock", clock, of: record.device)
    record.recordedAt = coder.integer("recordedAt", recordedAt, in: Self.instants)
    record.utcOffset = Int(coder.integer("utcOffset", Int64(utcOffset), in: Self.utcOffsets))
    record.kind = coder.text("kind", kind)
    record.body = coder.value("body", body)
    record.player = coder.optional("player", player, 0) { $0.number($1, $2) }
    return record
  }
}

extension Coder {
  /// Walks a time as two numbers, milliseconds and count; the device stands elsewhere.
  fileprivate mutating func clock(
    _ name: StaticString,
    _ clock: HybridTime,
    of device: UInt128
  ) -> HybridTime {
    let parts = value(name, [JSON(clock.milliseconds), JSON(clock.count)]).array ?? []
    if parts.count == 2, let milliseconds = parts[0].int64, let count = parts[1].int64,
      let time = HybridTime(milliseconds: milliseconds, count: count, device: device)
    {
      return time
    }
    refuse(name)
    return clock
  }
}

extension JSON {
  fileprivate init(_ number: Int64) { self = .number(JSONNumber(number)) }
}

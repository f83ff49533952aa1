extension OperationRecord {
  /// The last millisecond of the year 9999.
  private static let instants: ClosedRange<Int64> = 0...253_402_300_799_999
  private static let versions: ClosedRange<Int64> = 1...1_000_000
  private static let utcOffsets: ClosedRange<Int64> = -1440...1440
  /// What JavaScript's numbers hold exactly: counters pass through it on their way to storage.
  private static let counters: ClosedRange<Int64> = 1...9_007_199_254_740_991

  package var json: JSON {
    var members: [JSONMember] = [
      JSONMember(name: "id", value: .string(id.hexText)),
      JSONMember(name: "format", value: .number(JSONNumber(Int64(format)))),
      JSONMember(name: "rules", value: .number(JSONNumber(Int64(rules)))),
      JSONMember(name: "stream", value: .string(stream.rawValue)),
      JSONMember(name: "device", value: .string(device.hexText)),
      JSONMember(name: "counter", value: .number(JSONNumber(counter))),
      JSONMember(name: "clock", value: clockJSON),
      JSONMember(name: "recordedAt", value: .number(JSONNumber(recordedAt))),
      JSONMember(name: "utcOffset", value: .number(JSONNumber(Int64(utcOffset)))),
      JSONMember(name: "kind", value: .string(kind)),
      JSONMember(name: "body", value: body),
    ]
    if let player { members.append(JSONMember(name: "player", value: .string(player.hexText))) }
    if let clockCorrection {
      members.append(
        JSONMember(name: "clockCorrection", value: .number(JSONNumber(clockCorrection)))
      )
    }
    return .object(members)
  }

  private var clockJSON: JSON {
    .array([.number(JSONNumber(clock.milliseconds)), .number(JSONNumber(clock.count))])
  }

  /// Reads what any version wrote; members that this version does not know stay in the stored bytes.
  package init(_ json: JSON) throws(JSONFieldError) {
    let fields = JSONFields(json)
    id = try fields.id("id")
    format = Int(try fields.integer("format", in: Self.versions))
    rules = Int(try fields.integer("rules", in: Self.versions))
    guard let stream = Stream(word: try fields.string("stream")) else {
      throw JSONFieldError(name: "stream")
    }
    self.stream = stream
    player = fields.has("player") ? try fields.id("player") : nil
    device = try fields.id("device")
    counter = try fields.integer("counter", in: Self.counters)
    clock = try Self.clock(fields, device: device)
    recordedAt = try fields.integer("recordedAt", in: Self.instants)
    clockCorrection = try Self.correction(fields)
    utcOffset = Int(try fields.integer("utcOffset", in: Self.utcOffsets))
    kind = try fields.string("kind")
    body = try fields.value("body")
  }

  private static func clock(
    _ fields: JSONFields,
    device: UInt128
  ) throws(JSONFieldError) -> HybridTime {
    let parts = try fields.array("clock")
    guard parts.count == 2, let milliseconds = parts[0].int64, let count = parts[1].int64,
      let time = HybridTime(milliseconds: milliseconds, count: count, device: device)
    else { throw JSONFieldError(name: "clock") }
    return time
  }

  private static func correction(_ fields: JSONFields) throws(JSONFieldError) -> Int64? {
    guard fields.has("clockCorrection") else { return nil }
    return try fields.integer("clockCorrection", in: -instants.upperBound...instants.upperBound)
  }
}

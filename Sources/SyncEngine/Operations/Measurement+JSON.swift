import Domain
import SyncWire

extension Measurement {
  var members: [(String, JSON?)] {
    [
      ("source", .string(source.rawValue)),
      ("startedAt", .instant(startedAt)),
      ("finishedAt", .instant(finishedAt)),
      ("wallMs", .milliseconds(wall)),
      ("monotonicMs", monotonic.map { .milliseconds($0) }),
      ("hiddenMs", .milliseconds(hidden)),
      ("gaps", .array(gaps.map { $0.json })),
      ("doubts", .strings(doubts.map { $0.rawValue })),
    ]
  }

  init(_ fields: JSONFields) throws(JSONFieldError) {
    self.init(
      startedAt: try fields.instant("startedAt"),
      finishedAt: try fields.instant("finishedAt")
    )
    guard let source = Source(word: try fields.string("source")) else {
      throw JSONFieldError(name: "source")
    }
    self.source = source
    monotonic = try fields.optionalSeconds("monotonicMs")
    hidden = try fields.seconds("hiddenMs")
    for gap in try fields.objects("gaps") { gaps.append(try Gap(gap)) }
    doubts = try Self.doubts(fields)
  }

  /// A doubt that this version does not know is still a doubt.
  private static func doubts(_ fields: JSONFields) throws(JSONFieldError) -> [Doubt] {
    try fields.strings("doubts").map { Doubt(word: $0) ?? .other }
  }
}

extension Measurement.Gap {
  fileprivate var json: JSON {
    .members([("from", .instant(from)), ("ms", .milliseconds(length))])
  }

  fileprivate init(_ fields: JSONFields) throws(JSONFieldError) {
    self.init(from: try fields.instant("from"), length: try fields.seconds("ms"))
  }
}

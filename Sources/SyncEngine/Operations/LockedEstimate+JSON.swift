import Domain
import SyncWire

extension LockedEstimate {
  var members: [(String, JSON?)] {
    [
      ("lock", .id(id)), ("step", .id(step)), ("estimate", estimate.json),
      ("level", .integer(Int64(level.rawValue))),
      ("bandThousandths", .integer(bands.thousandths)), ("startedAt", .instant(startedAt)),
    ]
  }

  init(_ fields: JSONFields) throws(JSONFieldError) {
    self.init(
      id: try fields.identifier("lock"),
      step: try fields.identifier("step"),
      estimate: try Estimate(JSONFields(try fields.value("estimate"))),
      difficulty: try DifficultyLevel(fields),
      bands: try BandMultiplier(fields),
      startedAt: try fields.instant("startedAt")
    )
  }
}

extension Estimate {
  fileprivate var json: JSON {
    switch self {
    case .point(let seconds):
      .members([("pointMs", .milliseconds(seconds))])
    case .range(let shortest, let longest):
      .members([("fromMs", .milliseconds(shortest)), ("toMs", .milliseconds(longest))])
    }
  }

  fileprivate init(_ fields: JSONFields) throws(JSONFieldError) {
    if let point = try fields.optionalSeconds("pointMs") {
      self = .point(point)
    } else {
      self = .range(try fields.seconds("fromMs"), try fields.seconds("toMs"))
    }
  }
}

extension DifficultyLevel {
  /// The member "level".
  init(_ fields: JSONFields) throws(JSONFieldError) {
    let level = try fields.integer("level", in: 0...Int64(Self.allCases.count - 1))
    self = Self.allCases[Int(level)]
  }
}

extension BandMultiplier {
  /// The member "bandThousandths".
  init(_ fields: JSONFields) throws(JSONFieldError) {
    self.init(thousandths: try fields.integer("bandThousandths", in: 1...10 * Self.one))
  }
}

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
    let level = try fields.integer("level", in: 0...Int64(DifficultyLevel.allCases.count - 1))
    self.init(
      id: try fields.identifier("lock"),
      step: try fields.identifier("step"),
      estimate: try Estimate(JSONFields(try fields.value("estimate"))),
      difficulty: DifficultyLevel(rawValue: Int(level)) ?? .learning,
      bands: BandMultiplier(
        thousandths: try fields.integer("bandThousandths", in: 1...10 * BandMultiplier.one)
      ),
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

import Domain
import SyncWire

extension ImportedSession {
  var json: JSON {
    .members([
      ("session", .id(session)), ("routine", .id(routine)),
      ("isCalibration", .bool(isCalibration)), ("xp", .integer(Int64(experience.points))),
      ("guesses", .array(guesses.map { $0.json })), ("undone", .array(undone.map { $0.json })),
    ])
  }

  init(_ fields: JSONFields) throws(JSONFieldError) {
    session = try fields.identifier("session")
    routine = try fields.identifier("routine")
    isCalibration = try fields.bool("isCalibration")
    experience = try fields.experience("xp")
    var guesses: [ImportedGuess] = []
    for guess in try fields.objects("guesses") { guesses.append(try ImportedGuess(guess)) }
    self.guesses = guesses
    undone = try QuestSession.PlannedStep.list(fields, "undone")
  }
}

extension ImportedGuess {
  fileprivate var json: JSON {
    .members(
      step.members + [
        ("estimation", .id(id)), ("estimateMs", .milliseconds(estimate)),
        ("actualMs", .milliseconds(actual)), ("finishedAt", .instant(finishedAt)),
        ("level", .integer(Int64(level.rawValue))),
        ("bandThousandths", .integer(bands.thousandths)),
        ("toldRating", .integer(Int64(told.rating.rawValue))),
        ("toldAccuracy", .integer(told.accuracy)),
      ]
    )
  }

  fileprivate init(_ fields: JSONFields) throws(JSONFieldError) {
    self.init(
      id: try fields.identifier("estimation"),
      step: try QuestSession.PlannedStep(fields),
      guess: Guess(
        estimate: try fields.seconds("estimateMs"),
        actual: try fields.seconds("actualMs")
      ),
      finishedAt: try fields.instant("finishedAt"),
      level: try DifficultyLevel(fields),
      bands: try BandMultiplier(fields),
      told: try Told(fields)
    )
  }
}

extension ImportedGuess.Told {
  fileprivate init(_ fields: JSONFields) throws(JSONFieldError) {
    let rating = try fields.integer("toldRating", in: 0...Int64(Rating.allCases.count - 1))
    self.init(
      rating: Rating.allCases[Int(rating)],
      accuracy: try fields.integer("toldAccuracy", in: -Self.bound...Self.bound)
    )
  }
}

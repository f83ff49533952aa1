import Domain
import SyncEngine
import SyncWire
import Time

extension JSON {
  init(_ number: Int) { self = .number(JSONNumber(Int64(number))) }

  /// Null for none, and for what JSON cannot say.
  init(_ number: Double?) {
    self = number.flatMap { JSONNumber($0) }.map { .number($0) } ?? .null
  }

  /// Null for none.
  init<Value>(_ value: Value?, _ json: (Value) -> JSON) {
    self = value.map(json) ?? .null
  }
}

extension Instant {
  /// "2026-01-21T06:00:00Z".
  var isoText: String { String(decoding: LocalTime(self, offset: .utc).isoText, as: UTF8.self) }
}

extension Tendency {
  var json: JSON {
    [
      "direction": .string("\(direction)"),
      "typicalDifferenceSeconds": JSON(typicalDifference.value),
      "toldDifferenceSeconds": JSON(toldDifference.value),
      "onSide": JSON(onSide),
      "count": JSON(count),
      "strength": JSON(strength),
    ]
  }
}

extension Mirror {
  var json: JSON {
    [
      "tilt": JSON(tilt), "wobble": JSON(wobble), "spread": JSON(taskSpread),
      "ownWobble": JSON(ownWobble),
    ]
  }
}

extension TaskSpan {
  /// What the strip of a card says, in seconds.
  var json: JSON {
    [
      "times": JSON(times.count),
      "isBand": .bool(isBand),
      "firstSeconds": JSON(first.value),
      "lastSeconds": JSON(last.value),
      "alwaysSeconds": JSON(always?.value),
      "belowSeconds": .array(below.map { JSON($0.value) }),
      "aboveSeconds": .array(above.map { JSON($0.value) }),
      "ninetiethSeconds": JSON(ninetieth.value),
    ]
  }
}

extension Landings {
  /// Within a tenth, up to a quarter, up to a half, beyond.
  var json: JSON { .array(counts.map { JSON($0) }) }
}

extension DaySense {
  var json: JSON {
    ["slope": JSON(slope), "standardError": JSON(standardError), "isFelt": .bool(isFelt)]
  }
}

extension MirrorSteps {
  /// 0 to 2: small, medium, wide.
  var json: JSON {
    ["wobble": JSON(wobble), "ownWobble": JSON(ownWobble), "spread": JSON(taskSpread)]
  }
}

extension SkillOverMemory {
  /// Which of the two is told to land closer, and how many guesses were compared.
  var json: JSON { ["verdict": .string(verdictName), "compared": JSON(count)] }

  var verdictName: String {
    switch verdict {
    case .none: "none"
    case .some(.alike): "alike"
    case .some(.closer): "closer"
    case .some(.further): "further"
    }
  }
}

extension Growth {
  func json(isFastest: Bool) -> JSON {
    [
      "isImproving": .bool(isImproving),
      "isFastest": .bool(isFastest),
      "isSteady": .bool(isSteady),
      "rise": JSON(trend.rise),
      "evidence": JSON(trend.evidence),
    ]
  }
}

extension CommonGrowth {
  var json: JSON { ["rise": JSON(rise), "evidence": JSON(evidence), "guesses": JSON(count)] }
}

extension WeekChange {
  /// In points; 0 for what chance does.
  var json: JSON {
    switch self {
    case .asClose: JSON(0.0)
    case .by(let points): JSON(points)
    }
  }
}

extension BestTime {
  var json: JSON {
    [
      "part": .string(part.name), "difference": JSON(difference),
      "standardError": JSON(standardError),
    ]
  }
}

extension FirstGuesses.Month {
  var json: JSON {
    [
      "month": .string("\(year)-" + twoDigits(month)), "count": JSON(count),
      "accuracy": JSON(accuracy),
    ]
  }
}

extension PastGuess {
  func json(task: String) -> JSON {
    [
      "task": .string(task), "day": .string(day.isoText),
      "estimateSeconds": JSON(guess.estimate.value), "actualSeconds": JSON(guess.actual.value),
    ]
  }
}

extension Insight {
  var json: JSON {
    [
      "task": JSON(task) { .string($0) }, "insight": .string(kind), "strength": JSON(strength),
    ]
  }
}

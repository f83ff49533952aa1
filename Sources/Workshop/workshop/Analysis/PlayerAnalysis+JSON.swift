import Domain
import SyncWire

extension PlayerAnalysis {
  /// For other programs: numbers unrounded, what there is nothing to tell of as null.
  static func json(of players: [PlayerAnalysis], at moment: ReadingMoment) -> JSON {
    [
      "at": .string(moment.now.isoText),
      "utcOffset": JSON(moment.offset.minutes),
      "players": .array(players.map { $0.json }),
    ]
  }

  private var json: JSON {
    [
      "player": .string(player.id.raw.hexText),
      "name": .string(player.name),
      "sessions": JSON(sessions),
      "tasks": .array(tasks.map { $0.json(isFastest: isFastest($0)) }),
      "quests": .array(quests.map { $0.json }),
      "growth": JSON(insights.growth) { $0.json },
      "bestTime": JSON(insights.bestTime) { $0.json },
      "skill": JSON(insights.skill.skill),
      "memory": insights.skill.json,
      "firstGuesses": .array(firstGuesses.map { $0.json }),
      "week": JSON(week) { $0.json },
    ]
  }
}

extension PlayerAnalysis.Task {
  fileprivate func json(isFastest: Bool) -> JSON {
    var members = findings(isFastest: isFastest).object ?? []
    if let level {
      members.insert(JSONMember(name: "difficulty", value: .string("\(level)")), at: 1)
    }
    return .object(members)
  }

  private func findings(isFastest: Bool) -> JSON {
    let steps = insights?.steps
    return [
      "name": .string(history.name),
      "guesses": JSON(history.guesses.count),
      "guessesThatTeach": JSON(insights?.window.guesses.count ?? 0),
      "tendency": JSON(insights?.tendency) { $0.json },
      "mirror": JSON(insights?.mirror) { $0.json },
      "growth": JSON(insights?.growth) { $0.json(isFastest: isFastest) },
      "skill": JSON(insights?.skill.skill),
      "daySense": JSON(insights?.daySense) { $0.json },
      "steps": JSON(steps) { $0.json },
      "span": JSON(span) { $0.json },
      "says": .array(
        (insights?.told(steps, isFastest: isFastest) ?? []).map { .string($0.name) }
      ),
    ]
  }
}

extension WeekAnalysis {
  fileprivate var json: JSON {
    [
      "week": .string(reflection.week.name),
      "sessions": JSON(reflection.quests),
      "guesses": JSON(reflection.guesses),
      "landed": reflection.landed.json,
      "playedDays": JSON(reflection.playedDays.count),
      "accuracy": JSON(reflection.accuracy),
      "change": JSON(reflection.change) { $0.json },
      "best": JSON(reflection.best) { $0.json(task: reflection.bestTask ?? "") },
      "grewMost": JSON(reflection.grewMost) {
        ["task": .string($0.task), "points": JSON($0.points)]
      },
      "tilt": JSON(reflection.tilt) {
        [
          "tilt": JSON($0.tilt), "leading": .string($0.leading), "tendency": $0.tendency.json,
        ]
      },
      "streak": JSON(streak.count),
      "longestStreak": JSON(longestStreak),
      "insights": .array(reflection.insights.map { $0.json }),
    ]
  }
}

import Domain
import Time

extension PlayerAnalysis {
  /// For people: a block for the player, one for each task and each quest, one for the week.
  var text: String {
    ([head] + tasks.map { $0.text(isFastest: isFastest($0)) } + quests.map { $0.text }
      + [all, weekText])
      .joined(separator: "\n\n") + "\n"
  }

  func isFastest(_ task: Task) -> Bool { task.insights.map { insights.isFastest($0) } ?? false }

  private var head: String {
    let name = player.name.isEmpty ? "A player without a name" : player.name
    let guesses = tasks.reduce(0) { $0 + $1.history.guesses.count }
    return "\(name): \(sessions) sessions, \(guesses) guesses, \(tasks.count) tasks"
  }

  private var all: String {
    let best = insights.bestTime.map {
      "\($0.part.name), \(rounded($0.difference)) points above the rest"
    }
    let growth = insights.growth.map { signed($0.rise) + " points" }
    var rows = [
      ("growing", growth ?? "none stands out"),
      ("best time", best ?? "none stands out"), ("skill", skillWords(insights.skill)),
    ]
    rows += firstGuesses.map {
      (
        "first guesses",
        "\($0.year)-\(twoDigits($0.month)): \($0.count), accuracy "
          + rounded($0.accuracy)
      )
    }
    return block("All tasks", rows)
  }

  private var weekText: String {
    week?.text ?? "There is no week to look back at yet."
  }
}

extension PlayerAnalysis.Task {
  func text(isFastest: Bool) -> String {
    var rows = level.map { [("difficulty", "\($0)")] } ?? []
    let teaching = insights?.window.guesses.count ?? 0
    rows.append(("guesses", "\(teaching) of \(history.guesses.count) teach now"))
    if let insights {
      rows += [
        ("tendency", insights.tendency.map { words(for: $0) } ?? "none stands out"),
        ("tilt", thousandths(insights.mirror.tilt)),
        ("wobble", thousandths(insights.mirror.wobble)),
        ("spread", thousandths(insights.mirror.taskSpread)),
        ("own wobble", thousandths(insights.mirror.ownWobble)),
        ("growth", insights.growth.map { $0.words(isFastest: isFastest) } ?? "too few guesses"),
        ("skill", skillWords(insights.skill)),
      ]
    }
    if let span { rows.append(("takes", span.words)) }
    return block(history.name, rows)
  }
}

extension WeekAnalysis {
  var text: String {
    let week = reflection.week
    return block(
      "Week \(week.name), \(week.monday.isoText) to \(week.sunday.isoText)",
      reflection.isQuiet ? [("sessions", "none")] : rows
    )
  }

  private var rows: [(String, String)] {
    var rows = [
      ("sessions", "\(reflection.quests), on \(reflection.playedDays.count) days"),
      ("guesses", "\(reflection.guesses)"),
    ]
    if let accuracy = reflection.accuracy {
      rows.append(("accuracy", rounded(accuracy) + changeWords))
    }
    if let best = reflection.best, let task = reflection.bestTask {
      rows.append(("best moment", "\(task), \(best.day.isoText), \(words(for: best.guess))"))
    }
    if let growth = reflection.grewMost {
      rows.append(("grew the most", "\(growth.task), \(signed(growth.points)) points"))
    }
    if let tilt = reflection.tilt {
      rows.append(("tilt", thousandths(tilt.tilt) + ", most of it \(tilt.leading)"))
    }
    rows.append(("streak", "\(streak.count), at most \(longestStreak)"))
    return rows + reflection.insights.map { ("noticed", $0.name) }
  }

  private var changeWords: String {
    switch reflection.change {
    case nil: ""
    case .asClose: ", as close as the week before"
    case .by(let points): ", " + signed(points) + " points on the week before"
    }
  }

  private func words(for guess: Guess) -> String {
    "\(guess.estimate.rounded.whole) s guessed, \(guess.actual.rounded.whole) s taken"
  }
}

extension DayTexts {
  static var english: DayTexts {
    DayTexts(
      today: "Today",
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      shortWeekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
      months: [
        "January", "February", "March", "April", "May", "June",
        "July", "August", "September", "October", "November", "December",
      ],
      date: { "\($0) \($1)" },
      dateOfYear: { "\($0) \($1)" },
      onToday: "today",
      on: { "on \($0)" },
      span: { "\($0) to \($1)" }
    )
  }
}

extension StatsTexts {
  static var english: StatsTexts {
    StatsTexts(
      guesses: { $0 == 1 ? "guess" : "guesses" },
      quests: { $0 == 1 ? "quest" : "quests" },
      closest: "closest ever",
      exactly: "exactly",
      nothingYetTitle: "Room for lights",
      nothingYet:
        "Every quest you play hangs a light here. How high it hangs is how close your guesses landed.",
      chart: .english,
      mix: { count in
        switch count {
        case 1: "Your guess so far"
        case 2..<50: "Your guesses so far"
        default: "Your last \(count) guesses"
        }
      },
      wayOffNote: "Way off is where you find out the most."
    )
  }
}

extension StatsChartTexts {
  fileprivate static var english: StatsChartTexts {
    StatsChartTexts(
      title: "How close your guesses land",
      eachQuest: "A light for every quest.",
      eachStretch: "Each light gathers a stretch of quests, at their middle.",
      one: { "\($0) \($1)" },
      two: { "\($0) and \($1)." },
      fromTo: { "From \($0) to \($1)." },
      quiet: "A quiet while. The lanterns are patient.",
      range: "Show",
      twoWeeks: "2 weeks",
      threeMonths: "3 months",
      all: "All",
      asList: "As a list",
      day: "Day",
      quest: "Quest",
      accuracy: "How close",
      questCount: { $0 == 1 ? "1 quest" : "\($0) quests" },
      someQuest: "A quest"
    )
  }
}

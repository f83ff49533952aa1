extension HomeTexts {
  static var english: HomeTexts {
    HomeTexts(
      greeting: { $0.isEmpty ? "Hey" : "Hey \($0)" },
      flameRests: { "The flame is resting. It keeps your \(counted($0, "day", "days"))." },
      start: "Start",
      startQuest: { "Start \($0)" },
      keepGoing: "Keep going",
      keepGoingWith: { "Keep going with \($0)" },
      lookBack: "Look back",
      lookBackAt: { "Look back at \($0)" },
      ready: { "Ready, \(counted($0, "step", "steps"))" },
      underWay: { "Under way, \(counted($0, "lantern", "lanterns")) to go" },
      doneToday: "Done today",
      allLit: "All lanterns lit",
      doneForToday: "Done for today",
      allLitMore: "Everything on today's strings is done.",
      nothingToday: "Nothing hangs here today",
      nothingTodayMore: "All your quests are below, whenever you feel like one.",
      noQuests: "The string is waiting for its first lanterns.",
      alsoToday: "Also today",
      allQuests: "All quests"
    )
  }
}

extension FrameTexts {
  static var english: FrameTexts {
    FrameTexts(places: "Places", quests: "Quests", patterns: "My patterns", stats: "Stats")
  }
}

extension ProgressTexts {
  static var english: ProgressTexts {
    ProgressTexts(
      level: { "Level \($0)" },
      experience: { "\($0) of \($1) XP" },
      streak: { counted($0, "day in a row", "days in a row") },
      restingStreak: {
        counted($0, "day in a row, the flame rests", "days in a row, the flame rests")
      }
    )
  }
}

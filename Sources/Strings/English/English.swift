extension Texts {
  package static let english = Texts(
    language: "en",
    appName: "TimeQuest",
    number: { grouped($0) },
    units: UnitTexts(hours: "h", minutes: "min", seconds: "s"),
    time: { hour, minute in "\(hour):\(minute < 10 ? "0" : "")\(minute)" },
    frame: .english,
    home: .english,
    progress: .english,
    ownQuests: .english,
    quest: .english,
    asking: .english,
    reveal: .english,
    summary: .english,
    stats: .english,
    patterns: .english,
    insights: .english,
    reflection: .english,
    settings: SettingsTexts(
      title: "Settings",
      game: "Game",
      look: "Look",
      asDevice: "As device",
      goldenHour: "Golden hour",
      blueHour: "Blue hour"
    ),
    myData: .english,
    emptyLog: .english,
    family: .english,
    firstStart: .english,
    practice: .english,
    players: .english,
    days: .english,
    saving: SavingTexts(saved: "Saved", saving: "Saving ..."),
    tabs: TabTexts(
      elsewhere: "Your quests are open in another window.",
      goOnHere: "Go on here"
    ),
    trouble: .english,
    starter: StarterTexts(
      quest: "Morning quest",
      getDressed: "Get dressed",
      breakfast: "Breakfast",
      brushTeeth: "Brush teeth"
    )
  )
}

/// English has two forms: one, and all other numbers.
func counted(_ count: Int, _ one: String, _ other: String) -> String {
  "\(count) \(count == 1 ? one : other)"
}

/// Thousands set apart by a comma.
private func grouped(_ number: Int) -> String {
  guard number >= 1000 else { return "\(number)" }
  let rest = number % 1000
  let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
  return grouped(number / 1000) + "," + zeros + "\(rest)"
}

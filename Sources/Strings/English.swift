extension Texts {
  package static let english = Texts(
    language: "en",
    appName: "TimeQuest",
    duration: { hours, minutes, seconds in
      var parts: [String] = []
      if hours > 0 { parts.append("\(hours) h") }
      if minutes > 0 { parts.append("\(minutes) min") }
      if seconds > 0 || parts.isEmpty { parts.append("\(seconds) s") }
      return parts.joined(separator: " ")
    },
    home: .english,
    progress: .english,
    quest: .english,
    reveal: .english,
    summary: .english,
    stats: .english,
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
private func counted(_ count: Int, _ one: String, _ other: String) -> String {
  "\(count) \(count == 1 ? one : other)"
}

extension HomeTexts {
  fileprivate static let english = HomeTexts(
    greeting: "Hey",
    today: "Today",
    nothingToday: "Nothing is planned for today. All quests are below.",
    allQuests: "All quests",
    steps: { counted($0, "step", "steps") },
    ready: "Ready",
    underWay: "Under way",
    doneToday: "Done today",
    start: { "Start \($0)" },
    keepGoing: { "Keep going with \($0)" },
    again: { "\($0) again" },
    lookBack: { "Look back at \($0)" }
  )
}

extension ProgressTexts {
  fileprivate static let english = ProgressTexts(
    level: { "Level \($0)" },
    experience: { "\($0) of \($1) XP" },
    streak: { counted($0, "day in a row", "days in a row") },
    restingStreak: {
      counted($0, "day in a row, the flame rests", "days in a row, the flame rests")
    }
  )
}

extension QuestTexts {
  fileprivate static let english = QuestTexts(
    leave: "Back to my quests",
    place: { "Step \($0) of \($1)" },
    question: "How long will it take?",
    yourGuess: "Your guess",
    quickValues: "Quick values",
    lockIn: "Lock it in",
    notToday: "Not today",
    guessIsSafe: "Your guess is safe.",
    goAndDoIt: "Go and do it.",
    done: "Done"
  )
}

extension RevealTexts {
  fileprivate static let english = RevealTexts(
    yourGuess: "Your guess",
    itTook: "It took",
    same: "The same as your guess",
    longer: { "\($0) longer than your guess" },
    shorter: { "\($0) shorter than your guess" },
    spotOn: RatingTexts(
      name: "Spot on",
      remarks: [
        { _ in "You felt that one." },
        { _ in "Right on the line. Your inner clock knows this one." },
        { step in "You and \(step) know each other." },
        { _ in "Guess and truth, side by side." },
      ]
    ),
    close: RatingTexts(
      name: "Close",
      remarks: [
        { _ in "So close you could hear it." },
        { _ in "Your sense of this is growing." },
        { step in "You have a feeling for \(step)." },
        { _ in "A small step beside the truth." },
      ]
    ),
    off: RatingTexts(
      name: "Off",
      remarks: [
        { step in "Interesting. What was \(step) like today?" },
        { _ in "Some days stretch, some days shrink." },
        { step in "Another dot on the map of \(step)." },
        { _ in "Curious how that one felt from inside." },
      ]
    ),
    wayOff: RatingTexts(
      name: "Way off",
      remarks: [
        { _ in "Whoa, that one surprised us both." },
        { step in "Now you know something new about \(step)." },
        { _ in "A discovery: this one hides its length well." },
        { _ in "That is where time plays its tricks." },
      ]
    ),
    experience: { "+\($0) XP" },
    personalBest: "Your closest yet",
    notDoneYet: "Not done yet",
    next: { "Next: \($0)" },
    wholeQuest: "See the whole quest"
  )
}

extension SummaryTexts {
  fileprivate static let english = SummaryTexts(
    allLit: { "\($0), all lit" },
    doneForToday: { "\($0), done for today" },
    earned: { "+\($0) XP" },
    newLevel: { "A new level: \($0)" },
    guessByGuess: "Guess by guess",
    step: "Step",
    guess: "Guess",
    took: "It took",
    notToday: "Not today",
    wholeQuest: "The whole quest",
    backHome: "Back to my quests"
  )
}

extension TroubleTexts {
  fileprivate static let english = TroubleTexts(
    opening: "One moment ...",
    title: "TimeQuest tripped over something",
    everythingIsKept:
      "Everything that was saved is still here. Loading the page again helps most of the time.",
    reload: "Load again",
    noStorageTitle: "TimeQuest needs a place to remember",
    noStorage:
      "This browser keeps nothing between visits, as private windows do. Open TimeQuest in a normal window and it works.",
    oldBrowserTitle: "This browser is too old for TimeQuest",
    oldBrowser: "An up-to-date Safari, Chrome, Firefox or Edge runs it.",
    noScript: "TimeQuest runs inside the browser and needs JavaScript to be switched on."
  )
}

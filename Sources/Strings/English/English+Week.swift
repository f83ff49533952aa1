extension WeekTexts {
  static var english: WeekTexts {
    WeekTexts(
      title: "The week",
      lead: "School, activities and breaks as you know them. A break pauses no streak.",
      school: .english,
      activities: .english,
      breaks: .english,
      remarks: .english,
      span: { "\($0) to \($1)" },
      travel: "Minutes to get there",
      add: "Add it",
      save: "Save",
      putAway: "Not now",
      remove: { "Remove \($0)" },
      bringBack: "Bring it back",
      full: "That is as much as fits on this page."
    )
  }
}

extension SchoolTexts {
  static var english: SchoolTexts {
    SchoolTexts(
      title: "School",
      whose: "Whose school",
      isOn: { "School on \($0)" },
      begins: { "\($0): school begins" },
      ends: { "\($0): school ends" },
      travel: "Minutes to get to school",
      travelHelp: "From your door to the school\u{2019}s.",
      copy: { "Use \($0)\u{2019}s hours from Monday to Friday" },
      copied: { "\($0)\u{2019}s hours are now there from Monday to Friday." },
      takeBack: "Take it back"
    )
  }
}

extension ActivityTexts {
  static var english: ActivityTexts {
    ActivityTexts(
      title: "Activities",
      add: "Add an activity",
      name: "What is it?",
      day: "Day",
      begins: "Begins",
      ends: "Ends",
      who: "Who goes",
      on: { "\($0), \($1)" },
      way: { "\($0) to get there" },
      removed: { "\u{201C}\($0)\u{201D} is removed." }
    )
  }
}

extension BreakTexts {
  static var english: BreakTexts {
    BreakTexts(
      title: "Breaks",
      about: "School holidays and days off, for everybody in the family.",
      add: "Add a break",
      name: "What is it called?",
      first: "First day",
      last: "Last day",
      earlier: "Earlier breaks",
      removed: { "\u{201C}\($0)\u{201D} is removed." }
    )
  }
}

extension WeekRemarkTexts {
  static var english: WeekRemarkTexts {
    WeekRemarkTexts(
      nameMissing: "It needs a name first.",
      timesMissing:
        "It needs a time to begin and a time to end.",
      endsBeforeItBegins: "The end comes before the beginning here. Which one is meant?",
      notMinutes: "The way is a whole number of minutes, 1440 at most.",
      nobodyGoes: "Who goes? Choose at least one.",
      datesMissing: "It needs a first day and a last day.",
      lastDayFirst: "The last day comes before the first here. Which one is meant?",
      longerThanAYear: "That is longer than a year. Is the year as you meant it?"
    )
  }
}

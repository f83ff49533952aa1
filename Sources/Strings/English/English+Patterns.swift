extension PatternTexts {
  static var english: PatternTexts {
    PatternTexts(
      lead:
        "Every dot is one guess. Your lantern throws a beam through them: where it points is your tilt, how wide it is, your wobble.",
      nothingYetTitle: "Room for beams",
      nothingYet:
        "After a few rounds of a quest, each of its lanterns begins to show how your guesses and the truth go together.",
      guesses: { counted($0, "guess", "guesses") },
      gathering: "Still gathering light.",
      onTheLine: "Right on the line. Your inner clock knows this one.",
      bothSides: [
        "Sometimes shorter, sometimes longer.",
        "Now above the line, now below it.",
        "To both sides of the line, by turns.",
      ],
      taskDiffers: "It takes a different time each day, so part of it is the thing itself.",
      tilt: { "Tilt: \($0)" },
      noTilt: "none",
      shorter: "shorter",
      longer: "longer",
      wobble: { "Wobble: \($0)" },
      small: "small",
      medium: "medium",
      wide: "wide",
      ownTime: ["Its time: steady", "Its time: changes", "Its time: changes a lot"],
      growing: "Growing",
      dots: "A dot for each guess",
      beamAside: { "A beam on the \($0) side of the line, its width \($1)" },
      beamAlong: { "A beam along the line, its width \($0)" },
      guide: "How to read a beam",
      guideAxes:
        "To the right: how long it took. Up: how long you guessed. The dotted line is where both are the same.",
      guideBeam:
        "Beam below the line: your guess is shorter than it takes. Above: longer. A wide beam: it changes from guess to guess.",
      guideSpan:
        "The ribbon along the bottom: how much the thing itself differs from day to day.",
      guideExample: "An example: a beam below the line",
      memory: "Guess and memory",
      closerThanMemory: {
        "Somebody who always says your usual time would land further off: your guesses are \($0) % closer."
      },
      nearMemory: "Your guesses land as close as your usual time would.",
      memoryIsCloser: {
        "Your usual time would land \($0) % closer, for now. Your memory knows more than it says."
      },
      firstGuesses: "First guesses",
      firstGuessesAbout: "How close you land with things that you have never guessed before.",
      firstGuess: { count, accuracy in
        "\(counted(count, "new thing", "new things")), close by \(accuracy) of 100"
      },
      monthOfYear: { "\($0) \($1)" }
    )
  }
}

extension InsightTexts {
  static var english: InsightTexts {
    InsightTexts(
      shorter: [
        {
          "Takes about \($0) longer than your guess, in \($1) of \($2) times. A pattern you can use."
        },
        { "\($1) of your \($2) guesses were shorter than it took, by \($0) or so." },
        { "Likes to take longer than you think: by about \($0), \($1) times out of \($2)." },
      ],
      shorterByMore: [
        {
          "When it takes longer than your guess, then by more: about \($0), in \($1) of \($2) times."
        }
      ],
      longerByMore: [
        {
          "When it takes less than your guess, then by more: about \($0), in \($1) of \($2) times."
        }
      ],
      longer: [
        {
          "Takes about \($0) less than your guess, in \($1) of \($2) times. You are quicker than you think."
        },
        { "\($1) of your \($2) guesses were longer than it took, by \($0) or so." },
        { "Is done sooner than you think: by about \($0), \($1) times out of \($2)." },
      ],
      improving: [
        { "Your guesses land \($0) points closer than they used to." },
        { "Getting closer: \($0) points since the first of these guesses." },
      ],
      fastest: [
        { "Growing the fastest of all: \($0) points closer than they used to be." },
        { "Nothing grows as quickly as this one: \($0) points closer." },
      ],
      steady: [
        "About as close as before, for a while now. Some things take their time.",
        "Keeps you guessing, about the same for a while.",
      ],
      bestTime: [
        { "Mornings are your sharpest hours: \($0) points above the rest." },
        { "Afternoons are your sharpest hours: \($0) points above the rest." },
        { "Evenings are your sharpest hours: \($0) points above the rest." },
        { "The night hours are your sharpest: \($0) points above the rest." },
      ],
      ofTask: { "\($0). \($1)" },
      title: "What stands out"
    )
  }
}

extension ReflectionTexts {
  static var english: ReflectionTexts {
    ReflectionTexts(
      isReady: "Your week is ready",
      played: { "\(counted($0, "quest", "quests")), \(counted($1, "guess", "guesses"))" },
      title: "Your week",
      dates: { "\($0) to \($1)" },
      playedOn: { "Played on \($0) of 7 days" },
      closer: {
        "They landed \(counted($0, "point", "points")) closer than the week before: \($1) now."
      },
      further: {
        "They landed \(counted($0, "point", "points")) further off than the week before: \($1) now."
      },
      same: { "They landed as close as the week before: \($0)." },
      landed: { "They landed close by \($0) of 100." },
      quietTitle: "A quiet week",
      quiet: "The lanterns are patient.",
      bestMoment: "Best moment",
      best: { "\($0), \($1)." },
      apart: { "\($0) apart." },
      exactly: "Not a second apart.",
      grewMost: "Grew the most",
      grew: { "Up \(counted($0, "point", "points")) on the four weeks before." },
      tilt: "This week's tilt",
      leanedShorter: { "Your guesses leaned shorter. \($0) did most of that." },
      leanedLonger: { "Your guesses leaned longer. \($0) did most of that." },
      inARow: "In a row",
      days: { "\(counted($0, "day", "days"))." },
      burns: "The flame is happy.",
      rests: "The flame is resting.",
      longest: { "\(counted($0, "day", "days")) at the most." },
      noticed: "Noticed",
      weekBefore: "The week before",
      weekAfter: "The week after",
      backHome: "Nice, back to today",
      yourWeeks: "Your weeks"
    )
  }
}

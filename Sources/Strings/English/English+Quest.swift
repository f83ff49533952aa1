extension QuestTexts {
  static var english: QuestTexts {
    QuestTexts(
      leave: "Leave this quest for now",
      leaveRunning: "Leave for now, the step goes on",
      place: { "Step \($0) of \($1)" },
      question: "How long will it take?",
      yourGuess: "Your guess",
      shorter: "A little shorter",
      longer: "A little longer",
      quickValues: "Quick guesses, in minutes",
      typeIt: "Type it",
      lastTimes: { count, times in
        switch count {
        case 1: "Last time: \(times)."
        case 2: "Your last two: \(times)."
        default: "Your last three: \(times)."
        }
      },
      tendsShorter: "Your guesses here tend to be shorter than it takes.",
      tendsLonger: "Your guesses here tend to be longer than it takes.",
      askForHint: "How was it before?",
      minutes: "Minutes",
      seconds: "Seconds",
      scaleEnds: "From 10 s to 3 h",
      lockIn: "Lock it in",
      notToday: "Not today",
      guessIsSafe: "Your guess is safe.",
      goAndDoIt: "Go and do it.",
      done: "Done"
    )
  }
}

extension SummaryTexts {
  static var english: SummaryTexts {
    SummaryTexts(
      allLit: { "\($0), all lit" },
      doneForToday: { "\($0), done for today" },
      guessByGuess: "Guess by guess",
      guessKey: "guess",
      tookKey: "took",
      guess: { "Guess \($0)" },
      took: { "Took \($0)" },
      notToday: "Not today",
      notCounted: "Not counted",
      wholeQuest: "The whole quest",
      backHome: "Back to today",
      onceMore: "Once more"
    )
  }
}

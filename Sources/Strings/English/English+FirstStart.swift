extension FirstStartTexts {
  static var english: FirstStartTexts {
    FirstStartTexts(
      claim: "Guess how long. Do it. See what time did.",
      begin: "Set up a first quest",
      beginAbout: "Less than two minutes. No account.",
      openCopy: "I have a copy",
      back: "Back",
      next: "Go on",
      who: "Who is here?",
      whoIsHere: "Who is here",
      parent: "A parent, setting it up",
      player: "The one who plays",
      playerName: "What is the player called?",
      ownName: "What are you called?",
      nameAbout: "A first name or a nickname, if you like. It stays on your devices.",
      routine: "A morning to begin with",
      routineAbout: "Change what does not fit. Short and doable is best: 3 to 7 steps.",
      days: "On which days?",
      daysAbout: "On other days the quest can still be started.",
      pinLater: "Later",
      handOver: "Ready",
      handOverAbout: {
        "For \($0.isEmpty ? "the player" : $0), one guess to try it comes first. Then the first quest is simply there."
      },
      codeAbout:
        "This is your family code. Write it on paper: it is the one way back in when the PIN is forgotten, and it is shown this one time.",
      codeShown:
        "The family code has been shown. Is it not on paper? The family area can make a new one, where it says \u{201C}Family\u{201D}.",
      handedOver: { "Give it to \($0.isEmpty ? "the player" : $0)" }
    )
  }
}

extension PracticeTexts {
  static var english: PracticeTexts {
    PracticeTexts(
      title: "One guess to try it",
      task: "Stand up, reach for the ceiling, sit down again.",
      question: "How long will that take?",
      skip: "Straight to the quests",
      go: "Reach for the ceiling",
      toTheQuests: "To my quests",
      revealed: "That was a guess and a truth",
      about: "That is the whole game: guess, do, see. Your inner clock does the rest."
    )
  }
}

extension PlayerTexts {
  static var english: PlayerTexts {
    PlayerTexts(
      title: "Who plays here?",
      about: "Everybody has quests and lanterns of their own.",
      sharing: "Several of us play here",
      sharingAbout: "Then your names stand at the top, and one tap switches.",
      setting: "Who plays here",
      unnamed: { "Player \($0)" }
    )
  }
}

extension RoutineListTexts {
  static var english: RoutineListTexts {
    RoutineListTexts(
      title: "Routines",
      lead: "What you set up here is simply there in the game. Results stay with the player.",
      new: "New routine",
      unnamed: "Without a name yet",
      seenAs: { "In the game: \u{201C}\($0)\u{201D}" },
      madeByPlayer: "Made in the game, and changed there",
      resting: "Resting. Nothing is deleted.",
      notSaved: "Has changes that are not saved",
      steps: { counted($0, "step", "steps") },
      isFor: { "For \($0)" },
      forNobody: "For nobody yet",
      onDaysWith: { "On days with \($0)" },
      activeDays: "Active days",
      isOn: { "\($0) is on" },
      removed: { "\u{201C}\($0)\u{201D} is deleted. What was played stays." },
      bringBack: "Bring it back"
    )
  }
}

extension RoutineEditorTexts {
  static var english: RoutineEditorTexts {
    RoutineEditorTexts(
      new: "New routine",
      allRoutines: "All routines",
      name: "Name for you",
      displayName: "Name in the game",
      picture: "Picture",
      when: "When",
      fixedDays: "Fixed days",
      calendarWords: "By calendar words",
      words: "Words",
      wordsHelp: "With commas between them: hockey, practice",
      players: "For",
      music: "Music, if you like",
      musicHelp:
        "A playlist link that begins with https. It is offered once when the quest starts.",
      steps: "Steps",
      stepsHelp:
        "Short and doable, 3 to 7 of them. The minutes stay with you; the game never shows them.",
      step: { "Step \($0)" },
      reference: { "Your minutes for \($0)" },
      drag: { "Drag \($0), or move it with the arrow keys" },
      moveUp: { "Move \($0) up" },
      moveDown: { "Move \($0) down" },
      remove: { "Remove \($0)" },
      bringBack: { "Bring back \($0)" },
      addStep: "Add a step",
      enoughSteps: { "\($0) of them: that is as many as fit." },
      save: "Save",
      duplicate: "Make another like this",
      removeRoutine: "Delete this routine",
      unsaved: "You have changes that are not saved. Keep them?",
      throwAway: "Throw them away",
      goOn: "Go on editing",
      nameMissing: "It needs a name first.",
      stepMissing: "It needs at least one step with a name.",
      playerMissing: "Choose who plays it.",
      minutesOdd: "Your minutes are whole numbers, like 5 or 10.",
      linkNotHTTPS: "The music link has to begin with https://",
      pictures: [
        "Shirt", "Jacket", "Shoe", "Comb", "Toothbrush", "Shower", "Bed", "Bowl", "Apple",
        "Sandwich", "Bottle", "Cup", "Bag", "Book", "Pencil", "Laptop", "Map", "Key", "Bus",
        "Bicycle", "House", "Ball", "Music", "Headphones", "Plant", "Bone", "Sock", "Wand",
      ]
    )
  }
}

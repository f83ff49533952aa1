extension PeopleTexts {
  static var english: PeopleTexts {
    PeopleTexts(
      title: "Family",
      lead: "Who plays, and what belongs to all of you.",
      players: "Players",
      playersAbout:
        "Everybody has results of their own. Whom a routine is for is chosen in the routine.",
      name: { "Name of \($0)" },
      newPlayer: "Somebody else who plays",
      add: "Add a player",
      isTaken: "Somebody of this name plays already.",
      remove: { "Remove \($0)" },
      removedAbout: "Removed, with everything that was played kept:",
      bringBack: { "Bring back \($0)" },
      keys: "PIN and family code",
      keysAbout:
        "The PIN opens this area on this device. The family code is the way back in when it is forgotten; with a new one, the old paper opens nothing any more.",
      changePIN: "Change the PIN",
      renewCode: "New PIN and new family code"
    )
  }
}

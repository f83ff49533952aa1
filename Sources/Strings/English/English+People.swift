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
      add: "Add a player"
    )
  }
}

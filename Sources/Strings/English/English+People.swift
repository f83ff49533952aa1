extension PeopleTexts {
  static var english: PeopleTexts {
    PeopleTexts(
      title: "Family",
      lead: "Who plays, and what belongs to all of you."
    )
  }
}

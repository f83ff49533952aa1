extension TroubleTexts {
  static var english: TroubleTexts {
    TroubleTexts(
      opening: "One moment ...",
      noStorageTitle: "TimeQuest needs a place to remember",
      noStorage:
        "This browser keeps nothing between visits, as private windows do. Open TimeQuest in a normal window and it works."
    )
  }
}

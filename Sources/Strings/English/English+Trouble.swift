extension TroubleTexts {
  static var english: TroubleTexts {
    TroubleTexts(
      opening: "One moment ...",
      noStorageTitle: "TimeQuest needs a place to remember",
      noStorage:
        "This browser keeps nothing between visits, as private windows do. Open TimeQuest in a normal window and it works.",
      noRoomTitle: "This device is full",
      noRoom:
        "TimeQuest needs a little room to remember. Delete something else on this device and open TimeQuest again.",
      noRoomToSave:
        "This device is full. Go on, and keep this window open: everything is saved as soon as there is room."
    )
  }
}

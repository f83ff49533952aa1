extension TroubleTexts {
  static let english = TroubleTexts(
    opening: "One moment ...",
    title: "TimeQuest tripped over something",
    everythingIsKept:
      "Everything that was saved is still here. Loading the page again helps most of the time.",
    reload: "Load again",
    noStorageTitle: "TimeQuest needs a place to remember",
    noStorage:
      "This browser keeps nothing between visits, as private windows do. Open TimeQuest in a normal window and it works.",
    oldBrowserTitle: "This browser is too old for TimeQuest",
    oldBrowser: "An up-to-date Safari, Chrome, Firefox or Edge runs it.",
    noScript: "TimeQuest runs inside the browser and needs JavaScript to be switched on."
  )
}

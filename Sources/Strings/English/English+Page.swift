extension PageTexts {
  static var english: PageTexts {
    PageTexts(
      description: "Guess how long things take, do them, and see what happened.",
      title: "TimeQuest tripped over something",
      everythingIsKept:
        "Everything that was saved is still here. Loading the page again helps most of the time.",
      reload: "Load again",
      unsafeAddressTitle: "This address is not private",
      unsafeAddress:
        "TimeQuest runs at an address that begins with https. On the computer that serves it, http://127.0.0.1 works too.",
      oldBrowserTitle: "This browser is too old for TimeQuest",
      oldBrowser: "An up-to-date Safari, Chrome, Firefox or Edge runs it.",
      noScript: "TimeQuest runs inside the browser and needs JavaScript to be switched on."
    )
  }
}

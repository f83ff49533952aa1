extension MyDataTexts {
  static let english = MyDataTexts(
    title: "My data",
    about:
      "Everything you have done here, in one file. It has no lock: whoever gets it can read it.",
    beforeInstalling:
      "On your home screen, TimeQuest starts with a memory of its own. Save a copy here first, and open it there.",
    saveCopy: "Save a copy",
    making: "Making your copy ...",
    made: { "Your copy is made: \($0)" },
    leftOut: {
      $0 == 1
        ? "1 entry cannot be read and is not in it. It stays here as it is."
        : "\($0) entries cannot be read and are not in it. They stay here as they are."
    },
    notMade: "No copy this time. Everything here is as it was."
  )
}

extension EmptyLogTexts {
  static let english = EmptyLogTexts(
    installedTitle: "Played before in the browser?",
    installed:
      "Here on your home screen, TimeQuest starts with a memory of its own. Save a copy in the browser, in Settings, and open it here: then you go on where you were.",
    emptiedTitle: "TimeQuest's memory here is empty",
    emptied:
      "Browsers sometimes clear what they have kept. Your quests may still be in another browser, in the app on your home screen, or in a copy you saved.",
    openCopy: "Open my copy",
    startNew: "Start new",
    opening: "Opening your copy ...",
    notACopy: "That file is no copy of TimeQuest. The name of a copy begins with timequest.",
    olderSchema: "That copy comes from an early TimeQuest that this one cannot read yet.",
    newerSchema:
      "That copy comes from a newer TimeQuest. Load this page again to get it, then try once more.",
    endsTooEarly: {
      "That copy ends in the middle, in line \($0). Perhaps it did not arrive whole. Nothing here has changed."
    },
    damaged: {
      "Line \($0) of that copy is not as TimeQuest wrote it. Nothing here has changed."
    },
    nothingInIt: "That copy has nothing in it yet.",
    notStored:
      "Your copy is fine, and this browser could not store it just now. Try once more in a moment."
  )
}

extension MyDataTexts {
  static var english: MyDataTexts {
    MyDataTexts(
      title: "My data",
      about:
        "Everything you have done here, as one file. Open it where TimeQuest is new, on your home screen or in another browser, and go on where you were.",
      noLock: "The file has no lock: whoever has it can read it.",
      saveCopy: "Save a copy",
      made: "Your copy is made.",
      madeInPart:
        "Your copy is made, without a few entries that cannot be read. They stay here as they are.",
      notMade: "No copy this time. Everything here is as it was."
    )
  }
}

extension EmptyLogTexts {
  static var english: EmptyLogTexts {
    EmptyLogTexts(
      installed: EmptyLogReasonTexts(
        title: "Played before in the browser?",
        about:
          "Here on your home screen, TimeQuest starts with a memory of its own. Save a copy in the browser, in Settings, and open it here: then you go on where you were."
      ),
      emptied: EmptyLogReasonTexts(
        title: "TimeQuest's memory here is empty",
        about:
          "Browsers sometimes clear what they have kept. Your quests may still be in another browser, in the app on your home screen, or in a copy you saved."
      ),
      openCopy: "Open my copy",
      startNew: "Start new",
      notACopy: "That file is no copy of TimeQuest. The name of a copy begins with timequest.",
      otherSchema:
        "That copy comes from a TimeQuest that this one cannot read. Load this page again: perhaps a newer one is there.",
      endsTooEarly: {
        "That copy ends in the middle, in line \($0). Perhaps it did not arrive whole. Nothing here has changed."
      },
      damaged: {
        "Line \($0) of that copy is not as TimeQuest wrote it. Nothing here has changed."
      },
      nothingInIt: "That copy has nothing in it yet.",
      notStored: "Your copy is fine, and there was no place for it just now. Try once more?"
    )
  }
}

extension CopyTexts {
  static var english: CopyTexts {
    CopyTexts(
      title: "Copies",
      whereTheyAre: { "On this device. Last copy: \($0)." },
      never: "none yet",
      today: "today",
      yesterday: "yesterday",
      daysAgo: { counted($0, "day ago", "days ago") },
      noCopy:
        "What was played is on this device and nowhere else. A copy keeps it, whatever happens to the device.",
      oldCopy: "Quests have been finished since the last copy, and it is more than 30 days old.",
      notPromised:
        "This browser has not promised to keep what is stored here: it may clear it when space runs short. A copy is the sure way.",
      about:
        "A copy is one file with the routines and everything that was played. No PIN and no key is in it.",
      seal: "Seal it with a passphrase",
      noLock: "A file without a passphrase has no lock: whoever has it can read it.",
      passphrase: "Passphrase",
      passphraseHelp:
        "At least 8 characters; a few words are good. Write it down: without it nobody can open the file.",
      passphraseTooShort: "A passphrase has at least 8 characters.",
      save: "Save a copy",
      making: "The copy is being made ...",
      opening: .english,
      refused: .english
    )
  }
}

extension OpenedCopyTexts {
  fileprivate static var english: OpenedCopyTexts {
    OpenedCopyTexts(
      title: "Bring in a copy",
      about:
        "From another device or browser, or from an earlier TimeQuest. It is added to what is here; you see first what is in it.",
      choose: "Choose a file",
      reading: "The file is being read. A long one takes a moment.",
      sealed: "This copy is sealed. Which passphrase opens it?",
      open: "Open it",
      unsealing: "It is being opened. That takes a few seconds.",
      notUnsealed:
        "It stays closed. Either that is another passphrase, or the file was changed on its way. Capitals and spaces count.",
      whose: "An earlier TimeQuest made this file. Who played it?",
      somebodyNew: "Somebody new",
      planning: "It is compared with what is here. A long one takes a moment.",
      preview: "What is in it",
      routines: { counted($0, "routine", "routines") },
      sessions: { counted($0, "quest played", "quests played") },
      estimations: { counted($0, "guess", "guesses") },
      allNew: "new here",
      someNew: { "\($0) of them new here" },
      noneNew: "here already",
      experience: { "\($0) XP now, \($1) XP with it" },
      newPlayer: { "new here, with \($0) XP" },
      leftOut: "What stays out",
      reminders: "Reminders stay off here.",
      repeated: { counted($0, "entry", "entries") + " that the file holds twice" },
      playlists: {
        counted($0, "playlist", "playlists") + " with a name and no link; the name is kept"
      },
      nothingNew: "Nothing new in it: everything is here already.",
      bringIn: "Bring it in",
      leave: "Leave it",
      storing: "It is being stored ...",
      stored: "It is all here now.",
      notStored:
        "The copy is fine, and this device had no place for it just now. Nothing here has changed. Try once more?"
    )
  }
}

extension RefusedCopyTexts {
  fileprivate static var english: RefusedCopyTexts {
    RefusedCopyTexts(
      notACopy: "That file is no copy of TimeQuest. The name of a copy begins with timequest.",
      otherSchema:
        "That copy comes from a newer TimeQuest than this one. Load this page again: perhaps it is there by now.",
      nothingInIt: "Nobody has played in that copy yet.",
      endsTooEarly: {
        "The file ends in the middle, in line \($0). Perhaps it did not arrive whole."
      },
      line: { "Line \($0):" },
      lineAndPlace: { "Line \($0), at \($1):" },
      text: "what stands there cannot be read.",
      missing: "something is missing there.",
      wrongType: "something of another kind stands there.",
      outOfBounds: "what stands there is larger or smaller than it can be.",
      tooMany: "more stands there than anybody can have written.",
      notADate: "what stands there is no date.",
      unknownWord: "a word stands there that means nothing here.",
      idUsedTwice: "two entries have one name and say different things.",
      contradiction: "two things stand there that cannot both be true.",
      notAnOperation: "this entry is not as TimeQuest wrote it.",
      nothingChanged: "Nothing here has changed."
    )
  }
}

extension EraseTexts {
  static var english: EraseTexts {
    EraseTexts(
      title: "Erase everything",
      about: "For a device that goes to somebody else, or for a new beginning.",
      begin: "Erase everything ...",
      question: "Erase everything on this device?",
      goes: "What goes",
      whatGoes: [
        "all routines and players", "every quest that was played, with its XP and level",
        "the PIN, and with it the use of the family code", "changes that are not saved yet",
      ],
      stays: "What stays",
      whatStays: [
        "copies that you have saved as files", "what is on other devices and in other browsers",
        "TimeQuest itself, as on a first visit",
      ],
      final: "A saved copy is the one way back.",
      saveFirst: "Save a copy first",
      word: "ERASE",
      type: { "Type \($0) to go on" },
      confirm: "Erase everything here",
      keep: "Keep everything",
      erasing: "Everything is being erased ...",
      notErased: "This device could not do that just now. Nothing has been erased."
    )
  }
}

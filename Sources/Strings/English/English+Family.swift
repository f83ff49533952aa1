extension FamilyTexts {
  static var english: FamilyTexts {
    FamilyTexts(
      title: "Family area",
      backToTheGame: "Back to the game",
      gate: .english,
      routines: .english,
      editor: .english,
      week: .english,
      people: .english,
      help: .english,
      copies: .english,
      erase: .english
    )
  }
}

extension GateTexts {
  static var english: GateTexts {
    GateTexts(
      opening: "One moment ...",
      choose: "Choose a PIN",
      chooseAbout: "It opens this area on this device: 4 to 6 digits that are easy for you.",
      curtain:
        "The PIN is a curtain, not a lock. It keeps curious fingers out; whoever knows a browser well gets past it.",
      pin: "PIN",
      keepPIN: "Keep this PIN",
      working: "One moment ...",
      ask: "Your PIN",
      open: "Open",
      forgotten: "PIN forgotten?",
      notAPIN: "A PIN has 4 to 6 digits.",
      wrongPIN: "That is not the PIN of this device.",
      notNow: "This device could not do that just now. Try once more.",
      rests: { "The next try is possible in \($0). The wait goes on while this page is in sight." },
      codeTitle: "Your family code",
      codeAbout:
        "Write it on paper. It is the one way back in when the PIN is forgotten, and it is shown this one time.",
      codeNoted: "It is on paper",
      askForCode: "Your family code",
      askForCodeAbout: "It is on the paper that you wrote when you chose the first PIN.",
      code: "Family code",
      notACode: "A character of it is not right. The code has seven groups of four.",
      wrongCode: "That code belongs to another family or device.",
      backToPIN: "Back to the PIN"
    )
  }
}

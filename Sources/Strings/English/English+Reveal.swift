extension RevealTexts {
  static var english: RevealTexts {
    RevealTexts(
      yourGuess: "Your guess",
      itTook: "It took",
      same: "The same as your guess",
      longer: { "\($0) longer than your guess" },
      shorter: { "\($0) shorter than your guess" },
      spotOn: .spotOn,
      close: .close,
      off: .off,
      wayOff: .wayOff,
      experience: { "+\($0) XP" },
      personalBest: "Your closest yet",
      discovery: "A discovery",
      notDoneYet: "Not done yet",
      next: { "Next: \($0)" },
      nextStep: "Next step",
      wholeQuest: "See the whole quest"
    )
  }
}

extension RatingTexts {
  fileprivate static var spotOn: RatingTexts {
    RatingTexts(
      name: "Spot on",
      remarks: [
        { _ in "You felt that one." },
        { _ in "Right on the line. Your inner clock knows this one." },
        { step in "You and \(step) know each other." },
        { _ in "Two ribbons, one length." },
        { _ in "As if you had seen it coming." },
        { _ in "Guess and truth met at the same spot." },
        { _ in "Trust your stomach, it seems to count along." },
      ]
    )
  }

  fileprivate static var close: RatingTexts {
    RatingTexts(
      name: "Close",
      remarks: [
        { _ in "So close you could hear it." },
        { _ in "Nearly the same string." },
        { step in "You have a feeling for \(step)." },
        { _ in "A small step beside the truth." },
        { _ in "From far away these two look the same." },
        { step in "\(step) and your guess are neighbours." },
        { _ in "There is not much night between the two." },
      ]
    )
  }

  fileprivate static var off: RatingTexts {
    RatingTexts(
      name: "Off",
      remarks: [
        { step in "Interesting. What was \(step) like today?" },
        { _ in "Some days stretch, some days shrink." },
        { step in "Another dot on the map of \(step)." },
        { _ in "Curious how that one felt from inside." },
        { step in "\(step) keeps changing its length." },
        { _ in "Now you have seen both lengths side by side." },
        { _ in "Good to know for the next guess." },
      ]
    )
  }

  fileprivate static var wayOff: RatingTexts {
    RatingTexts(
      name: "Way off",
      remarks: [
        { _ in "Whoa, that one surprised us both." },
        { step in "Now you know something new about \(step)." },
        { _ in "A discovery: this one hides its length well." },
        { _ in "That is where time plays its tricks." },
        { _ in "Look, a piece of night sky nobody had seen." },
        { step in "\(step) has a secret. You just found some of it." },
        { _ in "The big differences tell the most." },
      ]
    )
  }
}

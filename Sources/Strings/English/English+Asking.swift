extension AskingTexts {
  static var english: AskingTexts {
    AskingTexts(
      tookLong: "Did it really take that long?",
      tookLongMore: { "From start to Done, \($0) took \($1)." },
      confirmLong: "It really took that long",
      wasQuick: "That was quick. Are you done already?",
      wasQuickMore: "Maybe a thumb was faster than you.",
      confirmQuick: "Yes, that quick",
      clockJumped: "The clock of this device jumped",
      clockJumpedMore: { "So nobody saw how long \($0) took. You know best." },
      confirmMeasured: { "\($0) is right" },
      finishedAround: "I finished around ...",
      tookAbout: "It took about ...",
      after: { "after \($0)" },
      notCounted: "Let's not count this one"
    )
  }
}

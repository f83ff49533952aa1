extension HelpTexts {
  static var english: HelpTexts {
    HelpTexts(
      title: "What helps",
      lead: "The game teaches by itself. What you say around it decides how it feels.",
      good: AdviceTexts(
        title: "Good to say",
        lines: [
          "\u{201C}What surprised you?\u{201D}",
          "\u{201C}Which one did you feel?\u{201D}",
          "\u{201C}Mine was far off too.\u{201D} Guess along with your own coffee.",
          "Nothing at all. A quest without comment is a good quest.",
        ]
      ),
      better: AdviceTexts(
        title: "Better left unsaid",
        lines: [
          "\u{201C}See, I told you.\u{201D}",
          "\u{201C}Hurry, the game is running.\u{201D} It measures; it does not race.",
          "\u{201C}Yesterday you were better.\u{201D} Days differ, and so do showers.",
          "Anything that makes the numbers a mark. A guess that is far off teaches most.",
        ]
      ),
      hers: AdviceTexts(
        title: "What stays with the player",
        lines: [
          "There is no page here with results. If you are shown something, that is a gift.",
          "Quests that were made in the game are changed there. You can let them rest.",
          "Your minutes for a step are yours; the game never shows them.",
          "Short and doable: 3 to 7 steps, on days that repeat.",
        ]
      ),
      honest: AdviceTexts(
        title: "What it does not claim",
        lines: [
          "TimeQuest is practice, not treatment. It replaces nobody who helps you.",
          "No study has tested this loop on everyday tasks in thirteen-year-olds with ADHD.",
          "Some children guess long, some short, some both. Nothing here assumes either.",
        ]
      )
    )
  }
}

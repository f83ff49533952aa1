extension OwnQuestTexts {
  static var english: OwnQuestTexts {
    OwnQuestTexts(
      title: "Made by you",
      make: "Make a quest",
      change: { "Change \($0)" },
      unnamed: "Without a name yet",
      unsaved: "Not hung up yet",
      hasChanges: "Changes wait to be hung up",
      resting: "Resting",
      nowRests: "It is resting for now. Everything in it stays.",
      isBack: "It is back.",
      seen: "OK",
      removed: { "\u{201C}\($0)\u{201D} is taken down. What you played stays." },
      bringBack: "Bring it back",
      startFrom: "Start from",
      templates: TemplatesTexts(
        homework: TemplateTexts(
          quest: "Homework session",
          steps: ["Get materials", "Work time", "Pack up"]
        ),
        friend: TemplateTexts(
          quest: "Going to a friend's",
          steps: ["Pick outfit", "Get ready", "Pack what you need", "Check directions"]
        ),
        activity: TemplateTexts(
          quest: "Activity prep",
          steps: ["Gather gear", "Get changed", "Pack bag", "Snack"]
        ),
        custom: "Custom quest",
        customMore: "One empty lantern, all yours"
      ),
      editor: OwnQuestEditorTexts(
        new: "Make a quest",
        saved: "Your quest",
        back: "Back to your quests",
        name: "What do you call it?",
        picture: "Its picture",
        days: "Its days",
        daysHelp: "Without a day it simply hangs here, for whenever you feel like it.",
        lanterns: "Its lanterns",
        lantern: { "Lantern \($0)" },
        tools: { "Move or remove \($0)" },
        addLantern: "One more lantern",
        save: "Hang it up",
        remove: "Take it down",
        visible: "Visible in the family area",
        leaving: "Some of this is not hung up yet. Keep it?",
        letGo: "Let it go",
        goOn: "Keep at it",
        nameMissing: "It has no name yet. What do you call it?",
        lanternMissing: "It has no lantern with a name yet. What comes first?"
      )
    )
  }
}

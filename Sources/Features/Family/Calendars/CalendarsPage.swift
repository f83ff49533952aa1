import Controls
import Core
import Domain
import Markup
import Strings

/// What is connected on this device, and the ways to what it makes of the days.
func calendarsPage(
  _ sections: (_ more: View) -> View,
  _ core: Core,
  _ texts: Texts
) -> View {
  familyPage(.people, texts.calendars.title, isBehind: true, core, texts) {
    sections(
      ul(.class("rows"), .key("days")) {
        leadingRow(
          "letter",
          texts.family.words.title,
          Keywords.spaced(core.dayWords.noSchool + core.dayWords.school),
          .family(.pageChosen(.dayWords))
        )
        leadingRow(
          "next",
          texts.family.week.day.dayByDay,
          texts.family.week.day.dayByDayRow,
          .family(.pageChosen(.dayByDay))
        )
      }
    )
  }
}

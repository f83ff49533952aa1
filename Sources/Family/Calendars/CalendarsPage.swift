import Controls
import Core
import Domain
import Markup
import Strings

/// What is connected on this device, and the way to what it makes of the days.
///
/// - Parameter isOpen: one of them is being added or changed, and nothing else stands here.
func calendarsPage(
  _ sections: View,
  isOpen: Bool,
  _ core: Core,
  _ texts: Texts
) -> View {
  familyPage(.people, texts.calendars.title, isBehind: true, core, texts) {
    sections
    if !isOpen {
      ul(.class("rows narrow"), .key("day-by-day")) {
        familyRow(
          "letter",
          texts.family.words.title,
          Keywords.spaced(core.dayWords.noSchool + core.dayWords.school),
          .family(.pageChosen(.dayWords))
        )
        familyRow(
          "next",
          texts.family.week.day.dayByDay,
          texts.family.week.day.dayByDayRow,
          .family(.pageChosen(.dayByDay))
        )
      }
    }
  }
}

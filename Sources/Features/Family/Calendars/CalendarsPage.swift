import AppCore
import Controls
import Domain
import Markup
import Strings

/// What is connected on this device, and the ways to what it makes of the days.
func calendarsPage(
  _ sections: (_ more: View) -> View,
  _ scene: Scene
) -> View {
  familyPage(.people, scene.texts.calendars.title, behind: scene.texts.calendars.title, scene) {
    sections(
      ul(.class("rows"), .key("days")) {
        leadingRow(
          "letter",
          scene.texts.family.words.title,
          Keywords.spaced(scene.core.dayWords.noSchool + scene.core.dayWords.school),
          .family(.pageChosen(.dayWords))
        )
        leadingRow(
          "calendar",
          scene.texts.family.week.day.dayByDay,
          scene.texts.family.week.day.dayByDayRow,
          .family(.pageChosen(.dayByDay))
        )
      }
    )
  }
}

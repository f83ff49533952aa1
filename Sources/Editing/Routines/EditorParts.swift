import Controls
import Core
import Domain
import Markup
import Strings
import Time

/// The days of a week, each to be chosen.
package func week(_ active: Weekdays, _ texts: Texts) -> View {
  div(.class("week"), .key("week")) {
    for day in Weekday.allCases {
      dayOption(
        day,
        .group([
          .type("checkbox"),
          .checked(active.contains(day)),
          .onSwitch(.change) { .editor(.dayChosen(day, $0)) },
        ]),
        texts
      )
    }
  }
}

/// What has to be mended before it can be saved.
package func editorRemark(_ editor: RoutineEditor, _ texts: RoutineEditorTexts) -> View {
  p(.class("help"), .role("status"), .key("remark")) {
    switch editor.fieldError {
    case nil: ""
    case .nameMissing: texts.nameMissing
    case .stepMissing: texts.stepMissing
    case .playerMissing: texts.playerMissing
    case .minutesOdd: texts.minutesOdd
    case .linkNotHTTPS: texts.linkNotHTTPS
    }
  }
}

/// What becomes of changes that are not saved.
package func leavingQuestion(_ question: String, keep: View, letGo: String, goOn: String) -> View {
  section(.class("leaving"), .role("alertdialog"), .aria("labelledby", "leaving"), .key("leaving"))
  {
    h2(.id("leaving"), .focusesOnAppear) { question }
    keep
    div(.class("pair")) {
      quietAction(letGo, .editor(.thrownAway))
      quietAction(goOn, .editor(.stayed))
    }
  }
}

import AppCore
import Basics
import Calendars
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import Time

/// Where a calendar comes from, what it holds, and what of it was read.
///
/// - Parameter founding: the way to where a family begins.
func calendarForm(
  _ form: CalendarForm,
  _ planner: PlannerState,
  founding: View,
  _ scene: Scene
) -> View {
  let words = scene.texts.calendars
  return section(.class("form narrow"), .aria("labelledby", "calendar-form"), .key("form")) {
    h2(.id("calendar-form"), .focusesOnAppear) { form.isNew ? words.add : form.known?.name ?? "" }
    if form.isNew { fromWhere(form, words) }
    if form.from == .address { address(form, words, founding) } else { file(form, words) }
    if let content = form.content { about(content, form, scene) }
    ending(form, words)
  }
}

private func fromWhere(_ form: CalendarForm, _ texts: CalendarTexts) -> View {
  fieldset(.class("field"), .key("from")) {
    legend { texts.from }
    div(.class("segments")) {
      segment("calendar-from", texts.file, form.from == .file, .fromChosen(isAddress: false))
      segment("calendar-from", texts.address, form.from == .address, .fromChosen(isAddress: true))
    }
  }
}

private func segment(
  _ group: String,
  _ name: String,
  _ isChosen: Bool,
  _ action: CalendarFormAction
) -> View {
  label {
    input(
      .type("radio"),
      .name(group),
      .checked(isChosen),
      .on(.change, .calendars(.form(action)))
    )
    span { name }
  }
}

private func address(_ form: CalendarForm, _ texts: CalendarTexts, _ founding: View) -> View {
  div(.class("form"), .key("address")) {
    labelledField(
      .init(
        "calendar-address",
        texts.addressField,
        .group([
          .type("url"), .autocomplete("off"), .maxlength(CalendarForm.longestAddress),
          .onEnter(.calendars(.form(.addressTried))),
        ]),
        form.address,
        help: texts.addressAbout,
        asks: form.isRefused(.noAddress) ? texts.isNoAddress : nil
      )
    ) { .calendars(.form(.addressTyped($0))) }
    outlinedAction(
      form.content.exists ? texts.readAgain : texts.readAddress,
      .calendars(.form(.addressTried)),
      isEnabled: !form.isReading && !form.address.trimmed.isEmpty
    )
    told(form, texts)
    if form.isRefused(.noServer) {
      needs(texts.needsServer, texts.needsServerAbout, texts)
    }
    if form.isRefused(.noFamily) {
      needs(texts.needsFamily, texts.needsFamilyAbout, way: founding, texts)
    }
  }
}

/// A browser cannot fetch the calendars of others by itself.
private func needs(
  _ what: String,
  _ why: String,
  way: View = .fragment([]),
  _ texts: CalendarTexts
) -> View {
  div(.class("copy-note"), .role("status"), .key("needs")) {
    p {
      b { what }
      span(.class("soft")) { why }
    }
    way
    quietAction(texts.useFile, .calendars(.form(.fromChosen(isAddress: false))))
  }
}

private func told(_ form: CalendarForm, _ texts: CalendarTexts) -> View {
  p(.class("help remark"), .role("status"), .key("reading")) { texts.words(for: form.reading) }
}

private func file(_ form: CalendarForm, _ texts: CalendarTexts) -> View {
  div(.class("field"), .key("file")) {
    if !form.content.exists { p(.class("help")) { texts.fileAbout } }
    outlinedAction(
      form.choosing(texts),
      .calendars(.form(.fileWanted)),
      isEnabled: !form.isReading
    )
    told(form, texts)
  }
}

extension CalendarForm {
  /// What the button says that leads to a file.
  fileprivate func choosing(_ texts: CalendarTexts) -> String {
    guard content.exists else { return texts.chooseFile }
    return isNew ? texts.chooseAnother : texts.readNewer
  }

  fileprivate var isReading: Bool { if case .running = reading { true } else { false } }

  fileprivate func isRefused(_ refusal: Refusal) -> Bool {
    if case .refused(refusal) = reading { true } else { false }
  }
}

extension CalendarTexts {
  fileprivate func words(for reading: CalendarForm.Reading) -> String {
    switch reading {
    // What is asked of the address stands under its field, and what it needs has a place of its own.
    case .none, .done, .refused(.noAddress), .refused(.noServer), .refused(.noFamily): ""
    case .running(let origin): isReading(origin.shown)
    case .refused(.noCalendar): isNoCalendar
    case .refused(.tooLarge): isTooLarge
    case .refused(.notRead): isNotRead
    case .refused(.notFetched): isNotFetched
    case .refused(.page): isPage
    case .refused(.gone): isGone
    case .refused(.inside): isInside
    case .refused(.tooLong): isLongAtAddress
    case .refused(.tooOften): isReadOften
    }
  }
}

private func about(
  _ content: CalendarReading,
  _ form: CalendarForm,
  _ scene: Scene
) -> View {
  let words = scene.texts.calendars
  return div(.class("form"), .key("about")) {
    labelledField(
      .init("calendar-name", words.name, .text(upTo: WeekBounds.longestName), form.name)
    ) {
      .calendars(.form(.named($0)))
    }
    fieldset(.class("field"), .key("mark")) {
      legend { words.holds }
      div(.class("segments")) {
        for mark in CalendarSource.Mark.allCases {
          segment("calendar-mark", scene.texts.name(of: mark), form.mark == mark, .marked(mark))
        }
      }
      p(.class("help")) { scene.texts.about(form.mark) }
    }
    if scene.core.ledger.allPlayers.count > 1 {
      playerOptions(words.whose, form.players, scene) {
        .calendars(.form(.playerChosen($0, $1)))
      }
    }
    nextEntries(content, scene)
    flaws(content.flaws, scene.texts)
  }
}

/// What was found, to see whether it is the right file.
private func nextEntries(_ content: CalendarReading, _ scene: Scene) -> View {
  let next = content.events.filter { !$0.isCancelled && !$0.isOver(scene.core) }
  return section(.aria("labelledby", "calendar-next"), .key("next")) {
    h3(.id("calendar-next")) {
      scene.texts.calendars.ahead(scene.texts.calendars.entries(next.count))
    }
    ul(.class("entries")) {
      for event in next.prefix(5) {
        li {
          b { scene.texts.time(of: event, scene.core) }
          " "
          event.title
        }
      }
    }
  }
}

private func flaws(_ flaws: [CalendarFlaw], _ texts: Texts) -> View {
  if flaws.isEmpty { return .fragment([]) }
  return details(.key("flaws")) {
    summary { texts.summary(of: flaws) }
    ul(.class("entries")) {
      for flaw in flaws { li { texts.words(for: flaw) } }
    }
  }
}

private func ending(_ form: CalendarForm, _ texts: CalendarTexts) -> View {
  div(.class("form"), .key("ending")) {
    if form.content.exists {
      mainAction(
        form.isNew ? texts.keep : texts.save,
        .calendars(.form(.saved)),
        isEnabled: !form.name.trimmed.isEmpty && !form.isReading
      )
    }
    if !form.isNew {
      div(.class("apart turn-off"), .key("remove")) {
        quietAction(texts.remove, .calendars(.removed(form.id)))
      }
    }
  }
}

extension CalendarEvent {
  fileprivate func isOver(_ core: Core) -> Bool {
    switch when {
    case .days(let days): days.last < core.moment.today
    case .from(_, let end): end < core.moment.now
    }
  }
}

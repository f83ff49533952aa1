import AppCore
import Domain
import Markup
import Strings
import SyncEngine
import Views

/// Every screen of a quest, drawn as text.
struct Gallery {
  private var state: AppState
  private var moment = Moment(
    now: Instant(milliseconds: 1_793_260_800_000),
    monotonic: .zero,
    offset: .utc
  )
  private var unsaved: [BatchID] = []

  init(stepNames: [String] = ["Dress", "Eat", "Brush"]) {
    let steps = stepNames.map { StarterQuest.Step(name: $0, icon: .plain) }
    state = AppState(
      starter: StarterQuest(name: "Morning", icon: .plain, steps: steps),
      dice: Dice(seed: (1, 2, 3, 4)),
      moment: moment
    )
    send(
      .start(
        .opened(
          OpenedLog(device: 1, contents: LogContents(), looseRecords: 0, role: .writer)
        )
      )
    )
  }

  var html: String { screen(state, .english).html }

  mutating func send(_ action: Action, saving: Bool = true) {
    for case .append(let batch) in reduce(&state, action, at: moment) { unsaved.append(batch.id) }
    if saving { saveAll() }
  }

  mutating func saveAll() {
    for batch in unsaved { _ = reduce(&state, .saving(.saved(batch)), at: moment) }
    unsaved = []
  }

  mutating func startQuest() {
    if let quest = state.offeredQuests.first { send(.home(.questChosen(quest.routine.id))) }
  }

  private mutating func playStep(guess: Seconds, took: Seconds) -> [(String, String)] {
    var shown = [("estimate", html)]
    send(.quest(.estimateChosen(guess)))
    send(.quest(.estimateLocked))
    shown.append(("do", html))
    moment = Moment(
      now: moment.now.adding(took),
      monotonic: moment.monotonic + took,
      offset: .utc
    )
    send(.quest(.stepFinished))
    shown.append(("reveal", html))
    if case .revealing(_, let estimation) = state.session?.phase {
      send(.quest(.revealClosed(estimation.id)))
    }
    return shown
  }

  /// A quest of two steps and one that is not for today.
  static func play() -> [(name: String, html: String)] {
    var gallery = Gallery()
    var shown = [("home", gallery.html)]
    gallery.startQuest()
    shown += gallery.playStep(guess: Seconds(120), took: Seconds(130))
    shown += gallery.playStep(guess: Seconds(300), took: Seconds(570))
    gallery.send(.quest(.stepSkipped))
    shown.append(("summary", gallery.html))
    gallery.send(.quest(.left))
    shown.append(("home after", gallery.html))
    return shown.map { (name: $0.0, html: $0.1) }
  }

  /// What is read, without what stands between < and >.
  static func text(of html: String) -> String {
    var text = ""
    var isInTag = false
    for character in html {
      if character == "<" { isInTag = true }
      if !isInTag { text.append(character) }
      if character == ">" { isInTag = false }
    }
    return text
  }
}

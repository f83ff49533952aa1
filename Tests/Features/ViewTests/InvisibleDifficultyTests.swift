import Access
import App
import AppCore
import Basics
import Domain
import Editing
import Family
import Game
import Setup
import Strings
import SyncEngine
import TestApp
import Testing
import Time
import Transfer

/// Rule 9: difficulty is never shown.
///
/// The same log, played at another level, shows the same everywhere; hints and ratings alone may differ.
@Suite struct InvisibleDifficultyTests {
  /// What a player saw and what the app waited for, from home to the end of the next quest and beyond.
  private struct Seen: Equatable {
    var screens: [String] = []
    var waits: [String] = []
  }

  /// Guesses whose rating is the same in every band: exact ones, and far off.
  private static let guesses = [(300, 300), (60, 700), (300, 300)]

  private static let start = Instant(milliseconds: 1_793_260_800_000)

  private static let log: [Operation] = {
    var gallery = Gallery()
    for _ in 0..<12 {
      gallery.startQuest()
      for (guess, took) in guesses {
        gallery.doStep(guess: Seconds(guess), took: Seconds(took))
        gallery.answer(.confirmation)
        gallery.closeReveal()
      }
      gallery.send(.back)
      gallery.pass(.hours(24))
    }
    return gallery.stored
  }()

  /// The log as if every guess had been made at a level; the bands stay, which the record keeps.
  private static func log(at level: DifficultyLevel) -> [Operation] {
    log.map { operation in
      guard case .sessionEvent(let session, .estimateLocked(let lock)) = operation.body
      else { return operation }
      let other = LockedEstimate(
        id: lock.id,
        step: lock.step,
        estimate: lock.estimate,
        difficulty: level,
        bands: lock.bands,
        startedAt: lock.startedAt
      )
      return Operation(
        id: operation.id,
        clock: operation.clock,
        recordedAt: operation.recordedAt,
        offset: operation.offset,
        player: operation.player,
        body: .sessionEvent(session, .estimateLocked(other))
      )
    }
  }

  private static func seen(at level: DifficultyLevel) -> Seen {
    var moment = Moment(
      now: start.adding(.hours(24 * 13)),
      monotonic: .zero,
      offset: .utc
    )
    var state = AppState(
      starter: StarterQuest(name: "", icon: .plain, steps: []),
      dice: Dice(seed: (5, 6, 7, 8)),
      moment: moment
    )
    var seen = Seen()
    func send(_ action: Action) {
      let effects = reduce(&state, action, at: moment)
      for case .ask(let request) in effects where request.kind == .append {
        _ = reduce(&state, .saving(.saved(request.number)), at: moment)
      }
      for case .wait(_, .after(let length)) in effects {
        seen.waits.append("\(length.milliseconds)")
      }
      seen.screens.append(withoutHint(screen(state, .english).html))
    }
    var contents = LogContents()
    contents.operations = log(at: level)
    send(.start(.opened(OpenedLog(device: 9, contents: contents, role: .writer))))
    guard let quest = state.core.offeredQuests.first else { return seen }
    send(.home(.questChosen(quest.routine.id)))
    for (guess, took) in guesses {
      send(.draft(.estimateChosen(Seconds(guess))))
      send(.quest(.estimateLocked))
      moment = Moment(
        now: moment.now.adding(Seconds(took)),
        monotonic: moment.monotonic + Seconds(took),
        offset: .utc
      )
      send(.quest(.stepFinished))
      if case .asking(_, let estimation) = state.session?.phase {
        send(.quest(.durationAnswered(estimation.id, .confirmation)))
      }
      if case .revealing(_, let estimation) = state.session?.phase {
        send(.quest(.revealClosed(estimation.id)))
      }
    }
    for action: Action in [
      .back, .sidePage(.chosen(.patterns)), .sidePage(.chosen(.stats)), .reflection(.opened),
      .sidePage(.chosen(.settings)),
    ] { send(action) }
    return seen
  }

  /// The line of the hint and its dots on the scale.
  private static func withoutHint(_ html: String) -> String {
    html.replacing(/<p class="hint.*?<\/p>/, with: "")
      .replacing(/<circle class="before"[^>]*>(<\/circle>)?/, with: "")
  }

  @Test(arguments: DifficultyLevel.allCases)
  func noScreenAndNoWaitTellsALevel(level: DifficultyLevel) {
    let expected = Self.seen(at: .learning)
    let found = Self.seen(at: level)
    #expect(expected.screens.count > 15)
    #expect(found.waits == expected.waits)
    for (index, screen) in found.screens.enumerated() where screen != expected.screens[index] {
      Issue.record("screen \(index) differs at \(level)")
    }
  }

  /// The comparison sees what it shall see: at another level the estimate screen has another hint.
  @Test func theHintIsWhatDiffers() {
    var hints: Set<String> = []
    for level in DifficultyLevel.allCases {
      var state = AppState(
        starter: StarterQuest(name: "", icon: .plain, steps: []),
        dice: Dice(seed: (5, 6, 7, 8)),
        moment: Moment(now: Self.start.adding(.hours(24 * 13)), monotonic: .zero, offset: .utc)
      )
      var contents = LogContents()
      contents.operations = Self.log(at: level)
      let moment = state.moment
      let opened = OpenedLog(device: 9, contents: contents, role: .writer)
      _ = reduce(&state, .start(.opened(opened)), at: moment)
      guard let quest = state.core.offeredQuests.first else { continue }
      _ = reduce(&state, .home(.questChosen(quest.routine.id)), at: moment)
      let html = screen(state, .english).html
      hints.insert(html.firstMatch(of: /<p class="hint.*?<\/p>/).map { String($0.output) } ?? "")
    }
    #expect(hints.count >= 3)
  }
}

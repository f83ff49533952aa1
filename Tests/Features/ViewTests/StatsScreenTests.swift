import Access
import App
import AppCore
import Basics
import Domain
import Editing
import Family
import Foundation
import Game
import Markup
import Setup
import Strings
import SyncEngine
import TestApp
import Testing
import Time
import Transfer

/// *Stats* as it is read and drawn.
@Suite struct StatsScreenTests {
  private let words = Texts.english.stats

  @Test func beforeTheFirstGuessItPromisesAndDoesNotBeg() {
    var player = StatsPlayer()
    player.open()
    let text = player.text
    #expect(text.contains(words.nothingYet))
    #expect(!text.contains { $0.isNumber })
    #expect(!player.html.contains("<dl"))
    #expect(!player.html.contains("<fieldset"))
  }

  @Test func theNumbersAreSaidInWords() {
    var player = StatsPlayer()
    player.play(guess: 120, took: 130)
    player.open()
    #expect(player.html.contains("<dt>guess</dt><dd>1</dd>"))
    #expect(player.html.contains("<dt>quest</dt><dd>1</dd>"))
    #expect(player.html.contains("<dt>closest ever</dt><dd>10\u{A0}s</dd>"))
    player.play(guess: 120, took: 120)
    player.open()
    #expect(player.html.contains("<dt>guesses</dt><dd>2</dd>"))
    #expect(player.html.contains("<dt>closest ever</dt><dd>exactly</dd>"))
  }

  @Test func oneLightAndTwoSayNothingOfADirection() {
    var player = StatsPlayer()
    player.play(guess: 120, took: 120)
    player.open()
    #expect(player.text.contains(words.chart.eachQuest + " 100 today."))
    player.wait(days: 1)
    player.play(guess: 120, took: 180)
    player.open()
    #expect(player.text.contains(words.chart.eachQuest + " 100 on Thursday and 67 today."))
  }

  @Test func fromThreeOnTheSentenceSaysWhereItBeginsAndEnds() {
    var player = StatsPlayer()
    for guess in [300, 200, 120] {
      player.play(guess: guess, took: 120)
      player.wait(days: 4)
    }
    player.open()
    #expect(player.text.contains("Your quests went from 0 on 29 October to 100 on Friday."))
    #expect(player.lights == 3)
  }

  @Test func aQuietRangeKeepsTheWaysToTheOthers() {
    var player = StatsPlayer()
    player.play(guess: 120, took: 120)
    player.wait(days: 20)
    player.open()
    #expect(player.text.contains(words.chart.quiet))
    #expect(!player.html.contains("class=\"wire\""))
    player.choose(.threeMonths)
    #expect(player.lights == 1)
    #expect(player.html.count(of: "checked=\"\"") == 1)
  }

  @Test func theListSaysTheSameAsTheDrawing() {
    var player = StatsPlayer()
    for _ in 0..<50 {
      player.play(guess: 150, took: 120)
      player.wait(days: 1)
    }
    player.open()
    #expect(!player.html.contains("<table"))
    player.unfoldList()
    player.choose(.all)
    let lights = player.state.game.stats.stats.lights
    #expect(lights.count == 25)
    #expect(player.lights == lights.count)
    #expect(player.html.count(of: "<th scope=\"row\">") == lights.count)
    #expect(player.html.count(of: "<td>2 quests</td><td>75</td>") == lights.count)
    #expect(player.text.contains(words.chart.eachStretch))
    player.choose(.twoWeeks)
    #expect(player.html.count(of: "<td>Morning</td><td>75</td>") == 13)
  }

  @Test func everyPartOfTheDrawingIsInsideIt() {
    var player = StatsPlayer()
    for guess in [120, 10, 10_000, 120] { player.play(guess: guess, took: 120) }
    player.open()
    let html = player.html
    let numbers = html.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    #expect(numbers.allSatisfy { $0 >= -1 && $0 <= 327 })
    #expect(html.contains("viewBox=\"0 0 327 218\""))
  }

  @Test func theLargestShareOfTheMixHasTheWholeBar() {
    var player = StatsPlayer()
    for guess in [120, 120, 120, 1000] { player.play(guess: guess, took: 120) }
    player.open()
    #expect(player.html.contains("<rect width=\"100%\" height=\"100%\" rx=\"6\">"))
    #expect(player.html.contains("<rect width=\"33.33%\" height=\"100%\" rx=\"6\">"))
    #expect(player.text.contains(words.farNote))
  }
}

/// Plays quests of one step and looks at what becomes of them.
private struct StatsPlayer {
  private(set) var state: AppState
  /// 29 October 2026, a Thursday.
  private var moment = Moment(
    now: Instant(milliseconds: 1_793_260_800_000),
    monotonic: .zero,
    offset: .utc
  )

  init() {
    state = AppState(
      starter: StarterQuest(
        name: "Morning",
        icon: .plain,
        steps: [.init(name: "Eat", icon: .plain)]
      ),
      dice: Dice(seed: (1, 2, 3, 4)),
      moment: moment
    )
    send(
      .start(
        .opened(OpenedLog(device: 1, contents: LogContents(), role: .writer))
      )
    )
    for action in FirstStart.shortest { send(action) }
  }

  var html: String { screen(state, .english).html }

  /// Lights in the drawing: each begins the path anew.
  var lights: Int {
    let drawn = html.components(separatedBy: "class=\"bulb lit\" d=\"").dropFirst().first ?? ""
    return drawn.prefix { $0 != "\"" }.count { $0 == "M" }
  }

  var text: String { Gallery.text(of: html) }

  mutating func open() { send(.sidePage(.chosen(.stats))) }

  mutating func unfoldList() { send(.stats(.listToggled(isOpen: true))) }

  mutating func choose(_ range: StatsRange) { send(.stats(.rangeChosen(range))) }

  mutating func wait(days: Int) { pass(.hours(24 * days)) }

  mutating func play(guess: Int, took: Int) {
    send(.back)
    guard let quest = state.core.offeredQuests.first else { return #expect(Bool(false)) }
    send(.home(.questChosen(quest.routine.id)))
    send(.draft(.estimateChosen(Seconds(guess))))
    send(.quest(.estimateLocked))
    pass(Seconds(took))
    send(.quest(.stepFinished))
    if case .revealing(_, let estimation) = state.session?.phase {
      send(.quest(.revealClosed(estimation.id)))
    }
  }

  private mutating func send(_ action: Action) {
    for case .ask(let request) in reduce(&state, action, at: moment)
    where request.kind == .append {
      _ = reduce(&state, .saving(.saved(request.number)), at: moment)
    }
  }

  private mutating func pass(_ duration: Seconds) {
    moment = Moment(
      now: moment.now.adding(duration),
      monotonic: moment.monotonic + duration,
      offset: .utc
    )
  }
}

extension String {
  fileprivate func count(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}

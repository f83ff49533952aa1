import Access
import App
import AppCore
import Basics
import Copies
import Domain
import Editing
import Family
import Game
import Markup
import Setup
import Strings
import SyncEngine
import TestApp
import Time
import Transfer

/// Every screen of a quest, drawn as text.
struct Gallery {
  private(set) var state: AppState
  private var moment = Moment(
    now: Instant(milliseconds: 1_793_260_800_000),
    monotonic: .zero,
    offset: .utc
  )
  /// Everything that went into the log.
  private(set) var stored: [Operation] = []

  /// - Parameter isSetUp: whether the first start has been gone through.
  init(
    stepNames: [String] = ["Dress", "Eat", "Brush"],
    place: LaunchContext? = nil,
    isSetUp: Bool = true
  ) {
    let steps = stepNames.map { StarterQuest.Step(name: Self.typed($0), icon: .plain) }
    state = AppState(
      starter: StarterQuest(name: Self.typed("Morning"), icon: .plain, steps: steps),
      dice: Dice(seed: (1, 2, 3, 4)),
      moment: moment,
      laterPart: Self.laterPart
    )
    if let place { send(.start(.launched(place))) }
    send(
      .start(
        .opened(
          OpenedLog(device: 1, contents: LogContents(), role: .writer)
        )
      )
    )
    if isSetUp { for action in FirstStart.shortest { send(action) } }
  }

  /// The language that the screens are drawn in.
  @TaskLocal static var texts = Texts.english

  /// Whether what comes after the first paint has come.
  @TaskLocal static var laterPart = LaterPart.Phase.here

  /// A name that people type: in no letter of English where the screens are searched for English words.
  static func typed(_ name: String) -> String {
    if texts === Texts.english { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.map { $0.foreign }))
  }

  var html: String { screen(state, Self.texts).html }

  @discardableResult
  mutating func send(_ action: Action, saving: Bool = true) -> [Effect] {
    let effects = reduce(&state, action, at: moment)
    stored += state.saving.operations(after: stored.last)
    if saving { saveAll() }
    return effects
  }

  mutating func saveAll() {
    send(.saving(.saved(.max)), saving: false)
  }

  mutating func startQuest() {
    if let quest = state.core.offeredQuests.first { send(.home(.questChosen(quest.routine.id))) }
  }

  mutating func pass(_ time: Seconds) {
    moment = Moment(
      now: moment.now.adding(time),
      monotonic: moment.monotonic + time,
      offset: .utc
    )
  }

  /// Up to the moment in which the player says that the step is done.
  mutating func doStep(guess: Seconds, took: Seconds) {
    send(.draft(.estimateChosen(guess)))
    send(.quest(.estimateLocked))
    pass(took)
    send(.quest(.stepFinished))
  }

  mutating func skip() {
    if case .estimating(let step) = state.session?.phase { send(.quest(.stepSkipped(step.id))) }
  }

  mutating func closeReveal() {
    if case .revealing(_, let estimation) = state.session?.phase {
      send(.quest(.revealClosed(estimation.id)))
    }
  }

  /// Answers *Forgot to tap Done*.
  mutating func answer(_ correction: Correction) {
    if case .asking(_, let estimation) = state.session?.phase {
      send(.quest(.durationAnswered(estimation.id, correction)))
    }
  }

  private mutating func playStep(guess: Seconds, took: Seconds) -> [(String, String)] {
    var shown = [("estimate", html)]
    send(.quest(.estimateLocked))
    shown.append(("estimate, asked for", html))
    send(.draft(.estimateChosen(guess)))
    shown.append(("estimate, chosen", html))
    send(.quest(.estimateLocked))
    shown.append(("do", html))
    pass(took)
    send(.quest(.stepFinished))
    shown.append(("reveal", html))
    closeReveal()
    return shown
  }

  /// A quest of two steps and one that is not for today, and what lies beside the way.
  static func play() -> [(name: String, html: String)] {
    var gallery = Gallery()
    var shown = [("home", gallery.html)]
    gallery.startQuest()
    gallery.send(.draft(.typingStarted))
    shown.append(("estimate, typed", gallery.html))
    gallery.send(.draft(.typingEnded))
    shown += gallery.playStep(guess: Seconds(120), took: Seconds(130))
    shown += gallery.playStep(guess: Seconds(300), took: Seconds(570))
    gallery.send(.back)
    shown.append(("home, under way", gallery.html))
    gallery.startQuest()
    gallery.skip()
    shown.append(("finale", gallery.html))
    gallery.send(.finaleEnded)
    shown.append(("summary", gallery.html))
    gallery.send(.back)
    shown.append(("home after", gallery.html))
    gallery.send(.sidePage(.chosen(.stats)))
    shown.append(("stats", gallery.html))
    shown += oneGuess()
    shown += learning()
    shown += settings()
    shown += sidePages()
    shown += bets()
    shown += practice()
    shown += ownQuests()
    shown += emptyLogs()
    shown += questions()
    return shown.map { (name: $0.0, html: $0.1) }
  }

  /// Any one thing, named when it is done.
  static func oneGuess() -> [(String, String)] {
    var gallery = Gallery()
    gallery.send(.home(.oneGuessChosen))
    var shown = [("one guess", gallery.html)]
    gallery.send(.quest(.nameWanted))
    shown.append(("one guess, named", gallery.html))
    gallery.doStep(guess: Seconds(180), took: Seconds(200))
    shown.append(("one guess, revealed", gallery.html))
    gallery.send(.quest(.nameWanted))
    gallery.send(.quest(.nameTyped(typed("Tidy"))))
    shown.append(("one guess, kept", gallery.html))
    gallery.send(.quest(.nameKept))
    shown.append(("one guess, staying", gallery.html))
    gallery.closeReveal()
    shown.append(("finale of one guess", gallery.html))
    gallery.send(.finaleEnded)
    shown.append(("home after one guess", gallery.html))
    return shown
  }

  /// What the history says after weeks of play, and the week itself.
  static func learning() -> [(String, String)] {
    var gallery = Gallery()
    for day in 0..<24 {
      gallery.startQuest()
      // One that leans, one that grows, one on the line.
      gallery.doStep(guess: Seconds(200), took: Seconds(300 + day % 3))
      gallery.closeReveal()
      gallery.doStep(guess: Seconds(600), took: Seconds(1000 - 17 * day))
      gallery.closeReveal()
      gallery.doStep(guess: Seconds(120 + day % 2), took: Seconds(120))
      gallery.closeReveal()
      gallery.send(.back)
      gallery.pass(.hours(24))
    }
    gallery.startQuest()
    var shown = [("estimate, hint", gallery.html)]
    gallery.send(.back)
    gallery.send(.sidePage(.chosen(.patterns)))
    gallery.send(.patterns(.guideToggled(isOpen: true)))
    shown.append(("patterns", gallery.html))
    gallery.send(.sidePage(.chosen(.stats)))
    shown.append(("stats, what stands out", gallery.html))
    gallery.send(.reflection(.opened))
    shown.append(("week", gallery.html))
    gallery.pass(.hours(24 * 15))
    gallery.send(.reflection(.opened))
    shown.append(("week, quiet", gallery.html))
    return shown
  }

  /// *Forgot to tap Done?*, for each of its reasons.
  static func questions() -> [(String, String)] {
    var gallery = Gallery()
    gallery.startQuest()
    gallery.doStep(guess: Seconds(120), took: .hours(2))
    var shown = [("asking, long", gallery.html)]
    gallery.answer(.notCounted)
    gallery.doStep(guess: Seconds(120), took: Seconds(1))
    shown.append(("asking, quick", gallery.html))
    gallery.answer(.confirmation)
    gallery.closeReveal()
    gallery.send(.draft(.estimateChosen(Seconds(120))))
    gallery.send(.quest(.estimateLocked))
    gallery.setClock(by: .hours(-5))
    gallery.send(.quest(.stepFinished))
    shown.append(("asking, clock", gallery.html))
    return shown
  }

  /// Every page that has a name, so also each that is new.
  private static func sidePages() -> [(String, String)] {
    var gallery = Gallery()
    return SidePageName.allCases.flatMap { name in
      gallery.take("side page, \(name)", [.sidePage(.chosen(name))])
    }
  }

  /// *My data*, up to each of its ends.
  private static func settings() -> [(String, String)] {
    let phone = LaunchContext(isInstalled: false, wasUsed: true, canVibrate: true)
    var gallery = Gallery(place: phone)
    gallery.send(.sidePage(.chosen(.settings)))
    var shown = [("settings", gallery.html)]
    shown += reminders()
    gallery.send(.sidePage(.chosen(.savedCopy)))
    gallery.send(.copies(.sealing(.switched(true))))
    shown.append(("my data, sealed", gallery.html))
    gallery.send(.copies(.sealing(.switched(false))))
    gallery.send(.copies(.saving(.askedFor)))
    shown.append(("my data, copyAskedFor", gallery.html))
    // Two records that cannot be read.
    let damaged: [UInt8] = [1, 0, 0, 0, 33, 1, 0, 0, 0, 33]
    let ends: [(String, [UInt8], SavedCopyAction)] = [
      ("copyMade(leftOut: 0)", [], .handedOver), ("copyMade(leftOut: 2)", damaged, .handedOver),
      ("copyNotMade", [], .notMade), ("copyWithdrawn", [], .withdrawn),
    ]
    for (name, log, end) in ends {
      for action in [.askedFor, .closedRead(ClosedHere()), .logRead(log), end] {
        gallery.send(.copies(.saving(action)))
      }
      shown.append(("my data, \(name)", gallery.html))
    }
    return shown + waitingPlay() + installing()
  }

  /// What waits for a player's code, up to each of its ends.
  private static func waitingPlay() -> [(String, String)] {
    var gallery = Gallery()
    let code = Action.copies(.openingPlay(.typed("7W7V-F4J3-E28P-VBJP-6RHA-9BF1-3G3X")))
    let typing: [Action] = [code, .copies(.openingPlay(.entered))]
    var shown = gallery.take(
      "my data, waiting",
      [
        .sidePage(.chosen(.myData)), .copies(.closedRead(gallery.closedHere)),
        .copies(.openingPlay(.typed("7W7V"))), .copies(.openingPlay(.entered)),
      ] + typing
    )
    for end: OpeningPlayAction in [.otherCode, .damaged, .notOpened] {
      shown += gallery.take("my data, waiting", [.copies(.openingPlay(end))] + typing)
    }
    return shown
  }

  /// The one guess to try the game with.
  private static func practice() -> [(String, String)] {
    var gallery = Gallery(isSetUp: false)
    var shown = [("welcome", gallery.html)]
    gallery.send(.practice(.begun))
    shown.append(("practice before anybody plays", gallery.html))
    shown += gallery.practise("practice before anybody plays")
    gallery = Gallery(isSetUp: false)
    for action in FirstStart.shortest.dropLast() { gallery.send(action) }
    shown.append(("practice", gallery.html))
    return shown + gallery.practise("practice")
  }

  private mutating func practise(_ name: String) -> [(String, String)] {
    send(.practice(.guessed(Seconds(6))))
    let doing = html
    pass(Seconds(7))
    send(.practice(.finished))
    return [(name + ", do", doing), (name + ", reveal", html)]
  }

  /// What is asked where the log is empty, and each answer of *Open my copy*.
  private static func emptyLogs() -> [(String, String)] {
    var shown: [(String, String)] = []
    for wasUsed in [false, true] {
      var gallery = Gallery(
        place: LaunchContext(isInstalled: !wasUsed, wasUsed: wasUsed),
        isSetUp: false
      )
      let name = wasUsed ? "emptied" : "installed"
      shown.append((name, gallery.html))
      let refusals: [BackupRefusal] = [
        .notACopy, .otherSchema, .unknownSchema, .tooLarge, .endsTooEarly(line: 17),
        .damaged(line: 17), .nothingInIt,
      ]
      for refusal in refusals {
        gallery.send(.copies(.opening(.chosen(size: 1000))))
        let refused = RefusedCopy(refusal: refusal, reason: .missing)
        gallery.send(.copies(.opening(.refused(refused))))
        shown.append(("\(name), \(refusal)", gallery.html))
      }
      gallery.send(.copies(.opening(.chosen(size: 1000))))
      shown.append(("\(name), storing", gallery.html))
      gallery.send(.copies(.opening(.read(Backup()))))
      gallery.send(.copies(.opening(.logNotRead)))
      shown.append(("\(name), not stored", gallery.html))
    }
    return shown
  }

  /// Somebody sets the clock on the wall.
  private mutating func setClock(by time: Seconds) {
    moment = Moment(
      now: moment.now.adding(time),
      monotonic: moment.monotonic + Seconds(60),
      offset: .utc
    )
  }

  /// What is read, without what stands between < and >; a blank that holds a line together is one.
  static func text(of html: String) -> String {
    var text = ""
    var isInTag = false
    for character in html {
      if character == "<" { isInTag = true }
      if !isInTag { text.append(character == "\u{A0}" ? " " : character) }
      if character == ">" { isInTag = false }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// A Cyrillic letter for each English one, capitals for capitals.
  fileprivate var foreign: Unicode.Scalar {
    switch self {
    case "a"..."z": Unicode.Scalar(value - 0x61 + 0x430) ?? self
    case "A"..."Z": Unicode.Scalar(value - 0x41 + 0x410) ?? self
    default: self
    }
  }
}

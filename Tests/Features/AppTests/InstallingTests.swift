import App
import AppCore
import Domain
import Game
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

@Suite struct InstallingTests {
  @Test func itIsOfferedAfterTheSecondDayWithAQuest() {
    var script = Self.played(days: 1)
    Self.tell(&script)
    #expect(!Self.isOffered(script))
    Self.play(&script)
    #expect(!Self.isOffered(script))
    script = Self.played(days: 2)
    Self.tell(&script)
    #expect(Self.isOffered(script))
  }

  @Test func beforeTheBrowserHasSaidWhatItIsNothingIsOffered() {
    var script = Self.played(days: 2)
    #expect(!Self.isOffered(script))
    script.send(.answered(Answer(.readDevice, for: .installing, nil)))
    #expect(!Self.isOffered(script))
  }

  @Test func notNowRestsForThirtyDaysAndTwiceIsForGood() {
    var script = Self.played(days: 2)
    Self.tell(&script)
    for daysToCome in [30, 3000] {
      #expect(Self.isOffered(script))
      script.send(.sidePage(.chosen(.homeScreenOffer)))
      script.send(.installing(.notNow))
      #expect(script.state.screen == .home)
      Self.tell(&script, kept: Self.kept(script))
      script.advance(.hours(24 * (daysToCome - 1)))
      script.send(.page(.shown))
      #expect(!Self.isOffered(script))
      script.advance(.hours(24))
      script.send(.page(.shown))
    }
    #expect(!Self.isOffered(script))
  }

  @Test func whereItIsInstalledNothingIsOfferedThereNorElsewhere() {
    var script = Self.played(days: 2)
    Self.tell(&script, isInstalled: 1)
    #expect(!Self.isOffered(script))
    #expect(Self.kept(script).first == 2)
    script.send(.sidePage(.chosen(.myData)))
    #expect(!screen(script.state, .english).html.contains("On the home screen"))
  }

  @Test func theRowStaysWhereTheNoteDoesNot() {
    var script = Self.played(days: 0)
    Self.tell(&script, kept: [2] + [UInt8](repeating: 0, count: 8))
    script.send(.sidePage(.chosen(.myData)))
    #expect(screen(script.state, .english).html.contains("On the home screen"))
  }

  @Test func aQuestionThatIsDismissedChangesNothingAndOneThatIsAcceptedLeadsHome() {
    var script = Self.played(days: 2)
    Self.tell(&script, asks: 1)
    script.send(.sidePage(.chosen(.homeScreenOffer)))
    script.send(.installing(.wanted))
    #expect(script.effects.kinds == [.askToInstall])
    for answer in [nil, [0]] as [[UInt8]?] {
      script.send(.answered(Answer(.askToInstall, for: .installing, answer)))
      #expect(script.state.screen == .myData(.offered) && Self.kept(script).isEmpty)
    }
    script.send(.answered(Answer(.askToInstall, for: .installing, [1])))
    #expect(script.state.screen == .home)
    #expect(Self.kept(script).first == 2)
  }

  @Test func theBrowserMaySayLaterThatItAsks() {
    var script = Self.played(days: 2)
    Self.tell(&script)
    script.send(.sidePage(.chosen(.homeScreen)))
    #expect(!screen(script.state, .english).html.contains("Put it there"))
    script.send(.news(.deviceChanged, [2, 0, 1, 0]))
    #expect(screen(script.state, .english).html.contains("Put it there"))
  }

  /// The letter of a week goes first.
  @Test func thereIsOneNoteAtATime() {
    var script = Self.played(days: 2)
    Self.tell(&script)
    // From Thursday to Sunday evening.
    script.advance(.hours(24 * 2 + 12))
    script.send(.page(.shown))
    let html = screen(script.state, .english).html
    #expect(html.contains("Your week is ready") && !html.contains("Keep TimeQuest at hand"))
  }

  private static func tell(
    _ script: inout Script,
    isInstalled: UInt8 = 0,
    asks: UInt8 = 0,
    kept: [UInt8] = []
  ) {
    let bytes = [2, isInstalled, asks, 0] + kept
    script.send(.answered(Answer(.readDevice, for: .installing, bytes)))
  }

  /// What the last action has had kept.
  private static func kept(_ script: Script) -> [UInt8] {
    for case .ask(let request) in script.effects where request.kind == .keepPutOff {
      return request.bytes
    }
    return []
  }

  private static func isOffered(_ script: Script) -> Bool {
    screen(script.state, .english).html.contains("Keep TimeQuest at hand")
  }

  private static func played(days: Int) -> Script {
    var script = Script.started()
    for day in 0..<days {
      if day > 0 { script.advance(.hours(24)) }
      play(&script)
    }
    return script
  }

  private static func play(_ script: inout Script) {
    script.send(.home(.oneGuessChosen))
    script.playStep(guess: Seconds(60), took: Seconds(66))
    script.send(.finaleEnded)
    script.send(.back)
  }
}

extension [Effect] {
  fileprivate var kinds: [PortKind] {
    compactMap { if case .ask(let request) = $0 { request.kind } else { nil } }
  }
}

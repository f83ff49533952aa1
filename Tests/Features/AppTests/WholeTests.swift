import App
import AppCore
import Basics
import Domain
import Markup
import Strings
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

@testable import Game

/// The whole string, guessed before its first step in one session of three.
@Suite struct WholeTests {
  private var script = Script.started()
  private static let texts = Texts.english
  private var page: String { screen(script.state, Self.texts).html }
  private var isAsked: Bool { page.contains("How long until the last lantern?") }

  private mutating func play(_ count: Int, minutes: Int = 5) {
    for _ in 0..<count {
      script.startQuest()
      if isAsked { script.send(.whole(.leftOut)) }
      for _ in 0..<3 { script.playStep(guess: .minutes(5), took: .minutes(minutes)) }
      script.goOnNextDay()
    }
  }

  /// Opens the quest until it is the turn of one that asks; each time it is another session.
  private mutating func openOneThatAsks() -> Bool {
    for _ in 0..<60 {
      script.startQuest()
      if isAsked { return true }
      script.send(.back)
    }
    return false
  }

  @Test mutating func aThirdOfSessionsAskFromTheSeventhOn() {
    play(5)
    let before = openOneThatAsks()
    #expect(!before)
    play(1)
    var asked = 0
    for _ in 0..<300 {
      script.startQuest()
      asked += isAsked ? 1 : 0
      script.send(.back)
    }
    #expect((70...130).contains(asked))
  }

  @Test mutating func theWholeIsGuessedAndLookedBackAtBesideItsPieces() throws {
    play(6, minutes: 10)
    let isDue = openOneThatAsks()
    try #require(isDue)
    script.send(.whole(.locked))
    #expect(page.contains(Self.texts.quest.touchFirst))
    script.send(.estimateChosen(.minutes(28)))
    script.send(.whole(.locked))
    #expect(!isAsked && script.stored.last?.body.kind != "whole.guessed")
    // The next guess begins anew.
    #expect(page.contains(Self.texts.quest.touch))
    script.guess(.minutes(8))
    let kinds = script.done.map { $0.body.kind }
    #expect(kinds == ["session.started", "whole.guessed", "estimate.locked"])
    script.finish(after: .minutes(10))
    script.closeReveal()
    script.advance(.minutes(1))
    for _ in 0..<2 {
      script.playStep(guess: .minutes(8), took: .minutes(10))
      script.advance(.minutes(1))
    }
    script.send(.finaleEnded)
    let summary = page.replacing("\u{A0}", with: " ")
    #expect(summary.contains("28 min guessed, 32 min it took"))
    #expect(summary.contains("24 min guessed, 30 min together"))
  }

  /// Of sixty quests that are opened before the later part is here, in how many it is asked for when the part comes.
  private func askedLate(after touch: (inout Script) -> Void) -> Int {
    (1...60).count { (seed: UInt64) in
      var early = Script(seed: seed, laterPart: .coming)
      early.open(script.stored)
      early.advance(script.moment.now.since(early.moment.now))
      early.send(.page(.shown))
      early.startQuest(asNight: true)
      touch(&early)
      early.send(.laterPart(.arrived))
      return screen(early.state, Self.texts).html.contains("How long until the last lantern?")
    }
  }

  @Test mutating func whoHasBegunToGuessAStepIsNotAskedForTheWhole() {
    play(6)
    #expect(askedLate { _ in } > 0)
    #expect(askedLate { $0.send(DraftAction.estimateChosen(.minutes(3))) } == 0)
  }

  @Test mutating func straightToTheFirstStepIsNotAskedAgain() {
    play(6)
    let isDue = openOneThatAsks()
    #expect(isDue)
    script.send(.whole(.leftOut))
    #expect(!isAsked)
    script.guess(.minutes(8))
    script.send(.back)
    script.startQuest()
    #expect(!isAsked)
    #expect(!script.stored.contains { $0.body.kind == "whole.guessed" })
  }

  @Test mutating func aBetKeepsItOut() {
    play(6)
    let quest = script.state.core.offeredQuests[0].routine.id
    script.send(.bet(.opened(quest, goal: nil)))
    script.send(.bet(.startChosen(StartDial.usual)))
    script.send(.bet(.placed))
    script.send(.back)
    let isDue = openOneThatAsks()
    #expect(!isDue)
  }

  @Test func aSessionWithASkippedStepOrAPauseIsNoPair() {
    let pair = { (session: SessionDigest) in WholeOrPieces.Pair(session) }
    #expect(pair(digest(gap: 60)) != nil)
    #expect(pair(digest(gap: 4000)) == nil)
    #expect(pair(digest(gap: 60, skipped: [StepID(3)])) == nil)
    #expect(pair(digest(gap: 60, isHonest: false)) == nil)
    #expect(pair(digest(gap: 60, whole: nil)) == nil)
  }

  private func digest(
    gap: Int,
    skipped: [StepID] = [],
    isHonest: Bool = true,
    whole: Seconds? = .minutes(20)
  ) -> SessionDigest {
    let begin = Instant(milliseconds: 1_790_000_000_000)
    let ends = [300, 300 + gap + 300]
    return SessionDigest(
      id: SessionID(1),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: begin,
      offset: .utc,
      isCalibration: false,
      isCompleted: true,
      hasEnded: true,
      experience: .zero,
      shownTotal: nil,
      revealing: nil,
      asking: nil,
      guesses: ends.indices.map { place in
        GuessDigest(
          id: EstimationID(UInt128(place)),
          step: StepID(UInt128(place)),
          finishedAt: begin.adding(Seconds(ends[place])),
          offset: .utc,
          guess: Guess(estimate: .minutes(6), actual: .minutes(5)),
          rating: .close,
          counts: true,
          isHonest: isHonest
        )
      },
      skipped: skipped,
      wholeGuess: whole,
      begunAt: begin,
      takenBack: 0,
      lastEventAt: begin.adding(Seconds(ends[1]))
    )
  }
}

import Basics
import Domain
import Testing
import Time

/// Which bets stand, among which starts they choose, and when they are asked for; what is said of them is golden.
@Suite struct BetTests {
  /// Seven in the morning of a day that begins at 0.
  private let goal = Instant(milliseconds: 7 * 3_600_000)

  private func at(_ hour: Int, _ minute: Int) -> Instant {
    Instant(milliseconds: Int64(hour * 60 + minute) * 60_000)
  }

  private func bet(
    _ id: UInt128,
    from start: Instant,
    to goal: Instant,
    placed: Instant
  )
    -> PlacedBet
  {
    let bet = Bet(
      id: BetID(id),
      routine: RoutineID(1),
      goal: goal,
      start: start,
      told: nil,
      kept: start
    )
    return PlacedBet(bet, placedAt: placed)
  }

  private func session(_ id: UInt128, begun: Instant?) -> SessionDigest {
    SessionDigest(
      id: SessionID(id),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: begun ?? at(0, 0),
      offset: .utc,
      isCalibration: false,
      isCompleted: true,
      hasEnded: true,
      experience: .zero,
      shownTotal: nil,
      revealing: nil,
      asking: nil,
      guesses: [],
      begunAt: begun,
      takenBack: 0,
      lastEventAt: begun ?? at(0, 0)
    )
  }

  // The dial

  @Test func startsAreByTheMinuteForAnHourAndByFivesForFour() {
    let minutes = (0...StartDial.last).map { StartDial.minutes(at: $0) }
    #expect(minutes.first == 240 && minutes.last == 1)
    #expect(zip(minutes, minutes.dropFirst()).allSatisfy { $0 - $1 == ($0 > 60 ? 5 : 1) })
    #expect(minutes.contains(60) && minutes.contains(65) && !minutes.contains(61))
    #expect(StartDial.minutes(at: StartDial.usual) == 30)
  }

  @Test func noStartThatHasPassedIsOnTheDial() throws {
    let dial = try #require(StartDial(goal: goal, at: at(6, 20)))
    #expect(dial.start(at: 0) == at(6, 20))
    #expect(dial.start(at: dial.first) == at(6, 20))
    #expect(dial.start(at: StartDial.last) == at(6, 59))
    #expect(dial.start(at: .max) == at(6, 59))
    #expect(dial.start(at: StartDial.usual) == at(6, 30))
    #expect(StartDial(goal: goal, at: at(6, 59)) != nil)
    #expect(StartDial(goal: goal, at: at(7, 0)) == nil)
    #expect(StartDial(goal: goal, at: at(0, 10))?.first == 0)
  }

  // Which bet stands

  @Test func aBetBelongsToTheFirstSessionThatBeginsFromTwoHoursBeforeItUpToItsGoal() {
    let placed = bet(1, from: at(6, 30), to: at(7, 0), placed: at(3, 0))
    let begins = [at(4, 29), at(4, 30), at(7, 0), at(7, 1)]
    let belongs = begins.map {
      Bets([placed], [session(9, begun: $0)]).bet(of: SessionID(9)) != nil
    }
    #expect(belongs == [false, true, true, false])
    let two = Bets([placed], [session(8, begun: at(6, 50)), session(9, begun: at(6, 10))])
    #expect(two.bet(of: SessionID(9)) != nil && two.bet(of: SessionID(8)) == nil)
    #expect(Bets([placed], [session(9, begun: nil)]).standing.first?.session == nil)
  }

  @Test func anotherBetTakesItsPlaceUntilASessionHasBegun() {
    let first = bet(1, from: at(6, 30), to: at(7, 0), placed: at(3, 0))
    let second = bet(2, from: at(6, 40), to: at(7, 0), placed: at(4, 0))
    #expect(Bets([first, second], []).standing.map { $0.bet.id.raw } == [2])
    #expect(Bets([first, second], []).open(at: at(5, 0))?.id == BetID(2))
    // It began before the second one was placed.
    let third = bet(3, from: at(6, 40), to: at(7, 0), placed: at(6, 45))
    let begun = Bets([first, third], [session(9, begun: at(6, 35))])
    #expect(begun.bet(of: SessionID(9))?.id == BetID(1))
    #expect(begun.open(at: at(6, 50))?.id == BetID(3))
  }

  @Test func aBetThatIsPlacedInTheMiddleOfAQuestIsNotOfThatQuest() {
    let placed = bet(1, from: at(6, 30), to: at(7, 0), placed: at(6, 20))
    #expect(Bets([placed], [session(9, begun: at(6, 10))]).bet(of: SessionID(9)) == nil)
  }

  @Test func aBetWithoutASessionIsGoneWithItsGoal() {
    let bets = Bets([bet(1, from: at(6, 30), to: at(7, 0), placed: at(3, 0))], [])
    #expect(bets.open(at: at(7, 0)) != nil)
    #expect(bets.open(at: at(7, 1)) == nil)
  }

  @Test func aBetThatNoPageCouldPlaceIsNotSound() {
    let sound = [1, 240].map {
      bet(1, from: goal.adding(.zero - .minutes($0)), to: goal, placed: goal)
    }
    let others = [0, 241, -5].map {
      bet(1, from: goal.adding(.zero - .minutes($0)), to: goal, placed: goal)
    }
    #expect(sound.allSatisfy { $0.bet.isSound } && !others.contains { $0.bet.isSound })
  }

  // Asking

  @Test func homeAsksOnThreeDaysAndThenRestsForFourteen() {
    var asked = AskedDays([])
    var days: [Int] = []
    for number in 0..<60 {
      let day = LocalDay(number: 20_000 + number)
      guard asked.allow(day) else { continue }
      asked = asked.adding(day)
      #expect(asked.allow(day))
      days.append(number)
    }
    #expect(days == [0, 1, 2, 17, 18, 19, 34, 35, 36, 51, 52, 53])
  }

  // The card

  private func counted(_ room: Int, _ took: Int, told: Int? = 8) -> BetOutcome.Counted {
    BetOutcome.Counted(room: .minutes(room), took: .minutes(took), told: told)
  }

  @Test func theCardNeedsFiveAndLooksAtTheLastTen() throws {
    #expect(BetCard((0..<4).map { _ in counted(30, 20) }) == nil)
    let card = try #require(BetCard([counted(30, 1)] + (0..<10).map { counted(30, 25 + $0) }))
    #expect(card.last.count == 10)
    #expect(card.last.first == counted(30, 25))
    // 30 of 30 holds, and 31 does not: a room ends with its minute.
    #expect(card.held == 6)
    #expect(card.closest == .zero)
    #expect(card.narrower == 0)
  }

  @Test func theClosestIsToldFromTheSecondThatHeldOn() throws {
    let once = try #require(BetCard([counted(30, 20)] + (0..<4).map { _ in counted(30, 50) }))
    #expect(once.closest == nil && once.held == 1)
    let twice = try #require(
      BetCard([counted(30, 20), counted(30, 28)] + (0..<3).map { _ in counted(30, 50) })
    )
    #expect(twice.closest == .minutes(2))
  }

  @Test func lessRoomThanEightOfTenIsCountedWhereItWasAlwaysKnown() throws {
    let known = [6, 7, 8, 9, 3].map { counted(30, 20, told: $0) }
    #expect(try #require(BetCard(known)).narrower == 3)
    #expect(try #require(BetCard(known + [counted(30, 20, told: nil)])).narrower == nil)
  }
}

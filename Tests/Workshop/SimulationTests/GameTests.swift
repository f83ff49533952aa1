import Domain
import Simulation
import Testing
import Time

@testable import Simulation

@Suite struct GameTests {
  private func game(
    _ player: SimulatedPlayer,
    sessions: Int,
    seed: UInt64 = 1
  ) -> SimulatedGame {
    var dice = SeededDice(seed: seed)
    var game = SimulatedGame(player, at: SimulatedTask.quest(&dice), dice: dice)
    game.play(sessions)
    return game
  }

  private func any(_ seed: UInt64) -> SimulatedPlayer {
    var dice = SeededDice(seed: seed)
    return .any(&dice)
  }

  @Test func theFirstThreeSessionsAreCalibration() {
    let game = game(SimulatedPlayer(wobble: 0.3), sessions: 5)
    for history in game.histories {
      #expect(history.guesses.map { $0.isCalibration } == [true, true, true, false, false])
    }
  }

  @Test func everyGuessIsAStopOfTheSlider() {
    for past in game(any(2), sessions: 30).histories.flatMap({ $0.guesses }) {
      #expect(EstimateScale.stops.contains(past.guess.estimate))
    }
  }

  @Test func levelsAreThoseOfTheHistory() {
    for seed in UInt64(1)...20 {
      let game = game(any(seed), sessions: 60, seed: seed)
      for (history, levels) in zip(game.histories, game.levels) {
        for session in [15, 30, 45] {
          let before = history.filtered { $0.session.raw <= UInt128(session) }
          #expect(levels[session] == before.level, "seed \(seed), session \(session)")
        }
      }
    }
  }

  @Test func pointsAreThoseOfTheGuesses() {
    let game = game(SimulatedPlayer(wobble: 0.3), sessions: 20)
    let guesses = game.histories.flatMap { $0.guesses }
    let sum = guesses.reduce(XP.zero) { $0 + $1.guess.experience }
    #expect(game.total == sum)
  }

  @Test func whatSheDoesNotVouchForTeachesNothing() {
    var player = SimulatedPlayer(wobble: 0.2)
    player.lateTaps = 0.3
    let guesses = game(player, sessions: 40).histories.flatMap { $0.guesses }
    let asked = guesses.filter { !$0.isHonest }
    // Three in ten were late, nearly all of them were asked about.
    #expect((25...45).contains(asked.count))
    #expect(asked.contains { $0.counts } && asked.contains { !$0.counts })
  }

  @Test func tiltAndWobbleComeBack() throws {
    for days in [Days.even, .clustered] {
      var tilts: [Double] = []
      var wobbles: [Double] = []
      for seed in UInt64(1)...40 {
        let player = SimulatedPlayer(wobble: 0.3, tilt: 0.2, days: days)
        var dice = SeededDice(seed: seed)
        // Of a long task: below a minute e is smaller than what is planted.
        var game = SimulatedGame(player, at: [.long("Breakfast", &dice)], dice: dice)
        game.play(80)
        let mirror = try #require(Mirror(game.window))
        tilts.append(mirror.tilt)
        wobbles.append(mirror.wobble)
      }
      #expect(abs(tilts[...].mean - 0.2) < 0.02)
      // Winsorizing takes off about a tenth.
      #expect(abs(wobbles[...].mean - 0.28) < 0.02, "\(days): \(wobbles[...].mean)")
    }
  }

  @Test func whoLearnsEndsWithTheWobbleThatIsPlanted() {
    let learning = SimulatedPlayer.Learning(to: 0.1, during: 3...22)
    let player = SimulatedPlayer(wobble: 0.4, learning: learning)
    #expect(player.wobble(in: 0) == 0.4)
    #expect(abs(player.wobble(in: 22) - 0.1) < 1e-12)
    #expect(abs(player.wobble(in: 99) - 0.1) < 1e-12)
  }

  @Test func aPlantedMeanAccuracyIsPlayed() {
    let player = SimulatedPlayer(meanAccuracy: 63, days: .clustered)
    var accuracies: [Double] = []
    for seed in UInt64(1)...150 {
      var dice = SeededDice(seed: seed)
      var game = SimulatedGame(player, at: [.long("Breakfast", &dice)], dice: dice)
      game.play(60)
      accuracies += game.histories[0].guesses.map { $0.accuracy }
    }
    #expect(abs(accuracies[...].mean - 63) < 1, "\(accuracies[...].mean)")
  }
}

@Suite struct TimetableTests {
  @Test func aStretchOfDaysComesAgain() {
    let timetable = Timetable([[7, 18], [], [13]])
    let starts = (0..<5).map { timetable.start(of: $0) }
    #expect(starts.map { $0.day } == [0, 0, 2, 3, 3])
    #expect(starts.map { $0.hour } == [7, 18, 13, 7, 18])
  }

  @Test func aSeasonIsTwelveWeeksOfSchoolDays() throws {
    var dice = SeededDice(seed: 1)
    let player = SimulatedPlayer(wobble: 0.3)
    let tasks = [SimulatedTask.any("Pack bag", &dice)]
    var game = SimulatedGame(player, at: tasks, PlayedSeason.moved, dice: dice)
    game.play(PlayedSeason.sessions)
    let guesses = game.histories[0].guesses
    #expect(guesses.allSatisfy { Weekdays.schoolDays.contains($0.day.weekday) })
    #expect(Set(guesses.map { ISOWeek(containing: $0.day) }).count == 12)
    #expect(guesses.prefix(30).allSatisfy { $0.part == .morning })
    #expect(guesses.dropFirst(30).allSatisfy { $0.part == .evening })
  }

  @Test func roundsOfOneDayAreOneDayToDifficulty() {
    let task = SimulatedTask("One", usual: .minutes(10), spread: 0.1)
    let timetable = Timetable.daily([7, 9, 11, 13, 15, 17])
    let player = SimulatedPlayer(wobble: 0.05)
    var game = SimulatedGame(player, at: [task], timetable, dice: SeededDice(seed: 1))
    // The second half of the first day teaches, and twelve days make a step.
    game.play(11 * 6 + 1)
    #expect(game.levels[0].last == .learning)
    game.play(5)
    #expect(game.levels[0].last == .practicing)
  }

  @Test func guessesOfASessionLeanTogether() {
    var player = SimulatedPlayer(wobble: 0.1)
    player.lean = 0.5
    let task = SimulatedTask("One", usual: .minutes(10), spread: 0.1)
    let other = SimulatedTask("Two", usual: .minutes(10), spread: 0.1)
    var game = SimulatedGame(player, at: [task, other], dice: SeededDice(seed: 1))
    game.play(200)
    let pairs = zip(game.histories[0].guesses, game.histories[1].guesses)
    let onOneSide = pairs.count {
      ($0.guess.logarithmicError > 0) == ($1.guess.logarithmicError > 0)
    }
    #expect(onOneSide > 160, "\(onOneSide)")
  }
}

@Suite struct DayTests {
  private func widenings(_ days: Days, _ count: Int) -> [Double] {
    var dice = SeededDice(seed: 1)
    var dayByDay = DayByDay(days, &dice)
    return (0..<count).map { _ in dayByDay.next(&dice) }
  }

  @Test(arguments: [Days.even, .clustered, .stormy])
  func theWobbleOfAllDaysTogetherIsHers(days: Days) {
    let squares = widenings(days, 40_000).map { $0 * $0 }
    #expect(abs(squares[...].mean - 1) < 0.03)
  }

  @Test func badDaysComeInRuns() {
    let all = widenings(.clustered, 40_000)
    let isBad = all.map { $0 > 1 }
    let share = Double(isBad.count { $0 }) / Double(all.count)
    #expect(abs(share - 0.3) < 0.02)
    let afterBad = zip(isBad, isBad.dropFirst()).filter { $0.0 }
    let again = Double(afterBad.count { $0.1 }) / Double(afterBad.count)
    #expect(again > 0.65, "\(again)")
  }
}

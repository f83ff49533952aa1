import Basics
import Domain
import Testing
import Time

@Suite struct EveningTests {
  private let seed: UInt64 = 20_261_123

  /// Evenings of all kinds: players, levels up to 70, days of ten years.
  private func evenings(_ check: (Evening, Level, LocalDay, Comment) -> Void) {
    var dice = SplitMix64(seed: seed)
    for round in 0..<3000 {
      let level = Level(XP(dice.below(60_000)))
      let player = PlayerID(UInt128(dice.next()) << 64 | UInt128(dice.next()))
      let day = LocalDay(year: 2026, month: 1, day: 1).adding(days: dice.below(3650))
      let evening = Evening(of: player, at: level, on: day, Arrivals([], opening: .zero))
      check(evening, level, day, "seed \(seed), round \(round)")
      #expect(evening == Evening(of: player, at: level, on: day, Arrivals([], opening: .zero)))
    }
  }

  @Test func everyLevelUpToSixtyBringsOneThing() {
    #expect(Thing.all.map { $0.level } == Array(1...60))
    #expect(Thing.come(by: Level(.zero)).count == 1)
    #expect(Thing.come(by: Level(XP(1_000_000))).count == 60)
  }

  @Test func onlyWhatHasComeStands() {
    evenings { evening, level, _, round in
      #expect(evening.things.allSatisfy { $0.level <= level.number }, round)
      #expect(evening.things.allSatisfy { $0.place != .paper }, round)
    }
  }

  @Test func nowhereStandMoreThanCanBeTakenIn() {
    evenings { evening, _, _, round in
      func count(_ places: Thing.Place...) -> Int {
        evening.things.count { places.contains($0.place) }
      }
      #expect(count(.ridge, .lake) <= 12, round)
      #expect(count(.wall) <= 6, round)
      #expect(count(.sky) <= 4, round)
      #expect(count(.cord) <= 4, round)
    }
  }

  @Test func oneVisitorComesAnEvening() {
    let visitors: Set<Int> = [17, 32, 36, 44, 48, 53]
    var seen: Set<Int> = []
    evenings { evening, level, _, round in
      let here = evening.things.map { $0.level }.filter { visitors.contains($0) }
      #expect(here.count <= 1, round)
      if level.number < 25, level.number >= 17 { #expect(here == [17], round) }
      seen.formUnion(here)
    }
    #expect(seen == visitors)
  }

  @Test func everyThingHasItsEvenings() {
    var seen: Set<Int> = []
    evenings { evening, _, _, _ in seen.formUnion(evening.things.map { $0.level }) }
    #expect(seen == Set(Thing.all.filter { $0.place != .paper }.map { $0.level }))
  }

  @Test func whatBelongsToASeasonStandsInIt() {
    evenings { evening, _, day, round in
      let month = day.date.month
      let levels = evening.things.map { $0.level }
      #expect(!levels.contains(41) || month == 12, round)
      #expect(!levels.contains(27) || (3...8).contains(month), round)
      #expect(!levels.contains(55) || !(3...8).contains(month), round)
      #expect(!levels.contains(58) || (3...5).contains(month), round)
    }
  }

  @Test func twoCatsTakeThePlaceOfTheOne() {
    evenings { evening, level, _, round in
      let levels = evening.things.map { $0.level }
      #expect(!levels.contains(3) || level.number < 56, round)
      #expect(!levels.contains(56) || level.number >= 56, round)
    }
  }

  @Test func anEveningLastsUntilFive() {
    func day(_ milliseconds: Int64) -> LocalDay {
      Evening.day(at: LocalTime(Instant(milliseconds: milliseconds), offset: .utc))
    }
    let hour: Int64 = 3_600_000
    #expect(day(24 * hour) == day(23 * hour))
    #expect(day(29 * hour - 1) == day(23 * hour))
    #expect(day(29 * hour).number == day(23 * hour).number + 1)
  }
}

@Suite struct ArrivalTests {
  private let monday = LocalDay(year: 2026, month: 3, day: 9)

  /// A session at noon of a day.
  private func session(_ id: Int, on day: Int, _ points: Int, shown: Int? = nil) -> SessionDigest {
    let noon = Instant(startOf: monday.adding(days: day), offset: .utc).adding(.minutes(720))
    return SessionDigest(
      id: SessionID(UInt128(id)),
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: noon,
      offset: .utc,
      isCalibration: false,
      isCompleted: true,
      hasEnded: true,
      experience: XP(points),
      shownTotal: shown.map { XP($0) },
      revealing: nil,
      asking: nil,
      guesses: [],
      takenBack: 0,
      lastEventAt: noon.adding(.minutes(100_000))
    )
  }

  @Test func aThingCameOnTheDayOnWhichItsLevelWasReached() {
    let arrivals = Arrivals(
      [session(1, on: 0, 100), session(2, on: 2, 183), session(3, on: 4, 600)],
      opening: .zero
    )
    #expect(arrivals.day(of: 1) == monday)
    #expect(arrivals.day(of: 2) == monday.adding(days: 2))
    #expect(arrivals.day(of: 3) == monday.adding(days: 4))
    #expect(arrivals.day(of: 4) == monday.adding(days: 4))
    #expect(arrivals.day(of: 5) == nil)
  }

  @Test func whatWasBroughtAlongWasThereFromTheFirstDay() {
    let arrivals = Arrivals([session(1, on: 3, 10)], opening: XP(600))
    #expect(arrivals.day(of: 3) == monday.adding(days: 3))
    #expect(Arrivals([], opening: XP(600)).day(of: 1) == nil)
  }

  @Test func whatASummaryShowedIsNotTakenBack() {
    let arrivals = Arrivals([session(1, on: 0, 50, shown: 300)], opening: .zero)
    #expect(arrivals.day(of: 2) == monday)
  }

  @Test func noThingCameBeforeAnEarlierOne() {
    let seed: UInt64 = 20_261_124
    var dice = SplitMix64(seed: seed)
    for round in 0..<500 {
      var day = 0
      let sessions = (0..<40).map { id in
        day += dice.below(3)
        return session(id, on: day, dice.below(500))
      }
      let arrivals = Arrivals(sessions, opening: XP(dice.below(800)))
      let days = (1...60).compactMap { arrivals.day(of: $0) }
      #expect(days == days.sorted(), "seed \(seed), round \(round)")
      let level = Level(sessions.reduce(.zero) { $0 + $1.experience })
      #expect(days.count >= min(level.number, 60), "seed \(seed), round \(round)")
    }
  }

  @Test func whatCameTodayStandsThere() {
    for level in 2...60 where Thing.all[level - 1].place != .paper {
      var points = 0
      while Level(XP(points)).number < level { points += 20 }
      let sessions = [session(1, on: 0, points)]
      let arrivals = Arrivals(sessions, opening: .zero)
      let reached = Level(XP(points))
      let evening = Evening(of: PlayerID(7), at: reached, on: monday, arrivals)
      guard reached.number == level, ![23, 41, 55].contains(level) else { continue }
      #expect(evening.things.contains { $0.level == level }, "level \(level)")
    }
  }
}

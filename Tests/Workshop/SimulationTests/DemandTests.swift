import Domain
import Simulation
import Testing
import Time

@testable import Simulation

/// What the product page promises, with a seed that stays the same.
///
/// `workshop simulate` plays the same with more players and shows how near to its limit each rate is.
@Suite struct DemandTests {
  @Test func experienceKeepsTheEconomy() {
    expectKept(ExperienceStudy(crowd(20)))
  }

  @Test func difficultyRisesOnceInAWhileAndNeverFalls() {
    expectKept(DifficultyStudy(crowd(80)))
  }

  @Test func aTiltIsFoundAndNoneIsMadeUp() {
    // Ten times as many play.
    expectKept(TendencyStudy(crowd(50)))
  }

  @Test func nobodyIsToldOfGrowthThatIsNone() {
    expectKept(GrowthStudy(crowd(300), wobbles: [0.6, 0.3]))
  }

  @Test func aBestTimeOfDayIsFoundAndNoneIsMadeUp() {
    expectKept(BestTimeStudy(crowd(400)))
  }

  @Test func aSeasonTellsNothingThatIsNotThere() {
    expectKept(SeasonStudy(crowd(80), wobbles: [0.3]))
  }

  @Test func nobodyIsToldToFeelADayOrToBeatMemoryWhoDoesNot() {
    expectKept(MirrorStudy(crowd(40)))
  }

  @Test func forgottenTapsAreCaughtAndHonestOnesLeftAlone() {
    expectKept(HonestClockStudy(crowd(40)))
  }

  @Test func aSuggestedStartLeavesRoomForEightMorningsInTen() {
    expectKept(RoomStudy(crowd(40)))
  }

  @Test func theOddsOfABetComeTrue() {
    expectKept(OddsStudy(crowd(40)))
  }

  @Test func nobodyIsToldOfNightsOrWholesWhoHasNoDifference() {
    expectKept(NightStudy(crowd(100)))
    expectKept(WholeStudy(crowd(100)))
  }

  private func expectKept(_ study: some Study, _ location: SourceLocation = #_sourceLocation) {
    let demands = study.demands()
    print(Demand.table(demands, crowd(0)).text)
    for demand in demands {
      #expect(demand.isKept, "\(demand.what): \(demand.measured)", sourceLocation: location)
    }
  }
}

/// That the proofs can fail: rules with a fault, and players in whom there is something to be found.
@Suite struct BrokenDemandTests {
  @Test func aTendencyWithoutThresholdIsMadeUp() {
    let study = TendencyStudy(crowd(5)) { Mirror($0).map { abs($0.tilt) > 0 } ?? false }
    #expect(broken(study) == ["tendency told without tilt"])
  }

  @Test func aTendencyThatIsNeverToldIsNotFound() {
    #expect(broken(TendencyStudy(crowd(5)) { _ in false }) == ["tilt of 25 % found"])
  }

  @Test func playersWithATiltAreToldOfIt() {
    let study = TendencyStudy(crowd(5), noTilt: TendencyStudy.plantedTilt)
    #expect(broken(study).contains("tendency told without tilt"))
  }

  @Test func aStartThatLeavesWhatSheUsuallyNeedsIsTooLate() {
    let study = RoomStudy(crowd(10)) { $0.usual }
    #expect(broken(study).contains("ready at the room for 8 of 10, from five mornings on"))
  }

  @Test func oddsThatAreSureOfThemselvesDoNotComeTrue() {
    let study = OddsStudy(crowd(10)) { odds, room in
      let narrow = (Logarithm.natural(room.value) - odds.mean) / (odds.scale / 2)
      return chanceBySpread(below: narrow, degrees: odds.degrees)
    }
    #expect(broken(study).contains("between chances of 0.1 and 0.9, from five mornings on"))
  }

  @Test func aDifferenceWithoutEvidenceIsMadeUp() {
    let nights = NightStudy(crowd(20)) { abs($0.difference) >= 5 ? .closer(5) : .alike }
    #expect(broken(nights).contains("a night told to differ where none does"))
    let wholes = WholeStudy(crowd(20)) { $0.evidence > 1 ? .piecesAreCloser : .alike }
    #expect(broken(wholes).contains("whole or pieces told apart that are alike"))
  }

  @Test func aRiseAloneIsNoGrowth() {
    let study = GrowthStudy(crowd(40), wobbles: [0.6]) { now, _ in
      now.accuracies.count > 1 && Trend(now.accuracies[...]).rise >= 8
    }
    #expect(broken(study) == ["improving told without change"])
  }

  @Test func aPlantedBestTimeIsTold() {
    let study = BestTimeStudy(crowd(40), notPlanted: 12)
    #expect(broken(study) == ["best time told without one"])
  }

  @Test func theBestPartIsNotAlwaysABestTime() {
    let study = BestTimeStudy(crowd(40)) { $0.first?.guesses.first?.part }
    #expect(
      broken(study) == ["best time of 12 points found", "best time told without one"]
    )
  }

  @Test func whoLandsCloseReachesMastering() {
    let study = DifficultyStudy(crowd(10), accuracy: 85)
    #expect(broken(study) == ["mastering reached in 100 sessions at mean accuracy 85"])
  }

  @Test func growthInASeasonIsTold() {
    let study = SeasonStudy(
      crowd(8),
      wobbles: [0.6],
      plant: { $0.learning = SimulatedPlayer.Learning(to: 0.2, during: 3...32) }
    )
    let broken = broken(study)
    #expect(broken.contains("growing told in a season"))
    #expect(broken.contains("growing of a task told in a season"))
  }

  @Test func aBestTimeInASeasonIsTold() {
    let study = SeasonStudy(crowd(8), wobbles: [0.6], plant: { $0.sharpestIn = .evening })
    #expect(broken(study).contains("a best time told in a season"))
  }

  @Test func aTiltOfAllWeeksIsTold() {
    let study = SeasonStudy(crowd(8), wobbles: [0.2], plant: { $0.tilt = -0.4 })
    #expect(broken(study).contains("a week's tilt told in a season"))
  }

  @Test func aTendencyThatIsLookedAtOnceComesAndGoes() {
    let study = SeasonStudy(
      crowd(20),
      wobbles: [0.3],
      direction: { Tendency(once: $0)?.direction }
    )
    #expect(broken(study).contains("a tendency switched three times or more"))
  }

  @Test func aMinuteOfForgettingIsNotSeen() {
    let minute = Lateness(least: .minutes(1), usuals: 0.1, most: 1)
    let study = HonestClockStudy(crowd(10), short: minute)
    #expect(broken(study) == ["late taps asked about"])
  }

  @Test func changesTooCloseTogetherAreSeen() {
    let levels = [DifficultyLevel](repeating: .learning, count: 5)
    let quick: [DifficultyLevel] = levels + [.practicing, .confident, .mastering]
    #expect(DifficultyStudy.mostChanges(quick) == 3)
    let slow = levels + [DifficultyLevel](repeating: .practicing, count: 30) + [.confident]
    #expect(DifficultyStudy.mostChanges(slow) == 1)
    #expect(DifficultyStudy.mostChanges(levels) == 0)
    #expect(DifficultyStudy.falls([.learning, .practicing, .learning, .practicing]) == 1)
  }

  @Test func limitsAreThoseOfTheDemand() {
    #expect(Demand("", .atLeast(0.9), 0.9).isKept)
    #expect(!Demand("", .atLeast(0.9), 0.899).isKept)
    #expect(Demand("", .below(0.05), 0.049).isKept)
    #expect(!Demand("", .below(0.05), 0.05).isKept)
    #expect(Demand("", .countAtMost(2), 2).isKept)
    #expect(!Demand("", .countAtMost(2), 3).isKept)
    #expect(!Demand("", .ratio(0.8...1.2), 1.201).isKept)
  }

  /// What is broken of a study, each once and without saying for whom.
  private func broken(_ study: some Study) -> [String] {
    var broken: [String] = []
    for demand in study.demands() where !demand.isKept {
      let what = String(demand.what.prefix { $0 != ":" })
      if !broken.contains(what) { broken.append(what) }
    }
    return broken
  }
}

private func crowd(_ players: Int) -> Crowd { Crowd(seed: 1, players: players) }

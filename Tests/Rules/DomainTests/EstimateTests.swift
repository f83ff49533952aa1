import Domain
import Testing
import Time

@Suite struct EstimateTests {
  @Test func theSliderReachesFromTenSecondsToThreeHours() {
    #expect(EstimateScale.stops.first == EstimateScale.shortest)
    #expect(EstimateScale.stops.last == EstimateScale.longest)
    #expect(zip(EstimateScale.stops, EstimateScale.stops.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func oneMinuteAndAnHourAreEquallyEasyToHit() {
    for (stop, next) in zip(EstimateScale.stops, EstimateScale.stops.dropFirst()) {
      #expect(next.value / stop.value <= 1.34)
    }
  }

  @Test func everyStopAndEveryQuickValueIsFoundAgain() {
    for (index, stop) in EstimateScale.stops.enumerated() {
      #expect(EstimateScale.index(of: stop) == index)
    }
    for quick in EstimateScale.quick {
      #expect(EstimateScale.stop(at: EstimateScale.index(of: quick)) == quick)
    }
  }

  @Test func placesOutsideTheSliderAreItsEnds() {
    #expect(EstimateScale.stop(at: -5) == EstimateScale.shortest)
    #expect(EstimateScale.stop(at: .max) == EstimateScale.longest)
    #expect(EstimateScale.index(of: Seconds(0)) == 0)
    #expect(EstimateScale.index(of: .hours(9)) == EstimateScale.stops.count - 1)
  }

  @Test func aRangeIsScoredByItsGeometricMiddle() {
    #expect(Estimate.range(Seconds(100), Seconds(400)).scored == Seconds(200))
    #expect(Estimate.range(Seconds(-5), Seconds(400)).scored == .zero)
  }
}

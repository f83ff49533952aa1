import Domain
import Testing
import Time

@Suite struct TypicalDurationTests {
  private func typical(_ seconds: [Int]) -> TypicalDuration? {
    TypicalDuration(seconds.map { Seconds($0) })
  }

  @Test func nothingHasNoTypicalDuration() {
    #expect(typical([]) == nil)
  }

  @Test func oneDurationIsItsOwnMedian() {
    #expect(typical([70])?.median == Seconds(70))
    #expect(typical([70])?.ninetieth == Seconds(70))
  }

  /// As numpy.quantile has it: 55 and 91 s.
  @Test func quantilesLieBetweenNeighbours() {
    let durations = typical([100, 20, 90, 30, 80, 40, 70, 50, 60, 10])
    #expect(durations?.count == 10)
    #expect(durations?.median == Seconds(55))
    #expect(durations?.ninetieth == Seconds(91))
  }
}

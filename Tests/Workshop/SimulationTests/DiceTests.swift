import Domain
import Simulation
import Testing

@Suite struct DiceTests {
  @Test func normalNumbersAreNormal() {
    var dice = SeededDice(seed: 1)
    let numbers = (0..<20_000).map { _ in dice.normal() }
    #expect(abs(numbers[...].mean) < 0.02)
    #expect(abs(numbers.map { $0 * $0 }[...].mean - 1) < 0.03)
    for (bound, share) in [(1.0, 0.3173), (2.0, 0.0455), (3.0, 0.0027)] {
      let beyond = Double(numbers.count { abs($0) > bound }) / 20_000
      #expect(abs(beyond - share) < 0.01, "beyond \(bound): \(beyond)")
    }
  }

  @Test func unitsFillTheRangeEvenly() {
    var dice = SeededDice(seed: 2)
    let numbers = (0..<20_000).map { _ in dice.unit() }
    #expect(numbers.allSatisfy { (0..<1).contains($0) })
    for tenth in 0..<10 {
      let count = numbers.count { Int($0 * 10) == tenth }
      #expect(abs(count - 2000) < 150, "tenth \(tenth): \(count)")
    }
  }

  @Test func wholeNumbersReachBothEnds() {
    var dice = SeededDice(seed: 3)
    let numbers = (0..<1000).map { _ in dice.whole(2...5) }
    #expect(Set(numbers) == [2, 3, 4, 5])
  }

  @Test func oneSeedDecidesEverything() {
    var one = SeededDice(seed: 4, player: 7)
    var same = SeededDice(seed: 4, player: 7)
    var other = SeededDice(seed: 4, player: 8)
    let numbers = (0..<100).map { _ in one.normal() }
    #expect(numbers == (0..<100).map { _ in same.normal() })
    #expect(numbers != (0..<100).map { _ in other.normal() })
  }
}

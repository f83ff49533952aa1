import Basics
import Testing

@testable import VirtualDOM

struct LongestIncreasingSubsequenceTests {
  @Test func whatIsInOrderBelongs() {
    #expect(longestIncreasingSubsequence(of: []) == [])
    #expect(longestIncreasingSubsequence(of: [0, 1, 2]) == [true, true, true])
    #expect(longestIncreasingSubsequence(of: [2, 0, 1]) == [false, true, true])
  }

  @Test func newOnesTakeNoPart() {
    #expect(longestIncreasingSubsequence(of: [nil, 4, nil]) == [false, true, false])
    #expect(longestIncreasingSubsequence(of: [nil, nil]) == [false, false])
  }

  @Test(arguments: 0..<500)
  func itRisesAndNoneIsLonger(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let numbers = Array(0..<random.below(40)).shuffled(using: &random)
    let values: [Int?] = numbers.map { random.chance(oneIn: 5) ? nil : $0 }
    let isMember = longestIncreasingSubsequence(of: values)
    let members = zip(values, isMember).filter { $0.1 }.map { $0.0 ?? -1 }
    #expect(members == members.sorted() && !members.contains(-1), "seed \(seed)")
    #expect(members.count == lengthOfLongestRise(in: values.compactMap { $0 }), "seed \(seed)")
  }
}

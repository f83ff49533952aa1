import Basics
import Domain
import TestSupport
import Testing

@Suite struct FeedbackTests {
  @Test(arguments: 2...7) func noTextComesTwiceInARow(count: Int) {
    var dice = SplitMix64(seed: UInt64(count))
    for _ in 0..<200 {
      let seed = dice.next()
      let texts = (0..<50).map {
        FeedbackVariant.index(occurrence: $0, seed: seed, count: count)
      }
      #expect(texts.allSatisfy { (0..<count).contains($0) }, "seed \(seed)")
      #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
    }
  }

  @Test(arguments: 2...12) func everyTextComesBeforeOneComesAgain(count: Int) {
    var dice = SplitMix64(seed: UInt64(count))
    for _ in 0..<200 {
      let seed = dice.next()
      let texts = (0..<count).map {
        FeedbackVariant.index(occurrence: $0, seed: seed, count: count)
      }
      #expect(Set(texts).count == count, "seed \(seed)")
    }
  }

  @Test func playersMeetTheTextsInDifferentOrder() {
    let orders = Set(
      (0..<40).map { player in
        (0..<4).map { occurrence in
          FeedbackVariant.index(
            occurrence: occurrence,
            seed: UInt64(player) &* 0x9e37_79b9_7f4a_7c15,
            count: 4
          )
        }
      }
    )
    #expect(orders.count > 4)
  }
}

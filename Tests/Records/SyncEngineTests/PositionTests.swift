import Basics
import SyncEngine
import TestSupport
import Testing

@Suite struct PositionTests {
  @Test func thereIsAlwaysRoomBetweenTwoPlaces() {
    for seed in UInt64(1)...20 {
      var dice = SplitMix64(seed: seed)
      var places = [Position.middle]
      for _ in 0..<300 {
        let gap = dice.below(places.count + 1)
        let place = Position.between(
          gap > 0 ? places[gap - 1] : nil,
          gap < places.count ? places[gap] : nil
        )
        places.insert(place, at: gap)
      }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      #expect(places.allSatisfy { Position(text: $0.text) == $0 }, "seed \(seed)")
    }
  }

  @Test func aThousandStepsInTheSamePlaceStayShort() {
    var last = Position.middle
    for _ in 0..<1000 { last = .after(last) }
    #expect(last.digits.count < 250)
    #expect(Position(text: last.text) == last)
  }

  @Test func twoDevicesInTheSamePlaceGetAPlaceBehindIt() {
    #expect(Position.between(.middle, .middle) > .middle)
  }

  @Test(arguments: ["", "0", "V0", "a b", "ä", "V\u{0}"])
  func whatIsNoPlaceIsRefused(text: String) {
    #expect(Position(text: text) == nil)
  }
}

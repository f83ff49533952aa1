import Access
import App
import AppCore
import Basics
import Editing
import Family
import Game
import Setup
import Testing
import Transfer

@Suite struct DiceTests {
  /// The reference values of xoshiro256** for the state 1, 2, 3, 4.
  @Test func theDiceAreTheOnesTheyClaimToBe() {
    var dice = Dice(seed: (1, 2, 3, 4))
    let rolls = (0..<4).map { _ in dice.roll() }
    #expect(rolls == [11520, 0, 1_509_978_240, 1_215_971_899_390_074_240])
  }

  @Test func aSeedOfZerosStillRolls() {
    var dice = Dice(seed: (0, 0, 0, 0))
    #expect(Set((0..<50).map { _ in dice.id() }).count == 50)
  }
}

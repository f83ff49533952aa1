import Access
import App
import AppCore
import Basics
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import TestSupport
import Testing
import Time
import Transfer

/// After a guess the player reads one of several remarks, and never the same twice in a row.
@Suite struct RemarkTests {
  /// What is read: a remark of a rating.
  private struct Remark: Hashable {
    let rating: Rating
    let index: Int
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aYearOfRevealsNeverRepeatsOneAndShowsAll(seed: UInt64) {
    let reveals = year(seed: seed)
    #expect(reveals.count > 500)
    for count in 2...9 {
      let remarks = reveals.compactMap { remark(on: $0, outOf: count) }
      for (number, (one, next)) in zip(remarks, remarks.dropFirst()).enumerated() {
        #expect(one != next, "reveal \(number) of \(count) remarks, seed \(seed)")
      }
      #expect(Set(remarks).count == Rating.allCases.count * count, "seed \(seed)")
    }
  }

  /// - Parameter count: how many remarks each rating has.
  private func remark(on reveal: Reveal, outOf count: Int) -> Remark? {
    guard let rating = reveal.rating else { return nil }
    return Remark(
      rating: rating,
      index: FeedbackVariant.index(
        occurrence: reveal.occurrence,
        seed: reveal.seed,
        count: count
      )
    )
  }

  /// A school year of a quest of three steps: some are asked about, skipped, not done yet after all.
  private func year(seed: UInt64) -> [Reveal] {
    var dice = SplitMix64(seed: seed)
    var script = Script.started(device: UInt128(dice.next()))
    var reveals: [Reveal] = []
    for _ in 0..<200 {
      script.startQuest()
      for _ in 0..<3 { reveals += step(&script, &dice) }
      script.send(.back)
      script.advance(.hours(20))
    }
    return reveals
  }

  private func step(_ script: inout Script, _ dice: inout SplitMix64) -> [Reveal] {
    if dice.chance(oneIn: 12) {
      script.skip()
      return []
    }
    let took = Seconds(60 + dice.below(600))
    // The share of the truth that is guessed: all ratings come, often several in a row.
    let share = [95, 100, 105, 125, 140, 180, 300][dice.below(7)]
    script.guess(Seconds(took.whole * share / 100))
    if dice.chance(oneIn: 15) { return asked(&script, &dice) }
    script.finish(after: took)
    script.answer(.confirmation)
    var reveals = shown(script)
    if dice.chance(oneIn: 15), let first = script.revealed {
      script.send(.notDoneYet(first.id))
      script.finish(after: Seconds(1 + dice.below(5)))
      reveals += shown(script)
    }
    script.closeReveal()
    return reveals
  }

  private func asked(_ script: inout Script, _ dice: inout SplitMix64) -> [Reveal] {
    script.finish(after: .hours(3))
    let answers = [
      Correction.confirmation, .notCounted, Correction(actual: .minutes(3), counts: true),
    ]
    script.answer(dice.pick(answers))
    let reveals = shown(script)
    script.closeReveal()
    return reveals
  }

  private func shown(_ script: Script) -> [Reveal] {
    script.state.reveal.map { [$0] } ?? []
  }
}

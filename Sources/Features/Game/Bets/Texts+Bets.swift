import AppCore
import Basics
import Controls
import Domain
import Strings
import SyncEngine
import Time

extension Texts {
  func clock(_ instant: Instant, _ core: Core) -> String {
    let local = core.zone.time(instant)
    return time(local.hour, local.minute)
  }

  /// Mornings until eleven, times from then on.
  func words(of goal: Instant, _ core: Core) -> BetDayTexts {
    core.zone.time(goal).hour < 11 ? bets.mornings : bets.times
  }

  /// "8 mornings in 10": nothing is certain.
  func count(within room: Seconds, _ odds: Odds, _ words: BetDayTexts) -> String {
    let chance = odds.chance(within: room)
    if chance >= 0.95 { return words.orMore }
    return chance < 0.05 ? words.orFewer : words.inTen(odds.told(within: room))
  }

  /// In how many minutes a quest lies, as far as anybody knows.
  func range(_ odds: Odds) -> String {
    let (from, to) = odds.range
    let least = from.whole / 60
    return to.map { bets.between(least, $0.whole / 60) } ?? bets.atLeast(least)
  }

  /// "four", and from thirteen on "13".
  func numberWord(_ number: Int) -> String {
    let words = bets.numbers
    return words.indices.contains(number) ? words[number] : "\(number)"
  }

  /// What came of a bet: large, and below it.
  func words(for line: BetOutcome.Line, _ bet: Bet, _ core: Core) -> (String, String?) {
    let day = words(of: bet.goal, core)
    return switch line {
    case .held(let ready, let room): (bets.ready(clock(ready, core)), bets.held(room))
    case .fromTheBet(let ready, let start, let wouldBe):
      (
        bets.ready(clock(ready, core)),
        bets.wouldHaveBeen(clock(start, core), clock(wouldBe, core))
      )
    case .other(let ready, let count):
      (bets.ready(clock(ready, core)), day.other(numberWord(count)))
    case .tenth(let ready): (bets.ready(clock(ready, core)), day.tenth)
    case .coin(let ready): (bets.ready(clock(ready, core)), bets.coin)
    case .withoutOdds(let took, let room): (bets.tookMore(took, room), bets.knowBetter)
    case .roomHeld(let begun, let room): (bets.began(clock(begun, core)), bets.roomHeld(room))
    case .begunLater(let begun, let took):
      (bets.beganAndTook(clock(begun, core), took), bets.knowBetter)
    case .inPart(let ready, let lanterns, let steps):
      (bets.some(clock(ready, core), numberWord(lanterns), numberWord(steps)), nil)
    }
  }
}

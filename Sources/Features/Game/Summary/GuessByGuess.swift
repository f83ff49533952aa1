import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// Every guess beside its truth, and the whole quest's.
///
/// - Parameter whole: the sums; none where they are not told yet.
func guessByGuess(
  _ rows: [QuestSummary.Row],
  whole: QuestSummary? = nil,
  _ texts: Texts
) -> [View] {
  let (longest, hasGuesses) = (rows.longest, rows.hasGuesses)
  return [
    div(.class("section-title")) {
      h2 { texts.summary.guessByGuess }
      if hasGuesses { key(texts) }
    },
    ul(.class("columns even tight lengths-rows")) {
      for row in rows { guessRow(row, longest, texts) }
      if hasGuesses, let whole { wholeQuest(whole, texts) }
    },
  ]
}

private func wholeQuest(_ shown: QuestSummary, _ texts: Texts) -> View {
  li(.class("lengths-row total")) {
    div(.class("line")) { b { texts.summary.wholeQuest } }
    lengths(shown.totalGuess, shown.totalTime, max(shown.totalGuess, shown.totalTime), texts)
  }
}

/// Which bar is which.
private func key(_ texts: Texts) -> View {
  p(.class("key"), .aria("hidden", true)) {
    span {
      span(.class("swatch g"))
      texts.summary.guessKey
    }
    span {
      span(.class("swatch"))
      texts.summary.tookKey
    }
  }
}

private func guessRow(_ row: QuestSummary.Row, _ longest: Seconds, _ texts: Texts) -> View {
  if let estimation = row.countingEstimation {
    return li(.class("lengths-row")) {
      div(.class("line")) {
        b { row.name }
        if let rating = estimation.rating {
          span(.class("verdict-chip")) {
            glyph(rating)
            texts.texts(for: rating).name
          }
        }
      }
      lengths(estimation.guess.estimate, estimation.guess.actual, longest, texts)
    }
  }
  return li(.class("lengths-row skipped")) {
    div(.class("line")) {
      b { row.name }
      span(.class("soft")) {
        row.isSkipped ? texts.summary.notToday : texts.summary.notCounted
      }
    }
  }
}

private func lengths(
  _ guess: Seconds,
  _ truth: Seconds,
  _ longest: Seconds,
  _ texts: Texts
) -> [View] {
  [
    twoLengths(guess, truth, longest: longest),
    div(.class("line soft")) {
      span { texts.summary.guess(texts.words(for: guess)) }
      span { texts.summary.took(texts.words(for: truth)) }
    },
  ]
}

import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings

/// On *My patterns*: which of both is closer; nothing before there are sessions enough.
func wholeCard(_ found: WholeOrPieces?, _ texts: Texts) -> [View] {
  guard let found else { return [] }
  let words = texts.whole
  let (whole, pieces) = (off(found.whole), off(found.pieces))
  let told =
    switch found.verdict {
    case .alike: words.alike(found.count)
    case .piecesAreCloser: words.piecesCloser(pieces, whole)
    case .wholeIsCloser: words.wholeCloser(whole, pieces)
    }
  return [
    section(.class("panel"), .aria("labelledby", "whole-card"), .key("whole-card")) {
      h2(.id("whole-card")) { words.wholeAndPieces }
      p { told }
    }
  ]
}

/// A distance of logarithms as percent.
private func off(_ distance: Double) -> Int {
  Int(((Logarithm.exponential(distance) - 1) * 100).rounded())
}

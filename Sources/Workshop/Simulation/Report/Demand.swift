/// What the product page demands, beside what came out.
package struct Demand: Hashable, Sendable {
  package enum Bound: Hashable, Sendable {
    /// 0 to 1.
    case atLeast(Double)
    /// 0 to 1.
    case below(Double)
    /// 0 to 1.
    case within(ClosedRange<Double>)
    case countAtMost(Int)
    /// 1 is the same.
    case ratio(ClosedRange<Double>)
  }

  /// Of whom it is demanded, and what.
  package let what: String
  package let bound: Bound
  /// In the unit of the bound.
  package let measured: Double
  /// How far the truth may lie from it, 95 times in 100; none where nothing is estimated.
  package let uncertainty: Double?

  package init(_ what: String, _ bound: Bound, _ measured: Double) {
    self.what = what
    self.bound = bound
    self.measured = measured
    uncertainty = nil
  }

  /// - Parameter uncertainty: how far the truth may lie from it, 95 times in 100.
  init(_ what: String, _ bound: Bound, _ measured: Double, uncertainty: Double) {
    self.what = what
    self.bound = bound
    self.measured = measured
    self.uncertainty = uncertainty
  }

  package init(_ what: String, _ bound: Bound, _ rate: Rate) {
    self.what = what
    self.bound = bound
    measured = rate.share
    uncertainty = rate.uncertainty
  }

  /// Also where it is broken by no more than its own dice may do: of a hundred demands some would be by chance.
  package var isKept: Bool {
    let dice = uncertainty ?? 0
    return switch bound {
    case .atLeast(let share): measured + dice >= share
    case .below(let share): measured - dice < share
    case .within(let range), .ratio(let range):
      measured + dice >= range.lowerBound && measured - dice <= range.upperBound
    case .countAtMost(let count): measured <= Double(count)
    }
  }

  package static func table(_ demands: [Demand], _ crowd: Crowd) -> MarkdownTable {
    MarkdownTable(
      "What is demanded: seed \(crowd.seed), \(crowd.players) players of each kind",
      columns: ["", "demanded", "measured", ""],
      rows: demands.map { [$0.what, $0.bound.text, $0.text, $0.isKept ? "kept" : "BROKEN"] }
    )
  }

  private var text: String {
    if case .countAtMost = bound { return "\(Int(measured))" }
    return percent(measured) + (uncertainty.map { " ± " + percent($0) } ?? "")
  }
}

extension Demand.Bound {
  fileprivate var text: String {
    switch self {
    case .atLeast(let share): "at least " + percent(share)
    case .below(let share): "below " + percent(share)
    case .countAtMost(let count): "at most \(count)"
    case .within(let range), .ratio(let range):
      percent(range.lowerBound) + " to " + percent(range.upperBound)
    }
  }
}

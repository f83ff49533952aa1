package enum StatsAction: Hashable, Sendable {
  case rangeChosen(StatsRange)
  /// The list beside the chart was folded or unfolded.
  case listToggled(isOpen: Bool)
  /// What came to the evening before the newest.
  case eveningToggled(isOpen: Bool)
}

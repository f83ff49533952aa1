package enum PatternsAction: Hashable, Sendable {
  /// The words on how a picture is read were folded or unfolded.
  case guideToggled(isOpen: Bool)
}

/// What the bands of the ratings are multiplied by, in thousandths; bounded to 0.001 to 10.
package struct BandMultiplier: Hashable, Sendable {
  package static let one: Int64 = 1000
  /// The bands as they are before difficulty.
  package static let base = BandMultiplier(thousandths: one)

  package let thousandths: Int64

  package init(thousandths: Int64) {
    self.thousandths = min(max(thousandths, 1), 10 * Self.one)
  }
}

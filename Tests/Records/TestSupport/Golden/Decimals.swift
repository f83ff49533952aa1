import Basics

/// The double that is nearest to what is written; none where that is no number, or one with more digits than are
/// exact in binary: these digits, their power of ten and one division round but once.
package func decimal(_ text: Substring) -> Double? {
  let halves = text.split(separator: "e", omittingEmptySubsequences: false)
  let isNegative = text.utf8.first == ASCII.minus
  let parts = halves[0].dropFirst(isNegative ? 1 : 0)
    .split(separator: ".", omittingEmptySubsequences: false)
  guard halves.count <= 2, let exponent = halves.count == 2 ? Int(halves[1]) : 0,
    parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isDigit } }),
    let digits = Int64(parts.joined()), digits < 1_000_000_000_000_000
  else { return nil }
  let places = (parts.count == 2 ? parts[1].utf8.count : 0) - exponent
  guard abs(places) <= 22 else { return nil }
  var scale = 1.0
  for _ in 0..<abs(places) { scale *= 10 }
  let value = places > 0 ? Double(digits) / scale : Double(digits) * scale
  return isNegative ? -value : value
}

extension Findings {
  /// Equal to nine digits, or neither is there.
  mutating func expect(
    _ found: Double?,
    near wanted: Double?,
    _ subject: @autoclosure () -> String
  ) {
    if let found { note(found) }
    guard let found, let wanted else {
      expect(found == nil && wanted == nil, is: true, subject())
      return
    }
    expect(abs(found - wanted) <= 1e-9 * max(abs(wanted), 1), is: true, subject())
  }
}

/// A number for a drawing: rounded to hundredths, no exponent, no needless zeros.
///
/// Drawings want no more, both builds write the same, and Swift's own exact printing of a Double
/// would add some 20 KB to the download. Bounded to ten million (Int has 32 bits in the browser);
/// what is no number is 0.
package func decimal(_ number: Double) -> String {
  guard !number.isNaN else { return "0" }
  let bounded = Swift.max(-10_000_000, Swift.min(10_000_000, number))
  // `rounded()` would want the C library's mathematics, which this module does without.
  let hundredths = Int(bounded * 100 + (bounded < 0 ? -0.5 : 0.5))
  let sign = hundredths < 0 ? "-" : ""
  return sign + "\(abs(hundredths) / 100)" + fraction(abs(hundredths) % 100)
}

private func fraction(_ hundredths: Int) -> String {
  if hundredths == 0 { return "" }
  if hundredths % 10 == 0 { return ".\(hundredths / 10)" }
  return hundredths < 10 ? ".0\(hundredths)" : ".\(hundredths)"
}

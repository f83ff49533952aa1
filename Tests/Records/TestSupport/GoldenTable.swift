/// Rows of a golden table: a line each, columns parted by spaces.
func rows(of table: String) -> [[Substring]] {
  table.split(separator: "\n").map { $0.split(separator: " ") }
}

/// A whole number of a golden table; the tables are ours, so anything else is a mistake in them.
func number(_ text: Substring) -> Int {
  guard let number = Int(text) else { fatalError("not a number in a golden table") }
  return number
}

func numbers(_ text: Substring) -> [Int] {
  text == "-" ? [] : text.split(separator: ",").map { number($0) }
}

/// A number of a golden table with a point or an exponent: twelve digits, each of them exact in binary.
func decimal(_ text: Substring) -> Double {
  let parts = text.split(separator: "e")
  let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  let isNegative = halves[0].utf8.first == UInt8(ascii: "-")
  var digits = 0.0
  for half in halves {
    for byte in half.utf8 where byte != UInt8(ascii: "-") {
      digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
    }
  }
  var places = halves.count > 1 ? halves[1].utf8.count : 0
  if parts.count > 1 { places -= number(parts[1]) }
  var scale = 1.0
  for _ in 0..<abs(places) { scale *= 10 }
  let value = places > 0 ? digits / scale : digits * scale
  return isNegative ? -value : value
}

extension Findings {
  /// Equal to nine digits.
  mutating func expect(
    _ found: Double?,
    near wanted: Substring,
    _ subject: @autoclosure () -> String
  ) {
    guard let found else {
      expect(true, is: wanted == "-", subject())
      return
    }
    note(found)
    guard wanted != "-" else {
      expect(true, is: false, subject())
      return
    }
    let value = decimal(wanted)
    expect(abs(found - value) <= 1e-9 * max(abs(value), 1), is: true, subject())
  }
}

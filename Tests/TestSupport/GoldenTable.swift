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

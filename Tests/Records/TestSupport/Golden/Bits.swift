/// Doubles as golden tables have them where they are held against the rules to the last bit; `-` is none.
func bits(_ values: [Double]) -> String {
  if values.isEmpty { return "-" }
  var words = ""
  for value in values {
    let digits = String(value.bitPattern, radix: 16)
    if !words.isEmpty { words += "," }
    for _ in digits.utf8.count..<16 { words += "0" }
    words += digits
  }
  return words
}

extension GoldenRow {
  func double(in text: Substring) throws(TableFault) -> Double {
    guard text.utf8.count == 16, let pattern = UInt64(text, radix: 16) else {
      throw fault("“\(text)” is not the sixteen hex digits of a double")
    }
    return Double(bitPattern: pattern)
  }

  func doubles(_ column: Int) throws(TableFault) -> [Double] {
    try parts(column).map { (part) throws(TableFault) in try double(in: part) }
  }
}

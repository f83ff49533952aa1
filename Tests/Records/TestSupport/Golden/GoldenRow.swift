import Domain
import Time

/// A line of a golden table: its columns, and where they stand, for whatever is wrong with them.
struct GoldenRow {
  private let file: String
  private let line: Int
  private let columns: [Substring]

  init(_ text: Substring, columns count: Int, of file: String, line: Int) throws(TableFault) {
    self.file = file
    self.line = line
    columns = text.split(separator: " ", omittingEmptySubsequences: false)
    guard columns.count == count, columns.allSatisfy({ !$0.isEmpty }) else {
      throw fault("“\(text.prefix(60))” does not have \(count) columns with one space between them")
    }
  }

  subscript(column: Int) -> Substring { columns[column] }

  func fault(_ what: String) -> TableFault { TableFault(file, line: line, what) }
}

extension GoldenRow {
  func number(_ column: Int) throws(TableFault) -> Int { try number(in: columns[column]) }

  func number(in text: Substring) throws(TableFault) -> Int {
    guard let number = Int(text) else { throw fault("“\(text)” is no whole number") }
    return number
  }

  func flag(_ column: Int) throws(TableFault) -> Bool { try flag(in: columns[column]) }

  func flag(in text: Substring) throws(TableFault) -> Bool {
    guard text == "0" || text == "1" else { throw fault("“\(text)” is neither 0 nor 1") }
    return text == "1"
  }

  /// A number with a point; none where `-` says that there is none.
  func decimal(_ column: Int) throws(TableFault) -> Double? {
    if columns[column] == "-" { return nil }
    guard let number = TestSupport.decimal(columns[column]) else {
      throw fault("“\(columns[column])” is no decimal of at most fifteen digits")
    }
    return number
  }

  /// What commas part; nothing where `-` says that there is none.
  func parts(_ column: Int) -> [Substring] {
    columns[column] == "-"
      ? [] : columns[column].split(separator: ",", omittingEmptySubsequences: false)
  }

  func numbers(_ column: Int) throws(TableFault) -> [Int] { try numbers(in: parts(column)) }

  func numbers(in fields: [Substring]) throws(TableFault) -> [Int] {
    try fields.map { (field) throws(TableFault) in try number(in: field) }
  }

  /// What colons part, or another letter.
  func fields(
    of part: Substring,
    count: Int,
    by separator: Character = ":"
  ) throws(TableFault) -> [Substring] {
    let fields = part.split(separator: separator, omittingEmptySubsequences: false)
    guard fields.count == count else {
      throw fault("“\(part)” does not have \(count) parts with a \(separator) between them")
    }
    return fields
  }

  /// Estimate and actual, in seconds.
  func guess(_ fields: ArraySlice<Substring>) throws(TableFault) -> Guess {
    let times = try numbers(in: Array(fields))
    return Guess(estimate: Seconds(times[0]), actual: Seconds(times[1]))
  }
}

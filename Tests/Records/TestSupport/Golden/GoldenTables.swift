import Basics

/// The golden tables, wherever their bytes come from: a wasm module cannot read the disk.
package struct GoldenTables: Sendable {
  /// The content of a file.
  package let bytes: @Sendable (_ file: String) throws(TableFault) -> [UInt8]

  package init(bytes: @escaping @Sendable (_ file: String) throws(TableFault) -> [UInt8]) {
    self.bytes = bytes
  }

  /// The rows of a table, each with so many columns.
  ///
  /// A file has comments that begin with `#`, then a line like `78 rows`, then the rows: a line each,
  /// with one space between two columns, all of it in ASCII.
  func rows(of table: GoldenTable, columns: Int) throws(TableFault) -> [GoldenRow] {
    let lines = try lines(of: table.file)
    let head = lines.prefix { $0.utf8.first == UInt8(ascii: "#") }.count
    let promised = try rowCount(in: lines, at: head, of: table.file)
    guard lines.count - head - 1 == promised else {
      let what = "\(promised) rows were promised, and \(lines.count - head - 1) are there"
      throw TableFault(table.file, line: lines.count, what)
    }
    var rows: [GoldenRow] = []
    for index in (head + 1)..<lines.count {
      rows.append(try GoldenRow(lines[index], columns: columns, of: table.file, line: index + 1))
    }
    return rows
  }

  private func lines(of file: String) throws(TableFault) -> [Substring] {
    let bytes = try bytes(file)
    var line = 1
    for byte in bytes {
      guard (ASCII.space...0x7E).contains(byte) || byte == ASCII.lineFeed else {
        throw TableFault(file, line: line, "a byte \(byte) is none of a table's")
      }
      if byte == ASCII.lineFeed { line += 1 }
    }
    guard bytes.last == ASCII.lineFeed else {
      throw TableFault(file, line: line, "the file ends before its line does")
    }
    let text = String(decoding: bytes.dropLast(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func rowCount(
    in lines: [Substring],
    at index: Int,
    of file: String
  ) throws(TableFault) -> Int {
    let words = index < lines.count ? lines[index].split(separator: " ") : []
    guard words.count == 2, words[1] == "rows", let count = Int(words[0]), count > 0 else {
      throw TableFault(file, line: index + 1, "it does not say how many rows there are")
    }
    return count
  }
}

import TestSupport
import Testing

/// Every golden table is held against the rules, and one that cannot be read is told.
@Suite struct GoldenTableTests {
  @Test(arguments: GoldenTable.allCases) func aChangedNumberIsSeen(in table: GoldenTable) throws {
    let changed = GoldenTables { (file) throws(TableFault) in
      let bytes = try GoldenTables.onDisk.bytes(file)
      return file == table.file ? withAnotherNumber(bytes) : bytes
    }
    let findings = try allChecks(changed, foldSeeds: 1...1)
    #expect(!findings.failures.isEmpty)
  }

  @Test func aMissingTableIsTold() {
    let told = fault(of: GoldenTables(folder: "/nowhere"))
    #expect(told == "days.txt: cannot be read: No such file or directory")
  }

  @Test(arguments: [
    ("# Days\n", "days.txt, line 2: it does not say how many rows there are"),
    ("1969 12 29 -3 1 1970 1\n", "days.txt, line 1: it does not say how many rows there are"),
    ("0 rows\n", "days.txt, line 1: it does not say how many rows there are"),
    (
      "# Days\n1 rows\n1969 12 29 -3 1 1970", "days.txt, line 3: the file ends before its line does"
    ),
    ("2 rows\n1969 12 29 -3 1 1970 1\n", "days.txt, line 2: 2 rows were promised, and 1 are there"),
    ("1 rows\n\n", "days.txt, line 2: “” does not have 7 columns with one space between them"),
    (
      "1 rows\n1969 12 29 -3 1 1970\n",
      "days.txt, line 2: “1969 12 29 -3 1 1970” does not have 7 columns with one space between them"
    ),
    (
      "1 rows\n1969  12 29 -3 1 1970\n",
      "days.txt, line 2: “1969  12 29 -3 1 1970” does not have 7 columns with one space between them"
    ),
    ("1 rows\n1969 12 29 -3 1 1970 l\n", "days.txt, line 2: “l” is no whole number"),
    ("1 rows\r\n", "days.txt, line 1: a byte 13 is none of a table's"),
    ("", "days.txt, line 1: the file ends before its line does"),
  ]) func aDamagedTableIsToldWithItsLine(content: String, told: String) {
    #expect(fault(of: GoldenTables { _ in Array(content.utf8) }) == told)
  }

  @Test func aDecimalIsTheDoubleThatIsNearest() throws {
    var decimals = 0
    for table in GoldenTable.allCases {
      let text = String(decoding: try GoldenTables.onDisk.bytes(table.file), as: UTF8.self)
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        for word in line.split(separator: " ") where word.contains(".") {
          #expect(decimal(word)?.bitPattern == Double(word)?.bitPattern)
          decimals += 1
        }
      }
    }
    #expect(decimals > 1000)
    for text in ["1e-3", "1.5e+05", "-0.0", "0.00123456789012", "12"] {
      #expect(decimal(text[...])?.bitPattern == Double(text)?.bitPattern)
    }
    for text in ["", "-", ".", "1.", ".5", "1..2", "1.2.3", "+1", "1e", "e5", "0x1", "1e23"] {
      #expect(decimal(text[...]) == nil)
    }
    #expect(decimal("0.1234567890123456") == nil)
  }

  private func fault(of tables: GoldenTables) -> String? {
    var findings = Findings()
    do throws(TableFault) {
      try checkDays(&findings, tables)
      return nil
    } catch {
      return error.description
    }
  }
}

/// In the last column of the row in the middle.
private func withAnotherNumber(_ bytes: [UInt8]) -> [UInt8] {
  var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  let head = lines.prefix { $0.hasPrefix("#") }.count
  let row = head + (lines.count - head) / 2
  let start =
    lines[row].lastIndex(of: " ").map { lines[row].index(after: $0) } ?? lines[row].endIndex
  let other = lines[row][start...].hasPrefix("0") ? "1" : "0"
  lines[row] = lines[row][..<start] + other
  return Array((lines.joined(separator: "\n") + "\n").utf8)
}

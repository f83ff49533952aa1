import Basics
import CSQLite
import Foundation
import SyncWire

/// One row of a file, changed by dice: a bit, a byte more or less, a row that is gone.
struct RowDamage: CustomStringConvertible {
  let table: String
  /// None where the row is gone.
  let column: String?
  /// Values as they stand in statements, by column.
  let row: [String: String]
  let changed: String
  let description: String
  let statement: String

  private static let tables = [
    "families", "records", "entries", "chains", "members", "revocations", "codes", "notes",
    "mailboxes", "messages", "stretches", "contents",
  ]

  init?(_ file: TestDatabase, _ random: inout SplitMix64) {
    table = random.pick(Self.tables)
    let columns = file.texts("SELECT name FROM pragma_table_info('\(table)')")
    let quoted = columns.map { "quote(\($0))" }.joined(separator: "||'|'||")
    let rows = file.texts("SELECT \(quoted) FROM \(table)")
    guard !rows.isEmpty else { return nil }
    let values = random.pick(rows).split(separator: "|", omittingEmptySubsequences: false)
    row = Dictionary(uniqueKeysWithValues: zip(columns, values.map { String($0) }))
    let place = row.map { "\($0) IS \($1)" }.joined(separator: " AND ")
    let column = random.pick(columns)
    if random.chance(oneIn: 12) {
      (self.column, changed) = (nil, "")
      statement = "DELETE FROM \(table) WHERE \(place)"
    } else {
      self.column = column
      changed = Self.turned(row[column] ?? "", &random)
      statement = "UPDATE \(table) SET \(column) = \(changed) WHERE \(place)"
    }
    description = "\(table).\(self.column ?? "*"): \(row[column] ?? "") to \(changed)"
  }

  private static func turned(_ value: String, _ random: inout SplitMix64) -> String {
    if let number = Int64(value) { return String(number ^ (1 << Int64(random.below(62)))) }
    if value == "NULL" { return random.chance(oneIn: 2) ? "x'00'" : "zeroblob(16)" }
    guard value.hasPrefix("X'") else { return value.dropLast() + "0'" }
    var digits = Array(value.dropFirst(2).dropLast())
    switch random.below(digits.isEmpty ? 1 : 5) {
    case 0: digits += "00"
    case 1: digits.removeLast(2)
    default:
      let place = random.below(digits.count)
      let digit = (digits[place].hexDigitValue ?? 0) ^ (1 << random.below(4))
      digits[place] = Array("0123456789ABCDEF")[digit]
    }
    return "X'\(String(digits))'"
  }

  /// What nothing else in the file could tell, as the doctor says of itself.
  var isBeyondKnowing: Bool {
    switch (table, column) {
    case ("mailboxes", "ends"), ("messages", "number"), ("messages", "bytes"): true
    // How long a record was whose bytes are gone; more than any record is long is found.
    case ("records", "length"): row["content"] == "NULL"
    // How far a chain had come of which nothing is left.
    case ("chains", _):
      Self.emptied.contains(row["stream"] ?? "") && ["place", "head", nil].contains(column)
    // How often a family was written: any number stands for itself alone.
    case ("families", "version"):
      Int64(changed).map { $0 > 0 && SyncLimits.numbers.contains($0) } ?? false
    // What nobody misses: devices that pair begin anew, and a device says again what it has seen.
    case ("notes", nil), ("mailboxes", nil), ("messages", nil): true
    // The same to whoever reads it.
    case ("members", "is_parents"), ("members", "is_revoked"), ("families", "is_erased"):
      row[column ?? ""] != "0" && changed != "0"
    // What is left of a family that is erased: a mark that no other row knows.
    case ("families", "id"), ("families", nil): row["is_erased"] == "1"
    default: false
    }
  }

  /// The stream of which the records are erased in the file, and the view that is closed.
  private static let emptied = [8, 91].map { "X'\(UInt128($0).hexText.uppercased())'" }
}

/// A file as any program reads and writes it.
final class TestDatabase {
  private var handle: OpaquePointer?

  init(_ path: String) { sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil) }

  deinit { sqlite3_close_v2(handle) }

  /// Of one column.
  func texts(_ statement: String) -> [String] {
    var (prepared, found): (OpaquePointer?, [String]) = (nil, [])
    sqlite3_prepare_v2(handle, statement, -1, &prepared, nil)
    while sqlite3_step(prepared) == SQLITE_ROW {
      found.append(sqlite3_column_text(prepared, 0).map { String(cString: $0) } ?? "NULL")
    }
    sqlite3_finalize(prepared)
    return found
  }

  /// Whether a row was changed; another one may have its name.
  func change(_ statement: String) -> Bool {
    sqlite3_exec(handle, statement, nil, nil, nil) == SQLITE_OK && sqlite3_changes(handle) == 1
  }

  func run(_ statements: String) -> Bool {
    sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK
  }
}

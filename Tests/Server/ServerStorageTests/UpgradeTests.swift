import Foundation
import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// A folder of an earlier version, with every kind of row, goes on with this one.
@Suite struct UpgradeTests {
  /// All rows as values stand in statements, without how often a family was written: earlier versions did not count.
  private static func rows(_ path: String) -> [String: [String]] {
    let file = TestDatabase(path)
    var rows: [String: [String]] = [:]
    for table in file.texts("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name") {
      let columns = file.texts("SELECT name FROM pragma_table_info('\(table)')")
        .filter {
          $0 != "version" && $0 != "content" && $0 != "id" || table != "contents" && $0 == "id"
        }
      let quoted = columns.map { "quote(\($0))" }.joined(separator: "||'|'||")
      rows[table] = file.texts("SELECT \(quoted) FROM \(table)").sorted()
    }
    rows["bytes"] = file.texts(
      "SELECT quote(family)||seq||quote(bytes) FROM records LEFT JOIN contents ON id = content"
    ).sorted()
    return rows
  }

  @Test(arguments: EarlierVersion.all)
  func everyRowIsThereAndFamiliesGoOn(version: Int) throws {
    let file = try EarlierVersion.healthy(withWhatIsRare: version >= 4)
    let (now, before) = try (EarlierVersion.folder(file), EarlierVersion.folder(file))
    let path = before.path + "/families.sqlite"
    try EarlierVersion.make(version, of: path)
    do {
      let opened = try FamilyFile(in: DataFolder(before.path), TestFolder.makeRoster)
      let store = try opened.writing().store
      let (family, rows) = (SyncFamily(on: store), Self.rows(path))
      #expect(rows == Self.rows(now.path + "/families.sqlite"))
      #expect(rows.count > 12 && rows.values.count { !$0.isEmpty } > 11)
      let row = try #require(store.family(family.id))
      let chain = Chain(family: family.id, device: DeviceID(1), stream: .plan)
      let pack = try family.pack(40, after: store.place(chain) ?? .zero) { $0.roster = row.roster }
      #expect(family.store(pack).status == 200)
      #expect(family.top.number == row.top.number + 1)
      #expect(family.ask(.eraseFamily(family.id)).status == 204)
    }
    let findings = try FamilyDoctor.look(at: before.path, TestFolder.makeRoster).findings
    #expect(findings.filter { !$0.what.contains("MB left") }.isEmpty)
  }
}

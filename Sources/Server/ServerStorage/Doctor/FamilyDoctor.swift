import ServerCore
import SyncRoster
import SyncWire

/// Looks at everything that a server keeps, also while it does, and changes nothing.
///
/// What stands in one place alone it cannot compare with anything: how long a record was that is erased and how far its
/// chain had come, and the sealed messages of two devices that pair. Whether a pack is signed devices look at.
package struct FamilyDoctor {
  let makeRoster: RosterMaking
  var report = HealthReport()

  init(_ makeRoster: RosterMaking) { self.makeRoster = makeRoster }

  /// - Parameter row: none where it cannot be read.
  mutating func look(at row: FamilyRow?, _ connection: some RowConnection) {
    guard let row else {
      return report.findings.append(Finding("A row of the list of families cannot be read."))
    }
    if row.isErased {
      report.erased += 1
      return tell(erased(row, connection), row.id)
    }
    report.families += 1
    var walk = LogWalk(row, connection, makeRoster)
    walk.go()
    report.records += walk.records
    report.bytes += walk.bytes
    var kept = KeptRows(walk, connection, makeRoster)
    kept.compare()
    tell(walk.problems + kept.problems, row.id)
  }

  /// As many of one family as somebody reads.
  private static let most = 20

  mutating func tell(_ problems: [Finding], _ family: FamilyID) {
    var told = Array(problems.prefix(Self.most))
    if problems.count > told.count {
      told.append(Finding("\(problems.count - told.count) more are not as they have to be."))
    }
    report.findings += told.map { $0.of(family.raw.hexText) }
  }
}

extension FamilyRow {
  /// - Parameter row: its id, whether it is erased, top, link, roster, bytes and version.
  init?(_ row: some TableRow) {
    guard let id: FamilyID = row.id(0), let link = row.hash(3), let roster = row.hash(4),
      row.number(6) > 0, SyncLimits.numbers.contains(row.number(6))
    else { return nil }
    self.init(id, beginning: link)
    top.number = row.number(2)
    (isErased, self.roster, bytes) = (row.flag(1), roster, row.number(5))
  }
}

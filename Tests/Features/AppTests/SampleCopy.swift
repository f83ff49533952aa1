import AppCore
import Copies
import SyncEngine
import TestSupport

/// A copy of another family's, with one player in it.
enum SampleCopy {
  /// What it would add.
  static func plan(onto script: Script) -> BackupPlan {
    let reading = BackupReading(device: 7, onto: script.state.ledger) { _ in .utc }
    guard let backup = try? BackupReader.read(file(at: script.moment), reading) else {
      preconditionFailure()
    }
    return BackupPlan(backup, onto: script.stored, script.state.ledger)
  }

  static func file(at moment: Moment) -> [UInt8] {
    BackupWriter.file(of: records(), exportedAt: moment.now).bytes
  }

  private static func records() -> [UInt8] {
    var log = TestLog()
    let record = LogWriter.record(log.make(.playerSet(TestLog.player, name: "Ada")), counter: 1)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.count >> $0) } + record
  }
}

import Foundation
import ServerCore
import SyncRoster
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// What is damaged is found, and what is well is left alone.
@Suite struct DoctorTests {
  private let kept: Kept
  private var data: String { kept.folder.path + "/data" }

  init() throws {
    kept = try Kept()
    let family = kept.family
    #expect(try family.store(family.pack(1)).status == 200)
    #expect(try family.store(family.pack(2, of: 2, SyncFamily.player), by: 2).status == 200)
    let joining = Joining(device: SyncFamily.device(3), streams: [])
    #expect(try family.write(.add(joining)).status == 200)
    let gone = Revocation(device: DeviceID(3), cuts: [], epochs: [])
    #expect(try family.write(.revoke(gone)).status == 200)
  }

  private func look() throws -> HealthReport {
    var report = try FamilyDoctor.look(at: data, TestFolder.makeRoster)
    // Of this machine, and of no test.
    report.findings.removeAll { $0.what.contains("MB left") }
    return report
  }

  @Test func aServerThatIsWellIsFoundSoWhileItRuns() throws {
    let other = try kept.found(FamilyID(99))
    #expect(other.ask(.eraseFamily(FamilyID(99))).status == 204)
    #expect(
      kept.family.ask(.eraseStream(SyncFamily.family, SyncFamily.player), by: 2).status == 204
    )
    let report = try look()
    #expect(report.findings == [])
    #expect(report.isInUse)
    #expect((report.families, report.erased, report.records) == (1, 1, 7))
  }

  /// Whoever runs tests has some.
  @Test func theRoomThatIsLeftIsCountedInMegabytes() {
    #expect((1..<1 << 40).contains(FamilyDoctor.megabytesLeft(data) ?? 0))
  }

  @Test(arguments: [
    ("UPDATE contents SET bytes = zeroblob(length(bytes)) WHERE id = 4", "is not what was stored"),
    ("UPDATE records SET link = zeroblob(32) WHERE seq = 5", "the link at place 5 is another"),
    ("DELETE FROM records WHERE seq = 2", "a hole behind place 1"),
    ("DELETE FROM records WHERE seq = 7", "its top is not where its log ends"),
    ("UPDATE families SET bytes = bytes + 1", "it counts"),
    ("UPDATE chains SET place = place + 1", "another one is noted"),
    ("DELETE FROM stretches", "are not found by their stream"),
    ("DELETE FROM entries", "an entry is not found"),
    ("UPDATE members SET is_revoked = 0", "a device is noted otherwise"),
    (
      "UPDATE members SET streams = zeroblob(0) WHERE device = x'00000000000000000000000000000002'",
      "a device is noted otherwise"
    ),
    ("UPDATE families SET roster = zeroblob(32)", "its roster is not what"),
    ("UPDATE families SET is_erased = 1", "something of it is left"),
    ("PRAGMA user_version = 7", "of version 7"),
  ])
  func whatIsNotAsItHasToBeIsNamedWithWhatToDo(damage: String, words: String) throws {
    try kept.beside.connection.execute(damage)
    let findings = try look().findings
    #expect(findings.contains { $0.what.contains(words) }, "\(findings)")
    #expect(findings.allSatisfy { !$0.remedy.isEmpty && !"\($0)".contains("\n") })
  }

  @Test func rightsThatOthersHaveAreNamed() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: data)
    #expect(try look().findings.first?.remedy.contains("chmod go= \(data)") == true)
  }

  @Test func whereNothingIsKeptThatIsSaid() throws {
    let nowhere = kept.folder.path + "/nowhere"
    #expect(throws: StorageError.noFamilies(nowhere + "/families.sqlite")) {
      try FamilyDoctor.look(at: nowhere, TestFolder.makeRoster)
    }
    #expect(!FileManager.default.fileExists(atPath: nowhere))
  }
}

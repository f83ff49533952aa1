import Basics
import Foundation
import ServerCore
import SyncWire
import TestFamilies
import TestTiers
import Testing

@testable import ServerStorage

/// Whatever changes what a row means is found, wherever the dice fall.
@Suite struct DoctorDiceTests {
  private static func findings(_ folder: TestFolder) throws -> [Finding] {
    try FamilyDoctor.look(at: folder.path, TestFolder.makeRoster).findings
      .filter { !$0.what.contains("MB left") }
  }

  @Test func whereverABitIsAnotherOneThatIsFound() throws {
    let file = try EarlierVersion.healthy(withWhatIsRare: true)
    #expect(try Self.findings(EarlierVersion.folder(file)).isEmpty)
    var found = 0
    for seed in Tier.upTo(UInt64(250), nightly: 6000) {
      let folder = try EarlierVersion.folder(file)
      let database = TestDatabase(folder.path + "/families.sqlite")
      var random = SplitMix64(seed: seed)
      guard let damage = RowDamage(database, &random), database.change(damage.statement),
        !damage.isBeyondKnowing
      else { continue }
      let findings = try Self.findings(folder)
      #expect(!findings.isEmpty, "seed \(seed), \(damage)")
      #expect(findings.allSatisfy { !$0.remedy.isEmpty && !"\($0)".contains("\n") })
      found += 1
    }
    #expect(found > 150)
  }

  // MARK: - Earlier versions

  @Test(arguments: EarlierVersion.all)
  func aFileOfAnEarlierVersionIsLookedAtAndStaysAsItWas(version: Int) throws {
    let folder = try EarlierVersion.folder(EarlierVersion.healthy())
    let path = folder.path + "/families.sqlite"
    try EarlierVersion.make(version, of: path)
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(try Self.findings(folder).isEmpty)
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(
      TestDatabase(path).change(
        "UPDATE families SET bytes = 7 WHERE id = x'00000000000000000000000000000063'"
      )
    )
    #expect(try Self.findings(folder).count == 1)
  }

  @Test func aFileOfAnEarlierVersionThatIsInUseIsLeftToThatVersion() throws {
    let folder = try EarlierVersion.folder(EarlierVersion.healthy())
    #expect(TestDatabase(folder.path + "/families.sqlite").run("PRAGMA user_version = 3"))
    let inUse = try DataFolder(folder.path)
    let findings = try Self.findings(folder)
    #expect(findings.map(\.what) == ["The file is of version 3."])
    withExtendedLifetime(inUse) {}
  }
}

import Foundation
import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

@Suite struct BackupTests {
  @Test func aBackupIsTheServerAsItWasAtOneMomentAndGoesOnInAnotherFolder() throws {
    let kept = try Kept()
    let (id, file) = (SyncFamily.family, kept.folder.path + "/backup")
    #expect(try kept.family.store(kept.family.pack(1)).status == 200)
    try FamilyBackup.write(from: kept.folder.path + "/data", to: file)
    #expect(try kept.family.store(kept.family.pack(2, of: 2), by: 2).status == 200)
    let elsewhere = kept.folder.path + "/elsewhere"
    try FamilyBackup.restore(file, into: elsewhere)
    let restored = try FamilyFile(in: DataFolder(elsewhere), TestFolder.makeRoster).writing().store
    #expect(restored.family(id)?.top.number == 4)
    #expect(restored.record(id, 4)?.bytes == kept.family.store.record(id, 4)?.bytes)
    #expect(restored.record(id, 5) == nil)
    #expect(restored.roster(id).head == kept.family.rosterHead)
  }

  @Test func nothingIsOverwritten() throws {
    let kept = try Kept()
    let (data, file) = (kept.folder.path + "/data", kept.folder.path + "/backup")
    try Data("dear diary".utf8).write(to: URL(filePath: file))
    #expect(throws: StorageError.isThere(file)) { try FamilyBackup.write(from: data, to: file) }
    #expect(try Data(contentsOf: URL(filePath: file)) == Data("dear diary".utf8))
    try FileManager.default.removeItem(atPath: file)
    try FamilyBackup.write(from: data, to: file)
    #expect(throws: StorageError.isInUse(data)) { try FamilyBackup.restore(file, into: data) }
    let other = kept.folder.path + "/other"
    try FamilyBackup.restore(file, into: other)
    #expect(throws: StorageError.isThere(other + "/families.sqlite")) {
      try FamilyBackup.restore(file, into: other)
    }
  }

  @Test func whatIsNoBackupIsNotRestored() throws {
    let folder = try TestFolder()
    let (file, data) = (folder.path + "/backup", folder.path + "/data")
    #expect(throws: StorageError.noFamilies(file)) { try FamilyBackup.restore(file, into: data) }
    try Data(repeating: 65, count: 10_000).write(to: URL(filePath: file))
    let error = #expect(throws: StorageError.self) { try FamilyBackup.restore(file, into: data) }
    guard case .notOurs = error else { throw BrokenLaw("\(String(describing: error))") }
    let left = try FileManager.default.contentsOfDirectory(atPath: data)
    #expect(left == ["lock"], "neither the file nor half of it")
  }

  @Test func whoeverElseHasAnAccountOnTheMachineCannotLookIn() throws {
    let kept = try Kept()
    let file = kept.folder.path + "/backup"
    try FamilyBackup.write(from: kept.folder.path + "/data", to: file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}

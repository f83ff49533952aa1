import Foundation
import ServerCore
import SyncWire
import TestFamilies

@testable import ServerStorage

/// A folder that is gone when its test is.
final class TestFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "timequest-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// As a server that starts.
  func open() throws -> FamilyFile {
    try FamilyFile(in: DataFolder(path + "/data"), Self.makeRoster)
  }

  static let makeRoster = RosterMaking(
    isSigned: SyncFamily.isSigned,
    hash: { Hash256(SHA256.digest($0)) ?? .zero }
  )
}

import Commands
import Copies
import Domain
import FoundationEssentials
import Glibc
import SyncEngine
import Time

/// A copy of a family's data, read as the app reads it: all of it or nothing.
enum CopyFile {
  static func backup(_ path: String) throws(Failure) -> Backup {
    let file = EarlierText.inNormalForm(try bytes(of: path))
    guard let backup = try opened(file, path) else { throw sealed(path) }
    return backup
  }

  /// None for one that is sealed.
  private static func opened(_ file: [UInt8], _ path: String) throws(Failure) -> Backup? {
    do throws(BackupFault) {
      if try SealedCopy.read(file) != nil { return nil }
      return try BackupReader.read(file, reading)
    } catch {
      throw Failure(code: .damagedInput, message: "\"\(path)\": " + error.words)
    }
  }

  private static func sealed(_ path: String) -> Failure {
    Failure(
      code: .damagedInput,
      message: "\"\(path)\" is sealed, and what is in it is for those who have its passphrase. "
        + "Open it in TimeQuest, and save a copy there that is not sealed."
    )
  }

  /// Nothing is stored, so it never matters which device reads.
  private static var reading: BackupReading {
    BackupReading(device: 0, earlier: BackupReader.readEarlier) { UTCOffset(here: $0) }
  }

  private static func bytes(of path: String) throws(Failure) -> [UInt8] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(code: .noInput, message: "There is no file \"\(path)\".")
    }
    guard !isFolder, let data = FileManager.default.contents(atPath: path) else {
      throw Failure(code: .noInput, message: "\"\(path)\" cannot be read.")
    }
    return Array(data)
  }
}

extension UTCOffset {
  /// What the clocks of this machine's place show, then.
  init(here instant: Instant) {
    var (time, local) = (time_t(instant.milliseconds / 1000), tm())
    localtime_r(&time, &local)
    self.init(minutes: local.tm_gmtoff / 60)
  }
}

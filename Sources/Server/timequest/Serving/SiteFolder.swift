import Commands
import FoundationEssentials
import ServerCore

/// Reads the folder of the built app, once.
enum SiteFolder {
  static func read(_ folder: String) throws(Failure) -> StaticSite {
    guard exists(folder) else { throw problem("There is no folder \"\(folder)\".") }
    guard exists(folder + "/index.html") else {
      throw problem("There is no index.html in the folder \"\(folder)\".")
    }
    return StaticSite(contents: try contents(of: folder))
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// A home folder given by mistake must not fill the memory.
  private static let largestSite = 256 << 20

  private static func contents(of folder: String) throws(Failure) -> [String: [UInt8]] {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw problem("The folder \"\(folder)\" cannot be read.")
    }
    var contents: [String: [UInt8]] = [:]
    var size = 0
    for name in names where !isHidden(name) {
      guard let bytes = try file(folder + "/" + name) else { continue }
      size += bytes.count
      guard size <= largestSite else {
        throw problem("The folder \"\(folder)\" holds more than 256 MB; that is not the app.")
      }
      contents[name] = bytes
    }
    return contents
  }

  /// Nil for a folder.
  private static func file(_ path: String) throws(Failure) -> [UInt8]? {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw problem("The link \"\(path)\" leads nowhere.")
    }
    if isFolder { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw problem("The file \"\(path)\" cannot be read.")
    }
    return Array(data)
  }

  /// Files that begin with a dot belong to tools, and may hold what nobody should see.
  private static func isHidden(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func problem(_ text: String) -> Failure {
    Failure(
      code: .noInput,
      message: text + " Give the folder of the built app: timequest serve --site DIR"
    )
  }
}

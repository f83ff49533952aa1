import FoundationEssentials

/// A folder that files are written into.
package struct OutputFolder {
  private let path: String

  /// Makes it when it is not there.
  package init(_ path: String) throws(Failure) {
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(code: .cannotCreate, message: "The folder \"\(path)\" cannot be made.")
    }
  }

  package func write(_ text: String, to name: String) throws(Failure) {
    try write(Array(text.utf8), to: name)
  }

  package func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    let file = path + "/" + name
    guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else {
      throw Failure(code: .cannotCreate, message: "The file \"\(file)\" cannot be written.")
    }
  }
}

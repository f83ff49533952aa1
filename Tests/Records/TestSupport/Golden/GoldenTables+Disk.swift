#if !hasFeature(Embedded)
import Glibc

extension GoldenTables {
  /// As they lie beside the programs that compute them.
  package static let onDisk = GoldenTables(
    folder: "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
      + "/Rules/Golden/Tables"
  )

  package init(folder: String) {
    self.init { (file) throws(TableFault) in
      guard let bytes = read(folder + "/" + file) else {
        throw TableFault(file, "cannot be read: " + String(cString: strerror(errno)))
      }
      return bytes
    }
  }
}

/// None where something goes wrong; `errno` says what.
private func read(_ path: String) -> [UInt8]? {
  guard let stream = fopen(path, "rb") else { return nil }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&piece, 1, piece.count, stream)
    bytes += piece[..<count]
    if count < piece.count { return ferror(stream) == 0 ? bytes : nil }
  }
}
#endif

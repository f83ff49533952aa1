import SyncWire

/// The files of the app, all in memory.
///
/// A path is looked up and never opened, so no path can lead out of the folder.
package struct StaticSite: Sendable {
  private let files: [String: StaticFile]
  /// What its pages demand of their browser; nil if they do not say.
  let policy: String?
  /// The hash of each file, by its name.
  let hashes: JSON
  /// Which release of the app it is, and the hash of all its parts (Scripts/pack-site); nil if nothing says so.
  let version: String?

  /// - Parameter contents: bytes by path from the folder, such as `app/1f/app.css`. The bytes under
  ///   `app.css.br` and `app.css.gz` are the compressed forms of those under `app.css`.
  package init(contents: [String: [UInt8]]) {
    var files: [String: StaticFile] = [:]
    for (name, bytes) in contents where !Self.isVariant(name, in: contents) {
      let forms = ContentCoding.allCases.compactMap { coding in
        contents[name + coding.suffix].map { (coding, $0) }
      }
      files["/" + name] = StaticFile(
        bytes: bytes,
        compressed: Dictionary(uniqueKeysWithValues: forms),
        type: ContentType.of(name),
        lifetime: name.hasPrefix(Self.versionedFolder) ? .forEver : .untilAsked
      )
    }
    self.files = files
    hashes = .object(
      files.keys.sorted().map {
        JSONMember(name: String($0.dropFirst()), value: .string(files[$0]?.hash ?? ""))
      }
    )
    version = contents["version.txt"].map { bytes in
      String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    policy = contents["index.html"].flatMap(PolicyOfPage.read)
  }

  func respond(to request: HTTPRequest) -> Response {
    guard let file = file(at: request.path) else { return .notFound }
    guard request.method.isRead else {
      return .methodNotAllowed(allowed: HTTPRequest.Method.reading)
    }
    return file.respond(to: request.headers)
  }

  private func file(at path: String) -> StaticFile? {
    files[path == "/" ? "/index.html" : path]
  }

  /// Each version of the app has a folder of its own in there; see Scripts/pack-site.
  private static let versionedFolder = "app/"

  private static func isVariant(_ name: String, in contents: [String: [UInt8]]) -> Bool {
    ContentCoding.allCases.contains { coding in
      name.hasSuffix(coding.suffix) && contents[String(name.dropLast(coding.suffix.count))] != nil
    }
  }
}

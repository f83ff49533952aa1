/// The files of the app, all in memory.
///
/// A path is looked up and never opened, so no path can lead out of the folder.
package struct StaticSite: Sendable {
  private let files: [String: StaticFile]

  /// - Parameter contents: bytes by path from the folder, such as `scripts/app.js`. The bytes
  ///   under `app.js.br` are the brotli form of those under `app.js`.
  package init(contents: [String: [UInt8]]) {
    var files: [String: StaticFile] = [:]
    for (name, bytes) in contents where !Self.isVariant(name, in: contents) {
      files["/" + name] = StaticFile(
        bytes: bytes,
        brotli: contents[name + Self.brotliSuffix],
        type: ContentType.of(name)
      )
    }
    self.files = files
  }

  func respond(to request: Request) -> Response {
    guard let file = file(at: request.path) else { return .notFound }
    guard request.method.isRead else { return .methodNotAllowed(allowed: Request.Method.reading) }
    return file.respond(to: request.headers)
  }

  private func file(at path: String) -> StaticFile? {
    files[path == "/" ? "/index.html" : path]
  }

  private static let brotliSuffix = ".br"

  private static func isVariant(_ name: String, in contents: [String: [UInt8]]) -> Bool {
    name.hasSuffix(brotliSuffix) && contents[String(name.dropLast(brotliSuffix.count))] != nil
  }
}

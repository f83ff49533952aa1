/// A way to make a file smaller on its way; the smaller comes first.
enum ContentCoding: String, Sendable, CaseIterable {
  case brotli = "br"
  case gzip = "gzip"

  /// How the name of the compressed file ends.
  var suffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    }
  }
}

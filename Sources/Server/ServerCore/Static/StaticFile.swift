/// One file, as it is and compressed.
struct StaticFile: Sendable {
  /// How long a browser may use it without asking.
  enum Lifetime: String, Sendable {
    /// It keeps its name when its content changes, so the browser asks every time.
    case untilAsked = "no-cache"
    /// Its name says which version it is of: under this name there will never be anything else.
    case forEver = "public, max-age=31536000, immutable"
  }

  /// Of its bytes as they are: 64 digits.
  var hash: String { plain.hash }

  private let plain: Representation
  private let compressed: [ContentCoding: Representation]
  private let type: String
  private let lifetime: Lifetime

  init(bytes: [UInt8], compressed: [ContentCoding: [UInt8]], type: String, lifetime: Lifetime) {
    self.plain = Representation(bytes)
    self.compressed = compressed.mapValues { Representation($0) }
    self.type = type
    self.lifetime = lifetime
  }

  func respond(to request: Headers) -> Response {
    let coding = AcceptEncoding(request.list("Accept-Encoding"))
      .choose(among: ContentCoding.allCases.filter { compressed[$0] != nil })
    let chosen = coding.flatMap { compressed[$0] } ?? plain
    let isKnown = EntityTag.matches(chosen.tag, request.list("If-None-Match"))
    return Response(
      isKnown ? .notModified : .ok,
      headers: headers(of: chosen, in: coding),
      body: isKnown ? [] : chosen.bytes
    )
  }

  /// Also those of a 304: they refresh what the browser has kept (RFC 9110, section 15.4.5).
  private func headers(of chosen: Representation, in coding: ContentCoding?) -> Headers {
    var headers: Headers = [
      "Content-Type": type, "ETag": chosen.tag, "Cache-Control": lifetime.rawValue,
    ]
    if !compressed.isEmpty { headers.add("Vary", "Accept-Encoding") }
    if let coding { headers.add("Content-Encoding", coding.rawValue) }
    return headers
  }
}

private struct Representation: Sendable {
  let bytes: [UInt8]
  /// SHA-256, 64 digits.
  let hash: String
  let tag: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hash = SHA256.hexadecimal(bytes)
    tag = EntityTag.strong(ofHash: hash)
  }
}

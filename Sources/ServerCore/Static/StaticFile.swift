/// One file, in one or two codings.
struct StaticFile: Sendable {
  private let plain: Representation
  private let brotli: Representation?
  private let type: String

  init(bytes: [UInt8], brotli: [UInt8]?, type: String) {
    self.plain = Representation(bytes, coding: nil)
    self.brotli = brotli.map { Representation($0, coding: "br") }
    self.type = type
  }

  func respond(to request: Headers) -> Response {
    let chosen = choose(for: request)
    let isKnown = EntityTag.matches(chosen.tag, request.list("If-None-Match"))
    return Response(
      isKnown ? .notModified : .ok,
      headers: headers(of: chosen),
      body: isKnown ? [] : chosen.bytes
    )
  }

  private func choose(for request: Headers) -> Representation {
    guard let brotli, AcceptEncoding(request.list("Accept-Encoding")).prefersBrotli else {
      return plain
    }
    return brotli
  }

  /// Also those of a 304: they refresh what the browser has kept (RFC 9110, section 15.4.5).
  private func headers(of chosen: Representation) -> Headers {
    // Our files keep their names when their content changes, so the browser asks every time.
    var headers: Headers = [
      "Content-Type": type, "ETag": chosen.tag, "Cache-Control": "no-cache",
    ]
    if brotli != nil { headers.add("Vary", "Accept-Encoding") }
    if let coding = chosen.coding { headers.add("Content-Encoding", coding) }
    return headers
  }
}

private struct Representation: Sendable {
  let bytes: [UInt8]
  let coding: String?
  let tag: String

  init(_ bytes: [UInt8], coding: String?) {
    self.bytes = bytes
    self.coding = coding
    self.tag = EntityTag.strong(of: bytes)
  }
}

import SyncWire

/// One line of JSON a request: never a query, a header, a body or an address, nor the name of a family.
package struct AccessLog: Sendable {
  /// Time since any fixed moment; must never go backwards.
  let now: @Sendable () -> Duration
  /// Is called by whoever answers, perhaps by several at once.
  let write: @Sendable (String) -> Void

  package init(
    now: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.now = now
    self.write = write
  }

  /// The same handler, noted down.
  package func observing(_ handler: @escaping HTTPHandler) -> HTTPHandler {
    { request, answer in
      let start = now()
      let noted = answer.after { response in
        write(Self.line(request, response, took: now() - start))
        return response
      }
      handler(request, noted)
    }
  }

  /// One JSON object: `{"method":"GET","path":"/app.wasm","status":200,"bytes":61440,"ms":0.042}`.
  static func line(_ request: HTTPRequest, _ response: Response, took: Duration) -> String {
    let method = request.method.rawValue
    let bytes = response.bodyToSend(for: request.method).count
    return "{\"method\":\"\(method)\",\"path\":\"\(escaped(path(request, response)))\","
      + "\"status\":\(response.status.rawValue),\"bytes\":\(bytes),\"ms\":\(milliseconds(took))}"
  }

  /// Names of families, streams and codes are left out, and whatever somebody made up.
  private static func path(_ request: HTTPRequest, _ response: Response) -> String {
    guard request.path.hasPrefix(SyncService.path) else {
      return names(request, response) ? request.path : "-"
    }
    var path: [UInt8] = []
    for part in Array(request.path.utf8).split(separator: UInt8(ascii: "/")).prefix(6) {
      path.append(UInt8(ascii: "/"))
      path += words.contains { part.elementsEqual($0) } ? part : [UInt8(ascii: "*")]
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// Whether a path is one of ours: whoever is answered well has asked for what is there.
  private static func names(_ request: HTTPRequest, _ response: Response) -> Bool {
    let isServed = [.ok, .notModified].contains(response.status)
    return isServed || (Server.ownPaths + [CalendarRelay.path]).contains(request.path)
  }

  /// Those of the table of sync.
  private static let words: [[UInt8]] = {
    var words: Set<String> = []
    for case .word(let word) in SyncRoute.all.flatMap(\.path) { words.insert(word.description) }
    return words.map { Array($0.utf8) }
  }()

  private static func milliseconds(_ duration: Duration) -> String {
    let microseconds = max(0, duration / .microseconds(1))
    let whole = Int64(microseconds)
    let fraction = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private static func escaped(_ path: String) -> String {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var text: [UInt8] = []
    for byte in path.utf8 {
      if byte == quote || byte == backslash { text.append(backslash) }
      text.append(byte < 0x20 ? UInt8(ascii: "?") : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

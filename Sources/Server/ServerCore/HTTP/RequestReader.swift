import Basics

/// Takes requests out of the bytes that arrive on a connection, in whatever pieces they come.
///
/// As strict as HTTP/1.1 allows, and a little more: lines end with CR and LF, no line is folded, no
/// control character is anywhere, chunks have no extensions. After a fault nothing is read any more.
package struct RequestReader: Sendable {
  package struct Limits: Sendable {
    /// Of a request line with all fields, and of what follows the last chunk.
    package var head = 16 << 10
    /// Of a body that is read whatever it is for.
    package var smallBody = 0
    /// Of another one, known when the head is.
    package var body: @Sendable (HTTPRequest.Method, RequestTarget) -> Int = { _, _ in 1 << 20 }

    package init() {}
  }

  package enum Step: Sendable, Equatable {
    case needsMore
    /// The client waits to be told that it may send the body.
    case mayGoOn
    case request(HTTPRequest, Ending)
  }

  /// What the client can read, and whether it asks again.
  package struct Ending: Sendable, Equatable {
    /// It does not know chunks.
    package let isOldVersion: Bool
    /// The client will not use the connection again.
    package let isLast: Bool

    package static let now = Ending(isOldVersion: false, isLast: true)
  }

  enum Stage: Sendable {
    case line
    case fields(RequestHead)
    case body(RequestHead, length: Int)
    case chunkSize(RequestHead)
    case chunk(RequestHead, size: Int)
    case trailer(RequestHead)
  }

  private let limits: Limits
  private let caller: CallerAddress
  var stage = Stage.line
  /// What stands before `begin` has been read.
  private var bytes: [UInt8] = []
  private var begin = 0
  /// Behind `begin`: where no line ends.
  private var searched = 0
  /// Left of the limit of the head.
  private var headLeft: Int
  private var body: [UInt8] = []

  package init(
    _ limits: Limits = Limits(),
    caller: CallerAddress = CallerAddress(peer: "")
  ) {
    self.limits = limits
    self.caller = caller
    headLeft = limits.head
  }

  /// Nothing of a request has arrived.
  package var isBetweenRequests: Bool {
    if case .line = stage { buffered == 0 } else { false }
  }

  /// Whose request is arriving, and how long its body is said to be; none before its head is whole.
  package var arriving: (caller: String, length: Int)? {
    switch stage {
    case .line, .fields: nil
    case .body(let head, let length): (caller.of(head.headers), length)
    case .chunkSize(let head), .chunk(let head, _), .trailer(let head):
      (caller.of(head.headers), body.count)
    }
  }

  /// Bytes that are kept here.
  package var buffered: Int { bytes.count - begin + body.count }

  package mutating func take(_ arrived: some Sequence<UInt8>) {
    if begin > 0 {
      bytes.removeSubrange(..<begin)
      begin = 0
    }
    bytes.append(contentsOf: arrived)
  }

  package mutating func next() throws(RequestFault) -> Step {
    while true {
      switch stage {
      case .line:
        guard let line = try takeLine() else { return .needsMore }
        stage = .fields(try RequestHead(line: line))
      case .fields(let head):
        guard let line = try takeLine() else { return .needsMore }
        if line.isEmpty {
          if try beginBody(of: head) { return .mayGoOn }
        } else {
          try add(line, to: head)
        }
      case .body(let head, let length):
        guard let bytes = takeBytes(length) else { return .needsMore }
        body = Array(bytes)
        return finish(head)
      case .chunkSize(let head):
        guard let line = try takeLine() else { return .needsMore }
        try beginChunk(line, head)
      case .chunk(let head, let size):
        guard let bytes = takeBytes(size + 2) else { return .needsMore }
        try endChunk(bytes, head)
      case .trailer(let head):
        guard let line = try takeLine() else { return .needsMore }
        if line.isEmpty { return finish(head) }
        // Read like the fields of a head, and forgotten: nothing here has a use for them.
        var trailer = head
        try trailer.add(field: line)
      }
    }
  }
}

// MARK: - Parts

extension RequestReader {
  private mutating func add(
    _ field: ArraySlice<UInt8>,
    to head: consuming RequestHead
  ) throws(RequestFault) {
    var head = head
    // Nobody else has it meanwhile: so its fields are not copied for each that comes.
    stage = .line
    try head.add(field: field)
    stage = .fields(head)
  }

  /// - Returns: whether the client waits for a word.
  private mutating func beginBody(of head: RequestHead) throws(RequestFault) -> Bool {
    let waits = try head.expectsToGoOn()
    switch try head.framing() {
    case .length(let length):
      if length > limits.smallBody, length > mostBody(head) { throw .bodyTooLarge }
      stage = .body(head, length: length)
      return waits && length > 0 && begin == bytes.count
    case .chunks:
      headLeft = limits.head
      stage = .chunkSize(head)
      return waits && begin == bytes.count
    }
  }

  /// - Parameter line: hexadecimal digits.
  private mutating func beginChunk(
    _ line: ArraySlice<UInt8>,
    _ head: RequestHead
  ) throws(RequestFault) {
    guard !line.isEmpty, line.allSatisfy({ $0.hexadecimalValue != nil }) else { throw .malformed }
    guard let size = Int(String(decoding: line, as: UTF8.self), radix: 16),
      size <= mostBody(head) - body.count
    else { throw .bodyTooLarge }
    if size > 0 {
      stage = .chunk(head, size: size)
    } else {
      stage = .trailer(head)
    }
  }

  private mutating func endChunk(
    _ bytes: ArraySlice<UInt8>,
    _ head: RequestHead
  ) throws(RequestFault) {
    guard bytes.suffix(2).elementsEqual([0x0D, 0x0A]) else { throw .malformed }
    body += bytes.dropLast(2)
    // Chunks of one byte each would be all head.
    headLeft = limits.head
    stage = .chunkSize(head)
  }

  private mutating func finish(_ head: RequestHead) -> Step {
    let request = HTTPRequest(
      head.method,
      head.target,
      headers: head.headers,
      body: body,
      peer: caller.of(head.headers)
    )
    (stage, body, headLeft) = (.line, [], limits.head)
    return .request(request, Ending(isOldVersion: head.isOldVersion, isLast: head.isLast))
  }

  private func mostBody(_ head: RequestHead) -> Int { limits.body(head.method, head.target) }
}

// MARK: - Bytes

extension RequestReader {
  /// Without its end; nil while that has not come.
  private mutating func takeLine() throws(RequestFault) -> ArraySlice<UInt8>? {
    let rest = bytes[(begin + searched)...]
    guard let end = rest.firstIndex(of: 0x0A) else {
      searched = bytes.count - begin
      if searched > headLeft { throw .headTooLarge }
      return nil
    }
    let line = bytes[begin..<end]
    headLeft -= line.count + 1
    if headLeft < 0 { throw .headTooLarge }
    guard line.last == 0x0D, line.dropLast().allSatisfy({ !$0.isControl || $0 == 0x09 }) else {
      throw .malformed
    }
    (begin, searched) = (end + 1, 0)
    return line.dropLast()
  }

  private mutating func takeBytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard bytes.count - begin >= count else { return nil }
    defer { begin += count }
    return bytes[begin..<(begin + count)]
  }
}

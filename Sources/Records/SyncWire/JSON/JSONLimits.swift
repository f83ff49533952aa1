/// How much the parser takes from a stranger before it refuses.
package struct JSONLimits: Equatable, Sendable {
  /// Size of the whole text; in the browser its value takes up to fifteen times as much memory.
  package let bytes: Int

  /// Arrays and objects inside one another; `[[]]` is 2 deep.
  package let depth: Int

  /// What a value takes at least, in a text of many: each costs a reader time and memory.
  let bytesPerValue: Int

  /// - Parameter depth: taken as ``deepest`` when it is larger.
  package init(bytes: Int, depth: Int, bytesPerValue: Int = 1) {
    self.bytes = bytes
    self.depth = min(depth, Self.deepest)
    self.bytesPerValue = bytesPerValue
  }

  /// In a small text there may be any number.
  func values(inBytes bytes: Int) -> Int { 200_000 + bytes / bytesPerValue }

  /// 16 MiB and 64 levels.
  package static let standard = JSONLimits(bytes: 16 * 1024 * 1024, depth: 64)

  /// Parsing, comparing, writing and freeing a value recurse, and a browser's stack is small.
  package static let deepest = 256
}

/// How much the parser takes from a stranger before it refuses.
package struct JSONLimits: Equatable, Sendable {
  /// The most bytes of the whole text; in the browser its value takes up to fifteen times as much memory.
  package let bytes: Int

  /// The deepest nesting of arrays and objects; `[[]]` is 2 deep.
  package let depth: Int

  /// The bytes that each value has to take in a text of many, because each costs a reader time and memory.
  let bytesPerValue: Int

  /// Makes limits.
  ///
  /// - Parameter depth: the deepest nesting; at most ``deepest``.
  package init(bytes: Int, depth: Int, bytesPerValue: Int = 1) {
    self.bytes = bytes
    self.depth = min(depth, Self.deepest)
    self.bytesPerValue = bytesPerValue
  }

  /// The most values of a text; a small text may have any number.
  func values(inBytes bytes: Int) -> Int { 200_000 + bytes / bytesPerValue }

  /// The usual limits: 16 MiB and 64 levels.
  package static let standard = JSONLimits(bytes: 16 * 1024 * 1024, depth: 64)

  /// The deepest nesting of all: parsing, comparing, writing and freeing a value recurse, and a browser's stack is
  /// small.
  package static let deepest = 256
}

/// How much the parser takes from a stranger before it refuses.
package struct JSONLimits: Equatable, Sendable {
  /// Size of the whole text; in the browser its value takes up to fifteen times as much memory.
  package let bytes: Int

  /// Arrays and objects inside one another; `[[]]` is 2 deep.
  package let depth: Int

  /// - Parameter depth: taken as ``deepest`` when it is larger.
  package init(bytes: Int, depth: Int) {
    self.bytes = bytes
    self.depth = min(depth, Self.deepest)
  }

  /// 16 MiB and 64 levels.
  package static let standard = JSONLimits(bytes: 16 * 1024 * 1024, depth: 64)

  /// Parsing, comparing, writing and freeing a value recurse, and a browser's stack is small.
  package static let deepest = 256
}

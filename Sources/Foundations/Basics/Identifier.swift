/// A random 128-bit name of one thing, the same on every device; typed by what it names.
package struct Identifier<Subject>: Hashable, Sendable {
  package let raw: UInt128

  package init(_ raw: UInt128) {
    self.raw = raw
  }

  /// Enough of it to tell siblings on a screen apart.
  package var shortText: String { "\(UInt32(truncatingIfNeeded: raw))" }
}

extension Identifier: Comparable {
  package static func < (left: Identifier, right: Identifier) -> Bool { left.raw < right.raw }
}

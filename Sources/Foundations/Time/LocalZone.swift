/// How far the local clock is ahead of UTC, at any time; the browser knows it.
package struct LocalZone: Sendable {
  package let offset: @Sendable (Instant) -> UTCOffset

  package init(offset: @escaping @Sendable (Instant) -> UTCOffset) { self.offset = offset }

  package static let utc = LocalZone { _ in .utc }
}

/// How far a local clock is ahead of UTC, in minutes; bounded to a day either way.
package struct UTCOffset: Hashable, Sendable {
  package let minutes: Int

  package init(minutes: Int) {
    self.minutes = min(max(minutes, -1440), 1440)
  }

  package static let utc = UTCOffset(minutes: 0)
}

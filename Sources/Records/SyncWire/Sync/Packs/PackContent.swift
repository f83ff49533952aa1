import Basics

/// The segments of a pack: each begins where the one before it ends.
package struct PackContent: Hashable, Sendable {
  package let segments: [Segment]

  /// The span of all of them, which the header of a pack states.
  package let span: ChainSpan

  package init(_ segments: [Segment]) throws(WireError) {
    guard let first = segments.first, let last = segments.last else { throw .damaged }
    span = ChainSpan(
      first: first.span.first,
      last: last.span.last,
      previousHead: first.span.previousHead,
      head: last.span.head
    )
    for (next, segment) in segments.dropFirst().enumerated()
    where segment.span.before != segments[next].span.end { throw .damaged }
    guard span.isPossible else { throw .tooLarge }
    self.segments = segments
  }

  /// Reads content.
  ///
  /// - Parameter span: the span of the pack in which it came.
  package init(_ bytes: ArraySlice<UInt8>, span: ChainSpan) throws(WireError) {
    guard bytes.count <= SyncLimits.content else { throw .tooLarge }
    var reader = ByteReader(bytes)
    var segments: [Segment] = []
    var left = SyncLimits.operations
    while !reader.isAtEnd, let segment = reader.segment(upTo: left) {
      segments.append(segment)
      left -= segment.records.count
    }
    try reader.finish()
    try self.init(segments)
    guard self.span == span else { throw .damaged }
  }

  package var bytes: [UInt8] {
    get throws(WireError) {
      var writer = ByteWriter()
      for segment in segments { writer.write(segment) }
      guard writer.bytes.count <= SyncLimits.content else { throw .tooLarge }
      return writer.bytes
    }
  }
}
